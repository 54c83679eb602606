import { useSignal } from '@preact/signals';
import { boardPicture, judgedScene } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { type Power, positionOf, type WrittenOrder } from '@standoff/diplomacy';
import { formatPosition, powerName } from '@standoff/language';
import type { JSX } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { toPng } from '../keep/png.ts';
import { saveFile } from '../keep/save-file.ts';
import { inLanguage, language } from '../shell/language.ts';
import { codes } from '../shell/settings.ts';
import { shortOrder } from '../state/write.ts';
import type { ReadTrouble, TableAnswer } from './answers.ts';
import { ask, askText } from './ask.ts';
import { CopyButton } from './copy-field.tsx';
import { refreshTable, turnLines, turns } from './held.ts';
import { moderate, proposeTo } from './moderate.ts';
import { MODERATOR } from './moderator-text.ts';
import { Sure } from './sure.tsx';
import { TABLE } from './text.ts';
import { moment } from './when.ts';
import { phaseWord } from './words.ts';

interface Entered {
  readonly orders: Readonly<Record<Power, readonly { readonly text: string; readonly order: WrittenOrder }[]>>;
  readonly problems: readonly ReadTrouble[];
  readonly saved: boolean;
}

/** Orders as they came, for a table whose players send them to the moderator. */
export function PasteCard({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const table = inLanguage(TABLE);
  const lang = language.value;
  const { plays } = now.moderator;
  const words = useSignal('');
  const power = useSignal('');
  const read = useSignal<Entered | undefined>(undefined);
  const failed = useSignal('');
  const enter = async (save: boolean): Promise<void> => {
    failed.value = '';
    const whose = power.value === '' ? {} : { power: power.value };
    if (save && plays) {
      failed.value = await proposeTo(now, { text: words.value, ...whose });
      if (failed.value === '') words.value = '';
      return;
    }
    const body = { text: words.value, save, ...whose };
    const got = await ask<Entered>('POST', `tables/${now.id}/moderator/orders`, body);
    read.value = got.ok ? got.value : undefined;
    if (!got.ok) failed.value = got.error.lost ? table.noServer : got.error.message;
    if (got.ok && save) await refreshTable();
  };
  return (
    <section class="card pane-part" aria-label={text.paste}>
      <div class="row">
        <h3 class="grow">{text.paste}</h3>
        <select
          class="input short"
          aria-label={text.whose}
          value={power.value}
          onChange={(event) => {
            power.value = event.currentTarget.value;
          }}
        >
          <option value="">{text.byUnit}</option>
          {now.seats.map((seat) => (
            <option key={seat.power} value={seat.power}>
              {powerName(seat.power, lang)}
            </option>
          ))}
        </select>
      </div>
      <p class="small muted">{text.pasteHelp}</p>
      <textarea
        class="orders-text"
        rows={7}
        spellcheck={false}
        aria-label={text.pasteLabel}
        value={words.value}
        onInput={(event) => {
          words.value = event.currentTarget.value;
          read.value = undefined;
        }}
      />
      {read.value !== undefined && (
        <div role="status" class="read-back">
          {Object.entries(read.value.orders).map(([whose, list]) => (
            <p key={whose} class="small">
              <b>{powerName(whose, lang)}</b> {text.readAs(list.length)}:{' '}
              <span class="num">{list.map(({ order }) => shortOrder(order, codes.value)).join(' · ')}</span>
            </p>
          ))}
          {Object.keys(read.value.orders).length === 0 && <p class="small">{text.noneRead}</p>}
          {read.value.problems.map((problem) => (
            <p key={`${problem.line} ${problem.column}`} class="small bad-text">
              <b>{text.lineOf(problem.line)}</b> {problem.message}
            </p>
          ))}
          {read.value.saved && <p class="small good-text">{text.saved}</p>}
        </div>
      )}
      {failed.value !== '' && (
        <p class="small bad-text" role="alert">
          {failed.value}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn primary" disabled={words.value.trim() === ''} onClick={() => void enter(true)}>
          {plays ? text.askEnter : text.savePasted}
        </button>
        <button type="button" class="btn" disabled={words.value.trim() === ''} onClick={() => void enter(false)}>
          {text.check}
        </button>
      </div>
    </section>
  );
}

const WIDTH = 1600;

/** Report and map of the last judged phase, to be handed round. */
export function ReportCard({ now, title }: { readonly now: TableAnswer; readonly title: string }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const lang = language.value;
  const last = turns.value.find(({ turn }) => turn === now.turn - 1);
  const picture = (): string =>
    last === undefined
      ? boardPicture(STANDARD_BOARD, positionOf(now.state), { lang, title, width: WIDTH })
      : boardPicture(STANDARD_BOARD, positionOf(last.before), {
          lang,
          width: WIDTH,
          title: phaseWord(last.phase, lang),
          scene: judgedScene(positionOf(last.before), last.result),
        });
  const png = (): Promise<Blob> => {
    const svg = picture();
    const [, width, height] = /^<svg[^>]*? width="(\d+)"[^>]*? height="(\d+)"/.exec(svg) ?? [];
    return toPng(svg, Number(width ?? WIDTH), Number(height ?? WIDTH));
  };
  return (
    <section class="card pane-part">
      <h3>{text.report}</h3>
      <p class="small muted">
        {last === undefined ? text.noReport : `${text.reportHelp} ${phaseWord(last.phase, lang)}.`}
      </p>
      <div class="row wrap">
        {last !== undefined && (
          <CopyButton
            class="btn"
            name={text.copyReport}
            text={async () => (await askText(`tables/${now.id}/turns/${last.turn}/report?lang=${lang}`)) ?? ''}
          />
        )}
        <button
          type="button"
          class="btn"
          onClick={async () => saveFile(`${last?.phase ?? 'board'}.png`, await png(), 'image/png')}
        >
          <Icon name="save" />
          {text.saveMap}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => void navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })])}
        >
          <Icon name="copy" />
          {text.copyMap}
        </button>
      </div>
    </section>
  );
}

/** Back to a judged phase, and forward again to a branch that was set aside. */
export function RollBackCard({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const lang = language.value;
  const failed = useSignal('');
  const act = async (what: string, body: object): Promise<void> => {
    failed.value = now.moderator.plays ? await proposeTo(now, body) : await moderate(now, what, body);
  };
  return (
    <section class="card pane-part" aria-label={text.rollBack}>
      <h3>{text.rollBack}</h3>
      {turnLines.value.length === 0 && <p class="small muted">{text.noPhases}</p>}
      <ul class="phase-list">
        {[...turnLines.value].reverse().map(({ turn, phase, at }) => (
          <li key={turn} class="row">
            <span class="grow">{phaseWord(phase, lang)}</span>
            <span class="num small muted">{moment(at, lang)}</span>
            <Sure
              class="btn small"
              name={text.rollTo(phaseWord(phase, lang))}
              sure={now.moderator.plays ? text.askSure : text.rollSure}
              act={() => act('roll-back', { turn })}
            />
          </li>
        ))}
      </ul>
      {(now.branches ?? []).length > 0 && <h3>{text.branches}</h3>}
      <ul class="phase-list">
        {now.branches?.map(({ line, turns: count, at }) => (
          <li key={line} class="row">
            <span class="grow small">{text.branchOf(count, moment(at, lang))}</span>
            <button type="button" class="btn small" onClick={() => void act('bring-back', { line })}>
              {text.bringBack}
            </button>
          </li>
        ))}
      </ul>
      {failed.value !== '' && (
        <p class="small bad-text" role="alert">
          {failed.value}
        </p>
      )}
      <p class="small muted">{now.moderator.plays ? text.askHelp : text.rollHelp}</p>
    </section>
  );
}

/** The board as text, to be put right. */
export function CorrectCard({ now }: { readonly now: TableAnswer }): JSX.Element {
  const text = inLanguage(MODERATOR);
  const table = inLanguage(TABLE);
  const typed = useSignal<string | undefined>(undefined);
  const told = useSignal<readonly string[]>([]);
  const value = typed.value ?? formatPosition(positionOf(now.state), now.state.phase, language.value);
  const { plays } = now.moderator;
  const take = async (): Promise<void> => {
    const got = await ask<TableAnswer>('POST', `tables/${now.id}/moderator/${plays ? 'propose' : 'correct'}`, {
      position: value,
    });
    if (got.ok) {
      typed.value = undefined;
      told.value = [plays ? text.asked : text.corrected];
      await refreshTable();
      return;
    }
    const { problems } = got.error.facts;
    const list = Array.isArray(problems)
      ? problems.flatMap((one: unknown) =>
          typeof one === 'object' && one !== null && 'message' in one ? [String(one.message)] : [],
        )
      : [];
    told.value = [got.error.lost ? table.noServer : got.error.message, ...list];
  };
  return (
    <details class="card pane-part">
      <summary>{text.correct}</summary>
      <p class="small muted">{text.correctHelp}</p>
      <textarea
        class="orders-text"
        rows={12}
        spellcheck={false}
        aria-label={text.correctLabel}
        value={value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <Sure
        name={plays ? text.askCorrect : text.correctTake}
        sure={plays ? text.askSure : text.correctSure}
        act={take}
      />
      <div role="status">
        {told.value.map((line) => (
          <p key={line} class="small">
            {line}
          </p>
        ))}
      </div>
    </details>
  );
}
