import { powerStyle, STYLED_POWERS } from './powers.ts';

/** `ink`: black on white, for print; powers are told by hatching and letters alone. */
export const THEMES = ['light', 'dark', 'ink'] as const;
export type Theme = (typeof THEMES)[number];

const FACES = {
  'f-ui': "'Source Sans 3','Segoe UI',system-ui,sans-serif",
  'f-lab': "'Source Serif 4','Iowan Old Style',Georgia,serif",
  'f-map': "'EB Garamond','Iowan Old Style',Palatino,Georgia,serif",
};

const LIGHT = {
  'm-mat': '#efe6d0',
  'm-sea0': '#d6e5ea',
  'm-sea1': '#c3d8e1',
  'm-sea2': '#a6c2d0',
  'm-wave': '#ffffff2b',
  'm-grat': '#6f93a652',
  'm-wla': '#84a9bc47',
  'm-wlb': '#cfe0e799',
  'm-land': '#f0e7d0',
  'm-void0': '#cfc8ba',
  'm-void1': '#b9b1a1',
  'm-border': '#3b3226',
  'm-bhi': '#fff8e659',
  'm-coast': '#33434c',
  'm-seab': '#4f7488',
  'm-lake': '#bcd2dc',
  'm-txt': '#2a2118',
  'm-sea-txt': '#2f566b',
  'm-halo': '#fff9eab8',
  'm-sea-halo': '#cfe0e8cc',
  'm-cas': '#fffcf3',
  'm-hatch': '#2a211870',
  'm-lit': '#fff6cf',
  'm-lit-l': '#8a5b00',
  'm-lit-o': '.34',
  'm-hot-o': '.75',
  'm-sel': '#8a3b00',
  'm-wash': '#f4ecdacc',
  'm-unit-halo': '#fffdf6',
  'm-unit-ink': '#1d1a16',
  'm-seal': '#7e1d15',
  'm-neat': '#3b3226',
  't-paper': '#f0e7d0',
  't-grid': '#b9a98566',
  't-rating': '#8a5b00',
  card: '#fdf9ef',
  ink: '#28221a',
  'ink-2': '#574d3e',
  'ink-3': '#6b6150',
  accent: '#1f5a70',
  'on-accent': '#ffffff',
  good: '#2c6a3c',
  focus: '#a8450b',
};
type Token = keyof typeof LIGHT;

const DARK: Readonly<Record<Token, string>> = {
  'm-mat': '#0d1215',
  'm-sea0': '#1a3039',
  'm-sea1': '#14242d',
  'm-sea2': '#0e1a21',
  'm-wave': '#ffffff0a',
  'm-grat': '#8fb0bf24',
  'm-wla': '#7fa9bc1a',
  'm-wlb': '#14242d8c',
  'm-land': '#3a352b',
  'm-void0': '#24231f',
  'm-void1': '#2f2d27',
  'm-border': '#0b0a08',
  'm-bhi': '#ffffff12',
  'm-coast': '#8fa9b3',
  'm-seab': '#5f8496',
  'm-lake': '#182b34',
  'm-txt': '#f6efdf',
  'm-sea-txt': '#a9c8d4',
  'm-halo': '#0d0c0acc',
  'm-sea-halo': '#0e1a21cc',
  'm-cas': '#0b0f11',
  'm-hatch': '#00000080',
  'm-lit': '#ffe9a8',
  'm-lit-l': '#ffd777',
  'm-lit-o': '.22',
  'm-hot-o': '.6',
  'm-sel': '#ffb066',
  'm-wash': '#0d1215c4',
  'm-unit-halo': '#f6efdf',
  'm-unit-ink': '#0b0a08',
  'm-seal': '#f29a8b',
  'm-neat': '#5b6b72',
  't-paper': '#2b2820',
  't-grid': '#8f83684d',
  't-rating': '#e8bd66',
  card: '#1a2226',
  ink: '#ece4d3',
  'ink-2': '#bcb3a2',
  'ink-3': '#a0988a',
  accent: '#83c3d8',
  'on-accent': '#0c1d24',
  good: '#8fcb9b',
  focus: '#ffb066',
};

const INK: Readonly<Record<Token, string>> = {
  'm-mat': '#ffffff',
  'm-sea0': '#ffffff',
  'm-sea1': '#ffffff',
  'm-sea2': '#ffffff',
  'm-wave': '#00000014',
  'm-grat': '#0000001f',
  'm-wla': '#00000033',
  'm-wlb': '#ffffff',
  'm-land': '#ffffff',
  'm-void0': '#ececec',
  'm-void1': '#b8b8b8',
  'm-border': '#000000',
  'm-bhi': '#ffffff',
  'm-coast': '#000000',
  'm-seab': '#555555',
  'm-lake': '#ececec',
  'm-txt': '#000000',
  'm-sea-txt': '#333333',
  'm-halo': '#ffffffd9',
  'm-sea-halo': '#ffffffd9',
  'm-cas': '#ffffff',
  'm-hatch': '#0000005c',
  'm-lit': '#dddddd',
  'm-lit-l': '#000000',
  'm-lit-o': '.5',
  'm-hot-o': '.9',
  'm-sel': '#000000',
  'm-wash': '#ffffffcc',
  'm-unit-halo': '#ffffff',
  'm-unit-ink': '#000000',
  'm-seal': '#000000',
  'm-neat': '#000000',
  't-paper': '#ffffff',
  't-grid': '#00000040',
  't-rating': '#444444',
  card: '#ffffff',
  ink: '#000000',
  'ink-2': '#333333',
  'ink-3': '#555555',
  accent: '#000000',
  'on-accent': '#ffffff',
  good: '#000000',
  focus: '#000000',
};

const TOKENS: Readonly<Record<Theme, Readonly<Record<Token, string>>>> = { light: LIGHT, dark: DARK, ink: INK };
/** Land, unit, line, and text on the unit, of every power alike. */
const INKED = { land: '#ffffff', line: '#000000', unit: '#2b2b2b', onUnit: '#ffffff' };

function powerTokens(theme: Theme): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const power of STYLED_POWERS) {
    const style = powerStyle(power);
    const { land, line, unit, onUnit } = theme === 'ink' ? INKED : { ...style, ...style[theme] };
    const name = power.toLowerCase();
    tokens[`${name}-t`] = land;
    tokens[`${name}-u`] = unit;
    tokens[`${name}-l`] = line;
    tokens[`${name}-on`] = onUnit;
  }
  return tokens;
}

/** Every colour and face of a drawing by its name: `m-sea0`, `austria-t` (land), `austria-u` (unit), `austria-l` (line). */
export function themeTokens(theme: Theme): Readonly<Record<string, string>> {
  return { ...FACES, ...TOKENS[theme], ...powerTokens(theme) };
}

/** The same as declarations of custom properties, for a page that switches themes: `--m-sea0:#d6e5ea;…`. */
export function themeVariables(theme: Theme): string {
  return Object.entries(themeTokens(theme))
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
