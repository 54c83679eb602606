import { createRequire } from 'node:module';
import { boardPicture, judgedScene, STANDARD_BOARD } from '@standoff/board';
import { positionOf } from '@standoff/diplomacy';
import { type Language, phaseHeading } from '@standoff/language';
import type { TurnView } from '@standoff/table';

const FONTS = [
  'SourceSerif4_500Medium.ttf',
  'SourceSerif4_700Bold.ttf',
  'EBGaramond_500Medium_Italic.ttf',
  'EBGaramond_600SemiBold.ttf',
  'SourceSans3_700Bold.ttf',
];

type Judged = Pick<TurnView, 'before' | 'result'>;

/** The board of a judged phase with everybody's orders and their verdicts, as SVG. */
export function turnSvg({ before, result }: Judged, lang: Language): string {
  const position = positionOf(before);
  return boardPicture(STANDARD_BOARD, position, {
    lang,
    title: phaseHeading(before.phase, lang),
    scene: judgedScene(position, result),
  });
}

/** So many pictures are kept: everybody at a table is sent the same one. */
const KEPT = 24;
const pictures = new Map<string, Promise<Uint8Array | undefined>>();

async function draw(turn: Judged, lang: Language): Promise<Uint8Array | undefined> {
  const library = await import('@resvg/resvg-js').catch(() => undefined);
  if (library === undefined) return undefined;
  const { resolve } = createRequire(import.meta.url);
  const fontFiles = FONTS.map((font) => resolve(`@standoff/board/fonts/${font}`));
  // Off the thread that answers requests: a board takes half a second.
  const image = await library.renderAsync(turnSvg(turn, lang), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' },
  });
  return image.asPng();
}

/** The same as PNG; `undefined` where the library does not run on this system. `key` tells judged phases apart. */
export function turnPng(key: string, turn: Judged, lang: Language): Promise<Uint8Array | undefined> {
  const name = `${key} ${lang}`;
  const known = pictures.get(name);
  if (known !== undefined) return known;
  if (pictures.size >= KEPT) pictures.delete(pictures.keys().next().value ?? '');
  const made = draw(turn, lang).catch(() => undefined);
  pictures.set(name, made);
  return made;
}
