import { judgePhase, newGame, parseOrder, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { boardCss, pictureCss } from './css.ts';
import { draftScene, judgedScene } from './judged.ts';
import { boardPicture } from './picture.ts';
import { STANDARD_BOARD } from './standard.ts';
import { THEMES, themeTokens, themeVariables } from './theme.ts';

/** Whether tags open and close as XML wants it; text holds no stray sign. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  let text = '';
  for (const [, between = '', close, name = '', attributes = '', alone] of svg.matchAll(
    /([^<]*)<(\/)?([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<]*")*)\s*(\/)?>/g,
  )) {
    text += between;
    if (close === undefined && alone === undefined) open.push(name);
    if (close !== undefined && (open.pop() !== name || attributes !== '')) return false;
  }
  return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|#39);)/.test(text) && svg.endsWith('</svg>');
}

const start = positionOf(newGame());

for (const lang of ['en', 'ru'] as const) {
  for (const theme of THEMES) {
    test(`A picture stands alone: well formed, no open variable, no id twice (${lang}, ${theme})`, () => {
      const svg = boardPicture(STANDARD_BOARD, start, { lang, theme, patterns: true, title: 'A < B & "C"' });
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toContain('var(');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, used] of svg.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(used);
    });
  }
}

test('Names are in the language asked for', () => {
  expect(boardPicture(STANDARD_BOARD, start, { lang: 'ru' })).toContain('>Константинополь<');
  expect(boardPicture(STANDARD_BOARD, start, { lang: 'en' })).toContain('>Constantinople<');
});

test('A narrow picture has codes where names do not fit, in the letters of the language', () => {
  expect(boardPicture(STANDARD_BOARD, start, { lang: 'ru', width: 600 })).toContain('>АПУ<');
});

test('The picture is as wide as asked and keeps its shape', () => {
  const svg = boardPicture(STANDARD_BOARD, start, { lang: 'en', width: 614 });
  expect(svg).toMatch(/viewBox="-14 -14 1228 1108" width="614" height="554"/);
});

test('Patterns and letters are there where they are asked for', () => {
  const letters = (patterns: boolean) =>
    boardPicture(STANDARD_BOARD, start, { lang: 'ru', patterns }).match(/class="letter"/g)?.length ?? 0;
  expect([letters(false), letters(true)]).toEqual([0, 22]);
});

test('Judged orders of every phase can be drawn, and drafts too', () => {
  const given = ['A VIE - GAL', 'F TRI S A VIE', 'A BUD - RUM'].flatMap((text) => {
    const order = parseOrder(text);
    return order === undefined ? [] : [{ power: 'Austria', order }];
  });
  const result = judgePhase(STANDARD_MAP, { kind: 'movement', season: 'spring' }, start, given);
  const judged = boardPicture(STANDARD_BOARD, start, {
    lang: 'en',
    scene: judgedScene(start, result),
    strengths: true,
  });
  expect(judged.match(/data-order="VIE"/g)?.length).toBeGreaterThan(1);
  expect(judged).toContain('class="strength"');
  const draft = boardPicture(STANDARD_BOARD, start, { lang: 'en', scene: draftScene(start, given) });
  expect(draft).toContain('move draft');
  expect(isWellFormed(judged) && isWellFormed(draft)).toBe(true);
});

test('In ink there is no colour at all, and every power has its hatching and letters', () => {
  const svg = boardPicture(STANDARD_BOARD, start, { lang: 'en', theme: 'ink' });
  for (const [colour, r, g, b] of svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?\b/g)) {
    expect([colour, r === g && g === b]).toEqual([colour, true]);
  }
  expect(svg.match(/class="letter"/g)).toHaveLength(22);
  expect(svg).toContain('url(#board-hatch-p-turkey)');
});

test('The names of the page follow the themes, which hold the same values', () => {
  const [light, dark, ink] = THEMES.map((theme) => Object.keys(themeTokens(theme)).sort());
  expect(light).toEqual(dark);
  expect(light).toEqual(ink);
  const named = new Set([...boardCss().matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name]) => name ?? ''));
  const own = new Set(['pt', 'pu', 'pl', 'po']);
  for (const name of named) expect(own.has(name) || light?.includes(name)).toBe(true);
  expect(themeVariables('dark')).toContain('--m-land:#3a352b;');
});

test('The style of a picture names every class that its drawing has', () => {
  const css = pictureCss('light', '.x', '<g class="order p-austria move dim"><path class="shaft"/></g>');
  expect(css).toContain('.x .p-austria .shaft{fill:none;stroke:#772702');
  expect(css).toContain('.x .dim *{');
  for (const name of ['head', 'p-turkey', 'failed', 'tac-grid']) expect(css).not.toContain(name);
  expect(css).not.toContain('var(');
  const all = THEMES.map((theme) => boardPicture(STANDARD_BOARD, start, { lang: 'en', theme, decides: new Set() }));
  for (const picture of all) expect(picture).toMatch(/\.faint \*\{/);
  // resvg stops the process at a group faded as a whole that lies outside the view.
  for (const picture of all) expect(picture).toContain('.name-centre text{font-weight:700}');
  for (const picture of [css, ...all]) expect(picture).not.toMatch(/[{;]opacity:/);
});
