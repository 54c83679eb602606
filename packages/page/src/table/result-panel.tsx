import type { JSX } from 'preact';
import { doc, side, view } from '../diplomacy/bench.ts';
import { CentreTable } from '../diplomacy/centres.tsx';
import { ReasonPane } from '../diplomacy/reason-pane.tsx';
import { Sides } from '../diplomacy/sides.tsx';
import { VerdictList } from '../diplomacy/verdict-list.tsx';
import { Icon } from '../icons/icon.tsx';
import { inLanguage, language } from '../shell/language.ts';
import type { TableAnswer } from './answers.ts';
import { askText } from './ask.ts';
import { CopyButton } from './copy-field.tsx';
import { turnLines } from './held.ts';
import { nodeOfTurn } from './lay.ts';
import { Scores } from './scores.tsx';
import { visitPhase } from './stage.ts';
import { TABLE } from './text.ts';
import { phaseWord } from './words.ts';

/** On to the phase that came after, or to the one now played. */
function Onward({ now }: { readonly now: TableAnswer }): JSX.Element | null {
  const text = inLanguage(TABLE);
  const turn = doc.value.current - 1;
  const next = turnLines.value.find((one) => one.turn === turn + 1);
  if (next === undefined && now.status !== 'playing') return null;
  return (
    <div class="foot row">
      <span class="grow" />
      <button type="button" class="btn primary" onClick={() => void visitPhase(nodeOfTurn(turn + 1))}>
        {text.toNow(phaseWord(next?.phase ?? now.phase, language.value))}
        <Icon name="right" />
      </button>
    </div>
  );
}

/** The same below the map of a phone: the reason one tapped for, and the way on. */
export function ResultFoot({ now }: { readonly now: TableAnswer }): JSX.Element {
  return (
    <>
      <ReasonPane />
      <div class="row tabs-row">
        <Sides />
      </div>
      <Onward now={now} />
    </>
  );
}

/** A judged phase: everybody's orders with their reasons on the old board, then the new board. */
export function ResultPanel({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(TABLE);
  const lang = language.value;
  const turn = doc.value.current - 1;
  return (
    <>
      <div class="row tabs-row">
        <Sides />
        <span class="grow" />
        <CopyButton
          class="btn ghost small"
          text={async () => (await askText(`tables/${now.id}/turns/${turn}/report?lang=${lang}`)) ?? ''}
          name={text.copyReport}
        />
        <CopyButton class="btn ghost small" text={() => location.href} name={text.linkToPhase} />
      </div>
      <div class="panel-body">
        {turn === now.turn - 1 && <Scores now={now} />}
        {side.value === 'next' ? (
          <CentreTable state={view.value.next} before={view.value.state.centers} />
        ) : (
          <VerdictList />
        )}
      </div>
      <ReasonPane />
      <Onward now={now} />
    </>
  );
}
