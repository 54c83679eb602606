import { powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { differences } from '../state/verdict.ts';
import { doc, side, view } from './bench.ts';
import { phaseTitle } from './name.ts';
import { rulesName } from './rules-name.ts';
import { BENCH } from './text.ts';

/** What stands under the phase: how far the orders are, or what came out. */
function Summary(): JSX.Element {
  const text = inLanguage(BENCH);
  const { state, node, result, given, next } = view.value;
  const words = ((): string => {
    if (node.judged === true && side.value === 'next') {
      if (next.end !== undefined) return text.ended;
      return next.phase.kind === 'retreat'
        ? text.toRetreat(next.dislodged.length)
        : next.phase.kind === 'build'
          ? text.builds
          : phaseTitle(next.phase, language.value);
    }
    if (result.phase === 'movement') {
      if (node.judged !== true) {
        const places = new Set(
          given.flatMap(({ order }) => (order.kind === 'waive' ? [] : [order.unit.at.slice(0, 3)])),
        );
        return text.movement(state.units.filter((unit) => places.has(unit.at.slice(0, 3))).length, state.units.length);
      }
      const moves = result.orders.filter(({ order }) => order.kind === 'move');
      const moved = moves.filter((one) => one.result[0] === 'succeeds').length;
      return text.judgedMovement(
        moved,
        result.orders.filter((one) => ['fails', 'illegal', 'invalid', 'cut', 'disrupted'].includes(one.result[0] ?? ''))
          .length,
        result.dislodgedAfter.length,
      );
    }
    return result.phase === 'retreat' ? text.toRetreat(state.dislodged.length) : text.builds;
  })();
  return <p class="small muted">{words}</p>;
}

/** Whether another published profile would judge the phase otherwise. */
function isOtherwise(): boolean {
  const { state, given, result } = view.value;
  return differences(state, given, result).some(({ orders, board }) => orders.length > 0 || board);
}

/** The end of a game, told over the panel. */
export function Ended(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const end = view.value.node.judged === true ? view.value.next.end : view.value.state.end;
  if (end === undefined) return null;
  const told =
    end.kind === 'solo'
      ? text.won(powerName(end.power, language.value), end.centers)
      : end.kind === 'draw'
        ? text.drawn
        : text.lastYear;
  return (
    <p class="band good">
      <Icon name="check" />
      <b>{told}</b>
    </p>
  );
}

/** The name of the phase one looks at. */
export function titleNow(): string {
  const { node, next, state } = view.value;
  return phaseTitle(node.judged === true && side.value === 'next' ? next.phase : state.phase, language.value);
}

/** The phase, how far it is, and the rules it is judged by. */
export function PhaseHead({ openRules }: { readonly openRules: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  return (
    <div class="phase-head">
      <div class="row">
        <h2 class="grow">{titleNow()}</h2>
        <button type="button" class="chip" onClick={openRules}>
          {text.rulesOf(rulesName(doc.value.rules, text.custom))}
          {isOtherwise() ? (
            <span class="warn-text" title={text.otherwise}>
              <Icon name="warn" />
              <span class="sr-only">{text.otherwise}</span>
            </span>
          ) : (
            <Icon name="down" />
          )}
        </button>
      </div>
      <Summary />
    </div>
  );
}
