import { useSignal } from '@preact/signals';
import type { Battle, Placement } from '@standoff/gitm';
import { tacReport, tacText } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { copyText } from '../keep/save-file.ts';
import { inLanguage, language } from '../shell/language.ts';
import { phase, reached, result, step } from './bench.ts';
import { Rules } from './events.tsx';
import { Sentence } from './sentence.tsx';
import { GITM } from './text.ts';
import { placedBecause, sentence, type Telling, tellingOf } from './told.ts';
import { UnitTag } from './unit-tag.tsx';

/** The whole report as text that goes into a mail. */
export function reportText(): string {
  return tacText(tacReport(phase.value, result.value, { lang: language.value }));
}

function Side(props: {
  readonly telling: Telling;
  readonly battle: Battle;
  readonly head: string;
  readonly placements: readonly Placement[];
}): JSX.Element {
  const { telling, battle, head, placements } = props;
  return (
    <div class="side-column">
      <h3>{head}</h3>
      <ul>
        {placements.map((placement) => (
          <li key={placement.unit} data-placed={placement.unit}>
            <UnitTag unit={placement.unit} />
            {placement.unit === battle.began_by && (
              <span class="seal-text">
                <Icon name="starter" />
              </span>
            )}{' '}
            <Sentence text={sentence(placedBecause(telling, battle, placement))} /> <Rules rules={placement.rules} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BattleCard({ telling, battle }: { readonly telling: Telling; readonly battle: Battle }): JSX.Element {
  const { words } = telling;
  const there = new Set(
    reached.value.filter((one) => one.square === battle.square && one.side !== undefined).map(({ unit }) => unit),
  );
  const placed = result.value.sides.filter((one) => one.square === battle.square && there.has(one.unit));
  const kept = result.value.refused.filter((one) => one.to === battle.square && one.event < step.value);
  return (
    <section class="battle-card" aria-label={words.heads.battleAt(battle.square)}>
      <div class="row">
        <span class="seal-text">
          <Icon name="battle" />
        </span>
        <h2 class="grow">
          <Sentence text={words.heads.battleAt(battle.square)} />
        </h2>
      </div>
      <div class="sides">
        {(['attack', 'defend'] as const).map((side) => (
          <Side
            key={side}
            telling={telling}
            battle={battle}
            head={words.heads[side]}
            placements={placed.filter((one) => one.side === side)}
          />
        ))}
      </div>
      {battle.rating !== undefined && <p class="small muted">{words.heads.rating(battle.rating)}</p>}
      {kept.length > 0 && (
        <>
          <h3 class="kept-head">
            <Icon name="refused" />
            {words.heads.refused}
          </h3>
          <ul>
            {kept.map((refusal) => (
              <li key={`${refusal.event} ${refusal.unit}`}>
                <UnitTag unit={refusal.unit} /> <Sentence text={words.refusal(refusal, telling.speaker)} />{' '}
                <Rules rules={refusal.rules} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Warnings, and where the result rests on a reading or is left open: of the whole phase. */
function Notes({ telling }: { readonly telling: Telling }): JSX.Element | null {
  const { words, speaker } = telling;
  const { warnings, remarks, readings, open } = result.value;
  const pairs = warnings.flatMap((one) => (one.code === 'assumed-neutral' ? [one.states] : []));
  const told = [
    ...(pairs.length > 0 ? [words.assumed(pairs, speaker)] : []),
    ...warnings.flatMap((one) => (one.code === 'assumed-neutral' ? [] : [words.warning(one, speaker)])),
    ...remarks.filter((one) => one.code !== 'already-there').map((one) => words.remark(one)),
  ];
  const numbers = (list: typeof readings): typeof readings =>
    list.filter((one, index) => list.findIndex(({ number }) => number === one.number) === index);
  return (
    <>
      {told.length > 0 && (
        <ul class="notes" aria-label={words.heads.warnings}>
          {told.map((one) => (
            <li key={one} class="warn-text">
              <Icon name="warn" />
              <span>
                <Sentence text={one} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {(
        [
          [words.heads.readings, numbers(readings), 'reading'],
          [words.heads.open, numbers(open), 'open'],
        ] as const
      ).map(([head, corners, which]) => {
        const lines = corners.flatMap(({ number }) => {
          const told = words.corner[number][which];
          return told === undefined ? [] : [[number, told] as const];
        });
        return (
          lines.length > 0 && (
            <details key={head} class="corners">
              <summary>{head}</summary>
              <ul>
                {lines.map(([number, line]) => (
                  <li key={number}>
                    <b>{number}</b> {line}
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
    </>
  );
}

/** The report as it goes into a mail; made when it is asked for. */
function Report(): JSX.Element {
  const text = inLanguage(GITM);
  const open = useSignal(false);
  const copied = useSignal(false);
  return (
    <details
      class="corners"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{text.report}</summary>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          void copyText(reportText()).then((done) => {
            copied.value = done;
            setTimeout(() => {
              copied.value = false;
            }, 1500);
          });
        }}
      >
        <Icon name="copy" />
        {copied.value ? text.copied : text.copyReport}
      </button>
      {open.value && (
        <pre class="report" tabIndex={0}>
          {reportText()}
        </pre>
      )}
    </details>
  );
}

/** The battles begun so far with who fights on which side and why, and what is to be noted. */
export function Battles(): JSX.Element {
  const telling = tellingOf(phase.value, result.value, language.value);
  const begun = result.value.battles.filter((battle) => battle.event < step.value);
  const isWhole = step.value === phase.value.events.length;
  const elsewhere = result.value.refused.filter(
    (one) => one.event < step.value && !begun.some((battle) => battle.square === one.to),
  );
  return (
    <div class="battles-told">
      {begun.length === 0 && <p class="muted">{telling.words.heads.noBattle}.</p>}
      {begun.map((battle) => (
        <BattleCard key={battle.square} telling={telling} battle={battle} />
      ))}
      {elsewhere.map((refusal) => (
        <p key={`${refusal.event} ${refusal.unit}`}>
          <UnitTag unit={refusal.unit} /> <Sentence text={telling.words.refusal(refusal, telling.speaker)} />{' '}
          <Rules rules={refusal.rules} />
        </p>
      ))}
      {isWhole && <Notes telling={telling} />}
      {isWhole && <Report />}
    </div>
  );
}
