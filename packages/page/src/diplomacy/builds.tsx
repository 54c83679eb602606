import {
  coastOf,
  freeHomeCentres,
  type Power,
  positionOf,
  provinceOf,
  STANDARD_MAP,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { placeName, powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { inLanguage, language } from '../shell/language.ts';
import { currentNode } from '../state/document.ts';
import { setLines } from '../state/edit.ts';
import { orderOf, ordersAt } from '../state/entry.ts';
import { shortOrder } from '../state/write.ts';
import { change, doc, mayOrder, order, takeBack, view } from './bench.ts';
import { unitName } from './name.ts';
import { PowerMark } from './power-chip.tsx';
import { BENCH } from './text.ts';

function same(a: WrittenOrder | undefined, b: WrittenOrder): boolean {
  return a !== undefined && shortOrder(a) === shortOrder(b);
}

/** An order of winter as a button that gives it and takes it back. */
function Switch(props: {
  readonly power: Power;
  readonly written: WrittenOrder;
  readonly name: string;
  readonly label: string;
}): JSX.Element {
  const at = props.written.kind === 'waive' ? '' : provinceOf(props.written.unit.at);
  const on = same(orderOf(view.value.given, at), props.written);
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={on}
      aria-label={props.label}
      onClick={() => (on ? takeBack(at) : order(props.power, props.written))}
    >
      {props.name}
    </button>
  );
}

function Waive({ power, most }: { readonly power: Power; readonly most: number }): JSX.Element {
  const text = inLanguage(BENCH);
  const lines = currentNode(doc.value).orders[power] ?? [];
  const waived = view.value.given.filter((given) => given.power === power && given.order.kind === 'waive').length;
  const word = shortOrder({ kind: 'waive' });
  return (
    <div class="row">
      <span class="grow small muted">
        {text.waive}: {waived}
      </span>
      <button
        type="button"
        class="btn small icon-only"
        aria-label={`${text.waive} −`}
        disabled={waived === 0}
        onClick={() =>
          change(
            setLines(
              doc.value,
              power,
              lines.filter((line, index) => line !== word || index !== lines.lastIndexOf(word)),
            ),
          )
        }
      >
        −
      </button>
      <button
        type="button"
        class="btn small icon-only"
        aria-label={`${text.waive} +`}
        disabled={waived >= most}
        onClick={() => change(setLines(doc.value, power, [...lines, word]))}
      >
        +
      </button>
    </div>
  );
}

/** What each power may build or has to disband. */
export function BuildPanel(): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const { state, result } = view.value;
  if (result.phase !== 'build') return <p class="muted pad">{text.level}</p>;
  const due = result.adjustments.filter((one) => one.due !== 0 && mayOrder(one.power));
  if (due.length === 0) return <p class="muted pad">{text.level}</p>;
  return (
    <div class="cards">
      {due.map((one) => {
        const { power } = one;
        const name = powerName(power, lang);
        const homes = one.due > 0 ? freeHomeCentres(STANDARD_MAP, positionOf(state), power) : [];
        const units = one.due < 0 ? state.units.filter((unit) => unit.power === power) : [];
        return (
          <section key={power} class="unit-card" aria-label={name}>
            <div class="row">
              <PowerMark power={power} />
              <h3 class="card-title grow">
                {one.due > 0 ? text.mayBuild(name, one.due) : text.mustRemove(name, -one.due)}
              </h3>
              <span class="num muted">
                {one.done + one.waived}/{Math.abs(one.due)}
              </span>
            </div>
            <p class="small muted">
              {text.balance(one.centers, one.units)} {one.due > 0 && homes.length === 0 ? text.noHome : ''}
            </p>
            {homes.map((at) => (
              <div key={at} class="row build-row">
                <span class="grow">{placeName(at, lang)}</span>
                {ordersAt(state, at).map((written) => {
                  if (written.kind !== 'build') return null;
                  const coast = coastOf(written.unit.at);
                  const letter = `${written.unit.type ?? ''}${coast === undefined ? '' : ` ${coast.toLowerCase()}`}`;
                  return (
                    <Switch
                      key={letter}
                      power={power}
                      written={written}
                      name={letter}
                      label={text.build(unitName(written.unit, lang))}
                    />
                  );
                })}
              </div>
            ))}
            {units.map((unit) => (
              <div key={unit.at} class="row build-row">
                <span class="grow">{unitName(unit, lang)}</span>
                <Switch
                  power={power}
                  written={{ kind: 'disband', unit: { type: unit.type, at: unit.at } }}
                  name={text.disband}
                  label={`${text.disband}: ${unitName(unit, lang)}`}
                />
              </div>
            ))}
            {one.due > 0 && state.rules['4.D.7'] === 'a' && <Waive power={power} most={one.due} />}
          </section>
        );
      })}
    </div>
  );
}
