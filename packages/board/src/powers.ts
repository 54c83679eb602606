import type { Power } from '@standoff/diplomacy';

/** The engravers' hatchings, one a power, so that land is told apart without colour. */
export type Hatching = 'upright' | 'level' | 'level-broken' | 'crossed' | 'falling' | 'rising' | 'dots';

/** A power's three colours: of its land, of its units, and of its lines and text; and what stands for them without colour. */
export interface PowerStyle {
  /** The class that carries the colours: `p-austria`. */
  readonly className: string;
  readonly letter: string;
  readonly hatching: Hatching;
  readonly unit: string;
  /** Text on the unit colour. */
  readonly onUnit: string;
  readonly light: { readonly land: string; readonly line: string };
  readonly dark: { readonly land: string; readonly line: string };
}

function style(
  letter: string,
  hatching: Hatching,
  unit: string,
  onUnit: string,
  light: PowerStyle['light'],
  dark: PowerStyle['dark'],
): Omit<PowerStyle, 'className'> {
  return { letter, hatching, unit, onUnit, light, dark };
}

// Found by search for distance under normal, protan, deutan and tritan vision (Machado 2009).
const STYLES: Readonly<Record<Power, Omit<PowerStyle, 'className'>>> = {
  Austria: style(
    'A',
    'upright',
    '#d24710',
    '#ffffff',
    { land: '#e18d66', line: '#772702' },
    { land: '#7c350a', line: '#e8843a' },
  ),
  England: style(
    'E',
    'level',
    '#1334a2',
    '#ffffff',
    { land: '#7e8fca', line: '#101882' },
    { land: '#242e7b', line: '#96a8ff' },
  ),
  France: style(
    'F',
    'level-broken',
    '#02c2fc',
    '#06202b',
    { land: '#86cbed', line: '#1578af' },
    { land: '#1773a1', line: '#84e0ff' },
  ),
  Germany: style(
    'G',
    'crossed',
    '#262321',
    '#ffffff',
    { land: '#a3a294', line: '#12110f' },
    { land: '#6d6d6b', line: '#c8c6c0' },
  ),
  Italy: style(
    'I',
    'falling',
    '#12855c',
    '#ffffff',
    { land: '#96d39a', line: '#1e533c' },
    { land: '#39613a', line: '#4baf72' },
  ),
  Russia: style(
    'R',
    'rising',
    '#895b97',
    '#ffffff',
    { land: '#c69bbe', line: '#67386d' },
    { land: '#5d3055', line: '#c587b9' },
  ),
  Turkey: style(
    'T',
    'dots',
    '#eac42b',
    '#2a2100',
    { land: '#f5d079', line: '#926b0b' },
    { land: '#8f6604', line: '#f9ce4d' },
  ),
};

/** The powers that have colours, in the order of the rulebook; GITM's states take them in this order. */
export const STYLED_POWERS: readonly Power[] = Object.keys(STYLES);

/** The class of a power: `p-austria`; any other power takes one of the seven in turn. */
export function powerClass(power: Power): string {
  return `p-${styledAs(power).toLowerCase()}`;
}

function styledAs(power: Power): Power {
  if (Object.hasOwn(STYLES, power)) return power;
  let sum = 0;
  for (const letter of power) sum += letter.codePointAt(0) ?? 0;
  return STYLED_POWERS[sum % STYLED_POWERS.length] ?? 'Austria';
}

/** How a power is drawn. A power that has no colours of its own borrows some, but keeps its letter. */
export function powerStyle(power: Power): PowerStyle {
  const name = styledAs(power);
  const found = STYLES[name];
  if (found === undefined) throw new Error(`no style: ${name}`);
  return { ...found, className: powerClass(name), letter: name === power ? found.letter : (power[0] ?? '') };
}
