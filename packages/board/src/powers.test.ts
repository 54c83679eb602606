import { STANDARD_DATA } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { powerClass, powerStyle, STYLED_POWERS } from './powers.ts';
import { themeTokens } from './theme.ts';

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test('Every power of the standard board has colours, a letter and a hatching of its own', () => {
  expect([...STYLED_POWERS].sort()).toEqual([...STANDARD_DATA.powers].sort());
  for (const part of ['className', 'letter', 'hatching', 'unit'] as const) {
    expect(new Set(STYLED_POWERS.map((power) => powerStyle(power)[part])).size).toBe(7);
  }
});

test('A power without colours borrows some and keeps its letter', () => {
  const style = powerStyle('Ottomans');
  expect(style.letter).toBe('O');
  expect(STYLED_POWERS.map(powerClass)).toContain(style.className);
  expect(powerStyle('')).toHaveProperty('letter', '');
});

for (const theme of ['light', 'dark', 'ink'] as const) {
  const tokens = themeTokens(theme);
  const token = (name: string): string => tokens[name]?.slice(0, 7) ?? '';

  test(`Arrows, letters and names can be read: 4.5 to 1 at least (${theme})`, () => {
    for (const power of STYLED_POWERS.map((name) => name.toLowerCase())) {
      expect([power, contrast(token(`${power}-l`), token('m-cas')) >= 4.5]).toEqual([power, true]);
      expect([power, contrast(token(`${power}-on`), token(`${power}-u`)) >= 4.5]).toEqual([power, true]);
      expect([power, contrast(token('m-txt'), token(`${power}-t`)) >= 4.5]).toEqual([power, true]);
    }
    expect(contrast(token('m-sea-txt'), token('m-sea1'))).toBeGreaterThan(4.5);
    expect(contrast(token('m-seal'), token('m-cas'))).toBeGreaterThan(4.5);
  });
}
