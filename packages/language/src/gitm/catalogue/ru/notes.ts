import type { Difference, Remark } from '@standoff/gitm';
import type { Speaker } from '../../speaker.ts';
import type { SingleWarning, TacCatalogue } from '../catalogue.ts';
import { joined } from '../lists.ts';
import { counted } from './count.ts';
import { withName } from './with.ts';

const AND = 'и';

function forbidden(warning: SingleWarning & { readonly code: 'interception-forbidden' }): string {
  const { why, unit, target, at, steps, mover_steps } = warning;
  switch (why) {
    case 'too-late':
      return `${unit} до ${at} нужно ${counted(steps, 'шаг', 'шага', 'шагов')}, а ${target} только ${mover_steps ?? 0}`;
    case 'one-square-move':
      return `${target} идёт всего на один квадрат`;
    case 'off-the-line':
      return `${target} не проходит через ${at}`;
    case 'outside-box':
      return `${at} вне области перехвата ${unit}`;
  }
}

export function warning(one: SingleWarning, speaker: Speaker): string {
  switch (one.code) {
    case 'enemies-on-one-side': {
      const [a, b] = one.states.map((state) => speaker.state(state));
      const verb = one.side === 'attack' ? 'атакуют' : 'обороняются';
      return `${one.square}: ${a?.name} и ${b?.name} ${verb} вместе, хотя у ${a?.gen} ${withName(b?.ins ?? '')} война.`;
    }
    case 'allies-on-opposite-sides': {
      const [a, b] = one.states.map((state) => speaker.state(state));
      return `${one.square}: у ${a?.gen} ${withName(b?.ins ?? '')} союз, но они на разных сторонах: атакует ${a?.name}, обороняется ${b?.name}.`;
    }
    case 'start-breaks-r16': {
      const [a, b] = one.states.map((state) => speaker.state(state));
      const relation = one.relation === 'war' ? 'война' : 'нейтралитет';
      return `${one.square}: в начале вместе стояли ${a?.name} и ${b?.name}, хотя у ${a?.gen} ${withName(b?.ins ?? '')} ${relation}.`;
    }
    case 'ordered-in-battle':
      return `${one.unit} застигнуто боем в ${one.square} до своего хода (событие ${one.event + 1}) и остаётся.`;
    case 'interception-forbidden':
      return `По открытым правилам ${one.unit} не могло перехватить ${one.target} в ${one.at}: ${forbidden(one)}. Рассмотрено как дано.`;
    case 'intercepts-ally':
      return `${one.unit} перехватывает своего союзника ${one.target}: его шаг рассмотрен как обычный ход.`;
    case 'not-where-said':
      return `${one.unit} стоит в ${one.stands}, а не в ${one.said}, как сказано в событии ${one.event + 1}.`;
  }
}

export const assumed: TacCatalogue['assumed'] = (pairs, speaker) => {
  const list = pairs.map(([a, b]) => `${speaker.state(a).name} – ${speaker.state(b).name}`).join(', ');
  return `Не дано отношение для пар: ${list}. Они сочтены нейтральными, а нейтральные не пускают.`;
};

export function remark(one: Remark): string {
  if (one.code === 'already-there') return `${one.unit} уже в ${one.square}.`;
  const verbs = one.by.length === 1 ? ['стоит', 'преграждает'] : ['стоят', 'преграждают'];
  return `${one.unit} проходит ${one.square}, где ${verbs[0]} и ${verbs[1]} путь ${joined(one.by, AND)}; рассмотрено так, будто оно прошло.`;
}

const SIDES = { attack: 'атакует', defend: 'обороняется' } as const;

function otherBars({ unit, to, before, after }: Difference & { readonly code: 'refused-by-others' }): string {
  const more = after.filter((bar) => !before.includes(bar));
  const verb = (bars: readonly string[]): string => (bars.length === 1 ? 'не пускает' : 'не пускают');
  if (more.length === 0) return `${unit} в ${to} ${verb(after)} только ${joined(after, AND)}.`;
  if (before.some((bar) => !after.includes(bar))) return `${unit} в ${to} ${verb(after)} ${joined(after, AND)}.`;
  return `${unit} в ${to} ${verb(more)} ещё и ${joined(more, AND)}.`;
}

export function difference(one: Difference): string {
  switch (one.code) {
    case 'battle-begins':
      return `Бой в ${one.square}, начинает ${one.battle.began_by}: ${joined(one.battle.attackers, AND)} против ${joined(one.battle.defenders, AND)}.`;
    case 'battle-gone':
      return `Боя в ${one.square} нет.`;
    case 'other-starter':
      return `Бой в ${one.square} начинает ${one.after}, а не ${one.before}.`;
    case 'other-side':
      if (one.after === undefined) return `${one.unit} не участвует в бою в ${one.square}.`;
      if (one.before === undefined) return `${one.unit} участвует в бою в ${one.square}: ${SIDES[one.after]}.`;
      return `${one.unit} в ${one.square} ${SIDES[one.after]}, а не ${SIDES[one.before]}.`;
    case 'now-refused':
      return `${one.unit} не входит в ${one.to}: ${one.because.length === 1 ? 'не пускает' : 'не пускают'} ${joined(one.because, AND)}.`;
    case 'no-longer-refused':
      return `${one.unit} пускают в ${one.to}.`;
    case 'refused-by-others':
      return otherBars(one);
    case 'elsewhere':
      return `${one.unit} в конце в ${one.after}, а не в ${one.before}.`;
    case 'now-caught':
      return `${one.unit} застигнуто боем до события ${one.event + 1}.`;
    case 'no-longer-caught':
      return `${one.unit} не застигнуто боем до события ${one.event + 1}.`;
  }
}
