import { useSignal } from '@preact/signals';
import { tacPicture } from '@standoff/board';
import type { TacPhase } from '@standoff/gitm';
import { formatTacPhase, hasTacComments } from '@standoff/language';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { WhenSeen } from '../gallery/when-seen.tsx';
import { Icon } from '../icons/icon.tsx';
import { encode } from '../keep/codec.ts';
import { toPng } from '../keep/png.ts';
import { saveFile } from '../keep/save-file.ts';
import { dropEntry, keptEntries } from '../keep/store.ts';
import { Dialog } from '../shell/dialog.tsx';
import { KeysTable } from '../shell/keys-table.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { theme } from '../shell/settings.ts';
import { ShareDialog } from '../shell/share.tsx';
import { reportText } from './battles.tsx';
import { doc, KEPT_KIND, open, openKept, phase, result, view } from './bench.ts';
import { CASE_DATA } from './case-data.ts';
import { phaseOfCase } from './cases.ts';
import { pack } from './pack.ts';
import { GITM } from './text.ts';
import { TacThumbnail } from './thumbnail.tsx';

interface DialogProps {
  readonly close: () => void;
}

function picture(): string {
  const { title } = phase.value;
  return tacPicture({ ...view.value, theme: theme.value, width: 1388, ...(title === undefined ? {} : { title }) });
}

/** The phase as text: as it was typed where that says more, in comments. */
function phaseText(): string {
  const { typed } = doc.value;
  return typed !== undefined && hasTacComments(typed) ? typed : formatTacPhase(phase.value, language.value);
}

/** A link that holds the whole phase, and files of every kind. */
export function PhaseShareDialog({ close }: DialogProps): JSX.Element {
  const text = inLanguage(GITM);
  const json = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;
  const files: readonly (readonly [string, () => void])[] = [
    [text.saveText, () => saveFile('gitm-phase.txt', phaseText())],
    [text.saveJson, () => saveFile('gitm-phase.json', json(phase.value), 'application/json')],
    [text.saveReport, () => saveFile('gitm-report.txt', reportText())],
    [text.saveResult, () => saveFile('gitm-result.json', json(result.value), 'application/json')],
    [text.saveSvg, () => saveFile('gitm-phase.svg', picture(), 'image/svg+xml')],
    [
      text.savePng,
      () => {
        const svg = picture();
        const [, width = '1388', height = '1388'] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
        void toPng(svg, Math.round(Number(width)), Math.round(Number(height))).then((blob) =>
          saveFile('gitm-phase.png', blob),
        );
      },
    ],
  ];
  const link = async (): Promise<{ readonly address: string }> => ({
    address: `${location.origin}/gitm#g=${await encode(pack(doc.value))}`,
  });
  return <ShareDialog help={text.shareHelp} link={link} files={files} close={close} />;
}

/** Phases to choose from, each with its picture. */
export function PhasesDialog(props: {
  readonly title: string;
  readonly phases: readonly { readonly id: string; readonly phase: TacPhase }[];
  readonly close: () => void;
}): JSX.Element {
  const text = inLanguage(GITM);
  return (
    <Dialog title={props.title} close={props.close} class="wide tac-cases">
      <ul class="case-cards">
        {props.phases.map(({ id, phase: one }) => (
          <li key={id}>
            <button
              type="button"
              class="case-card"
              onClick={() => {
                open({ phase: one });
                props.close();
              }}
            >
              <span class="case-picture">
                <WhenSeen>
                  <TacThumbnail of={one} />
                </WhenSeen>
              </span>
              <span>{one.title ?? one.id ?? text.untitled}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The two examples and the published cases. */
export function CasesDialog({ close }: DialogProps): JSX.Element {
  const text = inLanguage(GITM);
  const lang = language.value;
  const phases = useMemo(() => CASE_DATA.map((one) => ({ id: one.id, phase: phaseOfCase(one, lang) })), [lang]);
  return <PhasesDialog title={text.allCases} phases={phases} close={close} />;
}

/** The phases kept in this browser. */
export function KeptDialog({ close }: DialogProps): JSX.Element {
  const text = inLanguage(GITM);
  const entries = useSignal(keptEntries(KEPT_KIND));
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog title={text.kept} close={close}>
      {entries.value.length === 0 && <p class="muted">{text.nothingKept}</p>}
      <div class="items">
        {entries.value.map((entry) => (
          <div key={entry.id} class="row">
            <button
              type="button"
              class="item grow"
              onClick={() => {
                openKept(entry.id);
                close();
              }}
            >
              <span class="grow">{entry.title === '' ? text.untitled : entry.title}</span>
              <span class="small muted">{date.format(entry.changed)}</span>
            </button>
            <button
              type="button"
              class="btn ghost icon-only"
              aria-label={`${text.remove}: ${entry.title === '' ? text.untitled : entry.title}`}
              onClick={() => {
                dropEntry(KEPT_KIND, entry.id);
                entries.value = keptEntries(KEPT_KIND);
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** What this is for, and the table of keys. */
export function KeysDialog({ close }: DialogProps): JSX.Element {
  const text = inLanguage(GITM);
  return <KeysTable title={text.keys} help={text.help} keys={text.keyTable} close={close} />;
}
