import { boardPicture } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { formatGame, formatPhaseName, formatPosition, reportPhase, toPythonGame } from '@standoff/language';
import type { JSX } from 'preact';
import { encode } from '../keep/codec.ts';
import { toPng } from '../keep/png.ts';
import { saveFile } from '../keep/save-file.ts';
import { inLanguage, language } from '../shell/language.ts';
import { patterns, theme } from '../shell/settings.ts';
import { ShareDialog } from '../shell/share.tsx';
import { boardOf, type Workbench } from '../state/document.ts';
import { formatWorkbench, toGame } from '../state/games.ts';
import { cutTo, type Extent, pack } from '../state/share.ts';
import { ordersText } from '../state/write.ts';
import { doc, side, view } from './bench.ts';
import { phaseTitle } from './name.ts';
import { afterwards, draftOf, tintsAfter, tintsIn, verdictsOn } from './scenes.ts';
import { BENCH } from './text.ts';

/** What programs that pass links on still take whole. */
const LONGEST = 12_000;

/** The link of a workbench, with as much of the tree as fits. */
async function linkOf(shared: Workbench): Promise<{ readonly address: string; readonly extent: Extent }> {
  const board = boardOf(view.value.state);
  for (const extent of ['tree', 'path', 'phase'] as const) {
    const address = `${location.origin}/diplomacy#b=${await encode(pack(cutTo(shared, extent, board)))}`;
    if (address.length <= LONGEST || extent === 'phase') return { address, extent };
  }
  throw new Error('a phase alone always has a link');
}

/** The report of the phase in words. */
export function reportText(): string {
  const { state, result, next } = view.value;
  const lines = reportPhase(result, {
    lang: language.value,
    map: STANDARD_MAP,
    before: positionOf(state),
    phase: state.phase,
    ...(next.end === undefined ? {} : { end: next.end }),
  });
  return `${lines.join('\n')}\n`;
}

/** The board as it is looked at, as a picture that stands alone. */
function picture(): string {
  const now = view.value;
  const after = now.node.judged === true && side.value === 'next';
  const judged = now.node.judged === true;
  return boardPicture(STANDARD_BOARD, positionOf(after ? now.next : now.state), {
    lang: language.value,
    theme: theme.value,
    patterns: patterns.value,
    title: phaseTitle(after ? now.next.phase : now.state.phase, language.value),
    tints: after ? tintsAfter(doc.value, now) : tintsIn(doc.value, now),
    scene: after ? afterwards(now) : judged ? verdictsOn(now) : draftOf(now),
    width: 1228,
  });
}

/** A link that holds everything, and files of every kind. */
export function BoardShareDialog({ close }: { readonly close: () => void }): JSX.Element {
  const text = inLanguage(BENCH);
  const { state } = view.value;
  const name = `standoff-${formatPhaseName(state.phase)}`;
  const lang = language.value;
  const files: readonly (readonly [string, () => void])[] = [
    [text.saveOrders, () => saveFile(`${name}-orders.txt`, `${ordersText(view.value.node.orders, lang)}\n`)],
    [text.savePosition, () => saveFile(`${name}.txt`, formatPosition(positionOf(state), state.phase, lang))],
    [text.saveReport, () => saveFile(`${name}-report.txt`, reportText())],
    [text.saveAll, () => saveFile(`${name}-workbench.json`, formatWorkbench(doc.value), 'application/json')],
    [text.saveGame, () => saveFile(`${name}.json`, formatGame(toGame(doc.value)), 'application/json')],
    [
      text.savePython,
      () =>
        saveFile(
          `${name}-python.json`,
          `${JSON.stringify(toPythonGame(toGame(doc.value), 'standoff', Date.now() * 1000))}\n`,
          'application/json',
        ),
    ],
    [text.saveSvg, () => saveFile(`${name}.svg`, picture(), 'image/svg+xml')],
    [text.savePng, () => void toPng(picture(), 2456, 2304).then((blob) => saveFile(`${name}.png`, blob))],
  ];
  const link = async (): Promise<{ readonly address: string; readonly note: string }> => {
    const { address, extent } = await linkOf(doc.value);
    return { address, note: text.shareCut[extent] };
  };
  return <ShareDialog help={text.shareHelp} link={link} files={files} close={close} />;
}
