import type { Difference, Remark } from '@standoff/gitm';
import type { Speaker } from '../../speaker.ts';
import type { SingleWarning, TacCatalogue } from '../catalogue.ts';
import { joined } from '../lists.ts';

const AND = 'and';

function forbidden(warning: SingleWarning & { readonly code: 'interception-forbidden' }): string {
  const { why, unit, target, at, steps, mover_steps } = warning;
  switch (why) {
    case 'too-late':
      return `${unit} needs ${steps} steps to ${at} and ${target} only ${mover_steps ?? 0}`;
    case 'one-square-move':
      return `${target} moves only one square`;
    case 'off-the-line':
      return `${target} does not pass ${at}`;
    case 'outside-box':
      return `${at} lies outside the box of ${unit}`;
  }
}

export function warning(one: SingleWarning, speaker: Speaker): string {
  switch (one.code) {
    case 'enemies-on-one-side': {
      const [a, b] = one.states.map((state) => speaker.state(state).inText);
      return `${one.square}: ${a} and ${b} are at war and both ${one.side}.`;
    }
    case 'allies-on-opposite-sides': {
      const [a, b] = one.states.map((state) => speaker.state(state).inText);
      return `${one.square}: ${a} and ${b} are allied; ${a} attacks and ${b} defends.`;
    }
    case 'start-breaks-r16': {
      const [a, b] = one.states.map((state) => speaker.state(state).inText);
      const relation = one.relation === 'war' ? 'at war' : 'neutral';
      return `${one.square}: units of ${a} and ${b} stood together at the start although they are ${relation}.`;
    }
    case 'ordered-in-battle':
      return `${one.unit} was caught in the battle at ${one.square} before its turn (event ${one.event + 1}): it stays.`;
    case 'interception-forbidden':
      return `${one.unit} could not intercept ${one.target} at ${one.at} by the public rules: ${forbidden(one)}. It was judged as given.`;
    case 'intercepts-ally':
      return `${one.unit} intercepts ${one.target}, its ally: its step is judged as a plain move.`;
    case 'not-where-said':
      return `${one.unit} stands at ${one.stands}, not at ${one.said} as event ${one.event + 1} says.`;
  }
}

export const assumed: TacCatalogue['assumed'] = (pairs, speaker) => {
  const list = pairs.map(([a, b]) => `${speaker.state(a).name} – ${speaker.state(b).name}`).join(', ');
  return `No relation is given for ${list}: taken as neutral, which keeps units out.`;
};

export function remark(one: Remark): string {
  if (one.code === 'already-there') return `${one.unit} is at ${one.square} already.`;
  const verbs = one.by.length === 1 ? 'stands and blocks' : 'stand and block';
  return `${one.unit} passes ${one.square}, where ${joined(one.by, AND)} ${verbs} the way; it was judged as if it got through.`;
}

const SIDES = { attack: 'attacks', defend: 'defends' } as const;

function otherBars({ unit, to, before, after }: Difference & { readonly code: 'refused-by-others' }): string {
  const more = after.filter((bar) => !before.includes(bar));
  if (more.length === 0) return `Only ${joined(after, AND)} would keep ${unit} out of ${to}.`;
  if (before.some((bar) => !after.includes(bar))) return `${joined(after, AND)} would keep ${unit} out of ${to}.`;
  return `${joined(more, AND)} would keep ${unit} out of ${to} too.`;
}

export function difference(one: Difference): string {
  switch (one.code) {
    case 'battle-begins':
      return `A battle at ${one.square}, begun by ${one.battle.began_by}: ${joined(one.battle.attackers, AND)} against ${joined(one.battle.defenders, AND)}.`;
    case 'battle-gone':
      return `No battle at ${one.square}.`;
    case 'other-starter':
      return `${one.after} begins the battle at ${one.square}, not ${one.before}.`;
    case 'other-side':
      if (one.after === undefined) return `${one.unit} is not in the battle at ${one.square}.`;
      if (one.before === undefined) return `${one.unit} is in the battle at ${one.square} and ${SIDES[one.after]}.`;
      return `${one.unit} ${SIDES[one.after]} at ${one.square} instead of ${one.before === 'attack' ? 'attacking' : 'defending'}.`;
    case 'now-refused':
      return `${one.unit} is kept out of ${one.to} by ${joined(one.because, AND)}.`;
    case 'no-longer-refused':
      return `${one.unit} is not kept out of ${one.to}.`;
    case 'refused-by-others':
      return otherBars(one);
    case 'elsewhere':
      return `${one.unit} ends at ${one.after}, not at ${one.before}.`;
    case 'now-caught':
      return `${one.unit} is caught in a battle before event ${one.event + 1}.`;
    case 'no-longer-caught':
      return `${one.unit} is not caught in a battle before event ${one.event + 1}.`;
  }
}
