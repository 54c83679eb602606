import {
  type ProvinceCode,
  positionOf,
  provinceOf,
  retreatOptions,
  STANDARD_MAP,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { explainClosedRetreat, explainOrder, explainUnordered, type Language, placeName } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { nodeOf, viewOf } from '../state/document.ts';
import { orderOf } from '../state/entry.ts';
import { verdictsOf } from '../state/verdict.ts';
import { doc, entry, mayOrder, order, view } from './bench.ts';
import { unitName } from './name.ts';
import { PowerMark } from './power-chip.tsx';
import { BENCH } from './text.ts';

/** Why a unit was driven out: what was said of it in the movement before, where that is in the tree. */
function whyOut(at: ProvinceCode, lang: Language): string | undefined {
  const { node } = view.value;
  const before = node.board !== undefined || node.parent === undefined ? undefined : nodeOf(doc.value, node.parent);
  if (before === undefined) return undefined;
  const found = verdictsOf(viewOf(doc.value, before).result).find(
    (one) => one.at === at && one.judged.reason.dislodged !== undefined,
  );
  if (found === undefined) return undefined;
  return found.kind === 'order' ? explainOrder(found.judged, lang) : explainUnordered(found.judged, lang);
}

/** Each dislodged unit with the places it may go, numbered as on the board, and why not elsewhere. */
export function RetreatPanel(): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const { state, given } = view.value;
  return (
    <div class="cards">
      {retreatOptions(STANDARD_MAP, positionOf(state), state.rules).map(({ unit, open, closed }) => {
        if (!mayOrder(unit.power)) return null;
        const at = provinceOf(unit.at);
        const ref = { type: unit.type, at: unit.at };
        const now = orderOf(given, at);
        const isChosen = entry.value.step !== 'idle' && entry.value.at === at;
        const choice = (written: WrittenOrder, name: string, number: number): JSX.Element => {
          const on =
            now?.kind === written.kind &&
            (now.kind !== 'retreat' || (written.kind === 'retreat' && now.to === written.to));
          return (
            <button
              key={name}
              type="button"
              class="menu-item"
              aria-pressed={on}
              onClick={() => order(unit.power, written)}
            >
              <kbd>{number}</kbd>
              <span>{name}</span>
            </button>
          );
        };
        return (
          <section
            key={at}
            class={`unit-card ${isChosen ? 'on' : ''}`}
            aria-label={text.mustRetreat(unitName(unit, lang))}
          >
            <div class="row">
              <PowerMark power={unit.power} />
              <h3 class="card-title grow">{text.mustRetreat(unitName(unit, lang))}</h3>
              <button
                type="button"
                class="btn ghost small icon-only"
                aria-label={text.orderUnit(unitName(unit, lang))}
                onClick={() => {
                  entry.value = { step: 'unit', at };
                }}
              >
                <Icon name="map" />
              </button>
            </div>
            {whyOut(at, lang) !== undefined && <p class="small muted">{whyOut(at, lang)}</p>}
            <div class="item-box">
              {open.map((to, index) => choice({ kind: 'retreat', unit: ref, to }, placeName(to, lang), index + 1))}
              {choice({ kind: 'disband', unit: ref }, text.disband, 0)}
              {closed.map((one) => (
                <div key={one.to} class="menu-item closed">
                  <Icon name="close" />
                  <span>{placeName(one.to, lang)}</span>
                  <small>{explainClosedRetreat(one, lang, unit.power)}</small>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
