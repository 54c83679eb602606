import { useSignal } from '@preact/signals';
import {
  compareResults,
  judgePhase,
  ordersOfMoves,
  RELATIONS,
  relationBetween,
  type TacPhase,
  type WhatIf,
  whatIf,
  whatIfAll,
} from '@standoff/gitm';
import { tacCatalogue, tacDifferences, tacWhatIfReport } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { change, pair, phase, result } from './bench.ts';
import { inOrder, setRelation } from './edit.ts';
import { Sentence } from './sentence.tsx';
import { GITM } from './text.ts';
import { unwrapped } from './told.ts';

/** Up to so many events the orders are looked through without being asked. */
const AT_ONCE = 6;
/** Milliseconds that the board has to be drawn before what may take longer is looked into. */
const AFTER_BOARD = 30;
/** So many other outcomes are written out. */
const SHOWN = 4;
/** Beyond so many states single relations are only looked at one by one. */
const FEW_STATES = 12;

/** One changed relation: what it changes, and a button that changes it. */
function Change({ of, one }: { readonly of: TacPhase; readonly one: WhatIf }): JSX.Element {
  const text = inLanguage(GITM);
  const [head, ...lines] = unwrapped(tacWhatIfReport(of, one, language.value));
  const [a, b] = one.states;
  return (
    <div
      class="change"
      onMouseEnter={() => {
        pair.value = one.states;
      }}
    >
      <div class="row top-align">
        <b class="grow">
          <Sentence text={head?.text} />
        </b>
        <button
          type="button"
          class="btn small"
          aria-label={`${text.tryIt}: ${head?.text ?? ''}`}
          onClick={() => change(setRelation(phase.value, a, b, one.after))}
        >
          {text.tryIt}
        </button>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.text} class={line.kind === 'warning' ? 'warn-text' : ''}>
            <Sentence text={line.text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What another relation of the pair looked at would change; without one, every relation that matters. */
export function RelationWhatIf(): JSX.Element | null {
  const text = inLanguage(GITM);
  const words = tacCatalogue(language.value);
  const now = phase.value;
  const found = useSignal<{ readonly of: TacPhase; readonly all: readonly WhatIf[] } | undefined>(undefined);
  useEffect(() => {
    if (now.states.length > FEW_STATES || now.events.length === 0) return;
    // After the new board is drawn: many relations take a moment.
    const later = setTimeout(() => {
      found.value = { of: now, all: whatIfAll(now) };
    }, AFTER_BOARD);
    return () => clearTimeout(later);
  }, [now]);
  const all = found.value?.of === now ? found.value.all : undefined;
  if (now.events.length === 0) return null;
  const looked = pair.value;
  const of =
    looked !== undefined && now.states.includes(looked[0]) && now.states.includes(looked[1])
      ? RELATIONS.filter((relation) => relation !== relationBetween(now, looked[0], looked[1])).map((relation) =>
          whatIf(now, looked[0], looked[1], relation),
        )
      : [];
  return (
    <section class="what-if" aria-label={text.whatIf}>
      <h2 class="sub">{text.whatIf}</h2>
      {of.map((one) => (
        <Change key={one.after} of={now} one={one} />
      ))}
      {all !== undefined && (
        <details class="corners">
          <summary>{all.length === 0 ? words.whatIf.noneMatters : words.whatIf.count(all.length)}</summary>
          {all.map((one) => (
            <Change key={`${one.states.join(' ')} ${one.after}`} of={now} one={one} />
          ))}
        </details>
      )}
    </section>
  );
}

/** Another order of the moves that comes out otherwise. */
interface Turned {
  readonly order: readonly number[];
  readonly phase: TacPhase;
  readonly pairs: readonly (readonly [number, number])[];
}

interface Found {
  readonly of: TacPhase;
  readonly outcomes: number;
  readonly exact: boolean;
  readonly turned: readonly Turned[];
}

/** Looks for orders of the moves that come out otherwise than the one given. */
function lookThrough(of: TacPhase): Found {
  const found = ordersOfMoves(of, { situations: 30_000, draws: 1_000, changes: of.events.length <= AT_ONCE });
  const turned = found.groups.flatMap((group) =>
    group.outcomes.flatMap((outcome, index): readonly Turned[] => {
      if (outcome.given) return [];
      const next = inOrder(of, group.events, outcome.order);
      const order = next.events.map((event) => of.events.indexOf(event));
      const way = group.changes.find((one) => one.from === 0 && one.to === index);
      return [{ order, phase: next, pairs: way?.turned ?? [] }];
    }),
  );
  return { of, outcomes: found.outcomes, exact: found.exact, turned };
}

/** Whether another order of the moves leads elsewhere, and to try it. */
export function OrderWhatIf(): JSX.Element | null {
  const text = inLanguage(GITM);
  const words = tacCatalogue(language.value);
  const found = useSignal<Found | undefined>(undefined);
  const now = phase.value;
  const many = now.events.length > AT_ONCE;
  useEffect(() => {
    if (now.events.length < 2 || many) return;
    // After the new board is drawn: the answer may take a moment.
    const later = setTimeout(() => {
      found.value = lookThrough(now);
    }, AFTER_BOARD);
    return () => clearTimeout(later);
  }, [now, many]);
  if (now.events.length < 2) return null;
  const here = found.value?.of === now ? found.value : undefined;
  if (here === undefined)
    return many ? (
      <div class="order-card">
        <p>{text.orderMany}</p>
        <button
          type="button"
          class="btn small"
          onClick={() => {
            found.value = lookThrough(now);
          }}
        >
          {text.orderLook}
        </button>
      </div>
    ) : null;
  if (here.turned.length === 0) return <p class="small muted pad-line">{text.orderSame}</p>;
  const name = (event: number): string => now.events[event]?.unit ?? '';
  return (
    <section class="order-card" aria-label={text.orderTitle}>
      <h2 class="sub">
        <Icon name="info" />
        {text.orderTitle}
      </h2>
      <p class="small">{words.orders.matters(here.outcomes)}</p>
      {here.turned.slice(0, SHOWN).map((one) => {
        const order = one.order.map((event) => event + 1).join(', ');
        const differences = differencesOf(one);
        return (
          <div key={order} class="turned">
            <b>{one.pairs.map(([first, second]) => words.orders.before(name(first), name(second))).join(', ')}</b>
            <ul>
              {differences.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button type="button" class="btn small" onClick={() => change(one.phase)}>
              <Icon name="branch" />
              {text.tryOrder(order)}
            </button>
          </div>
        );
      })}
      {here.turned.length > SHOWN && <p class="small">{words.orders.more(here.turned.length - SHOWN)}</p>}
    </section>
  );
}

/** What differs in another order, in sentences. */
function differencesOf({ phase: next, order }: Turned): readonly string[] {
  const turned = judgePhase(next);
  // Events are compared under the numbers that they have in the order given.
  const same = <T extends { readonly event: number }>(one: T): T => ({ ...one, event: order[one.event] ?? one.event });
  const found = compareResults(result.value, {
    ...turned,
    refused: turned.refused.map(same),
    attempts: turned.attempts.map(same),
  });
  return tacDifferences(found, language.value);
}
