import { createRequire } from 'node:module';

const FONTS = [
  'SourceSerif4_500Medium.ttf',
  'SourceSerif4_700Bold.ttf',
  'EBGaramond_500Medium_Italic.ttf',
  'EBGaramond_600SemiBold.ttf',
  'SourceSans3_700Bold.ttf',
];

/**
 * A picture in SVG as PNG, as wide as it says; `undefined` where the library does not run on this system. Letters come
 * from the fonts of `@standoff/board`, never from the system, so that a picture looks the same everywhere.
 */
export async function toPng(svg: string): Promise<Uint8Array | undefined> {
  const { resolve } = createRequire(import.meta.url);
  const fontFiles = FONTS.map((font) => resolve(`@standoff/board/fonts/${font}`));
  const library = await import('@resvg/resvg-js').catch(() => undefined);
  if (library === undefined) return undefined;
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' };
  return new library.Resvg(svg, { font }).render().asPng();
}
