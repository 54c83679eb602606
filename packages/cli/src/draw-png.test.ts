import { Resvg } from '@resvg/resvg-js';
import { boardPicture, powerStyle, STANDARD_BOARD, unitPoint } from '@standoff/board';
import { newGame, positionOf } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { toPng } from './draw-png.ts';

const start = positionOf(newGame());

/** The pixels of a PNG, drawn again by the same library out of a picture that holds it. */
function pixelsOf(png: Uint8Array, width: number, height: number): (x: number, y: number) => string {
  const data = Buffer.from(png).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return (x, y) => {
    const at = 4 * (Math.round(y) * width + Math.round(x));
    return `#${pixels.subarray(at, at + 3).toString('hex')}`;
  };
}

function near(a: string, b: string): number {
  const parts = (text: string) => [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16));
  const [x, y] = [parts(a), parts(b)];
  return Math.max(...x.map((value, i) => Math.abs(value - (y[i] ?? 0))));
}

test('A PNG has the colour of each power where its units stand, and of its land', async () => {
  const png = await toPng(boardPicture(STANDARD_BOARD, start, { lang: 'en' }));
  expect(png?.subarray(1, 4).toString()).toBe(Buffer.from('PNG').toString());
  const colour = pixelsOf(png ?? new Uint8Array(), 1228, 1108);
  for (const { at, power, type } of start.units) {
    const [x, y] = unitPoint(STANDARD_BOARD, at) ?? [0, 0];
    const inked = Array.from({ length: 81 }, (_, i) => colour(x + 14 + (i % 9) - 4, y + 14 + Math.floor(i / 9) - 4));
    expect([at, type, inked.some((pixel) => near(pixel, powerStyle(power).unit) < 12)]).toEqual([at, type, true]);
  }
  const [x, y] = STANDARD_BOARD.provinces.GAS?.label.at ?? [0, 0];
  expect(near(colour(x + 14, y + 14 + 30), powerStyle('France').light.land)).toBeLessThan(12);
});

test('A part of the board can be drawn, with faded and struck out units outside it', async () => {
  const units = [{ power: 'Turkey', type: 'A', at: 'ANK', gone: true } as const];
  const scene = { units, orders: [], kept: new Set<string>() };
  const png = await toPng(
    boardPicture(STANDARD_BOARD, start, {
      lang: 'ru',
      theme: 'dark',
      patterns: true,
      view: [200, 300, 200, 150],
      width: 400,
      decides: new Set(['PAR']),
      scene,
    }),
  );
  const colour = pixelsOf(png ?? new Uint8Array(), 400, 300);
  expect(new Set([colour(10, 10), colour(200, 150), colour(390, 290)]).size).toBeGreaterThan(1);
});

test('Cyrillic letters leave ink: the fonts that come along have them', async () => {
  const word = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text x="5" y="30" font-family="'Source Serif 4'" font-weight="700" font-size="24">${text}</text></svg>`;
  const inkOf = async (text: string): Promise<number> => {
    const colour = pixelsOf((await toPng(word(text))) ?? new Uint8Array(), 300, 40);
    let ink = 0;
    for (let x = 0; x < 300; x++) for (let y = 0; y < 40; y++) if (colour(x, y) !== '#000000') ink++;
    return ink;
  };
  // Transparent paper and black ink have the same three bytes, so the widths are compared by what is drawn white.
  const white = (text: string) => inkOf(`<tspan fill="#ffffff">${text}</tspan>`);
  const [empty, latin, cyrillic] = [await white(''), await white('Constantinople'), await white('Константинополь')];
  expect(empty).toBe(0);
  expect(latin).toBeGreaterThan(500);
  expect(cyrillic).toBeGreaterThan(500);
  // Letters that a font lacks are drawn as boxes, all alike.
  expect(await white('АБВГДЕ')).not.toBe(await white('ЖЗИЙКЛ'));
});
