import { STYLED_POWERS } from './powers.ts';
import { TAC_RULES } from './tac/css.ts';
import { type Theme, themeTokens } from './theme.ts';

/** Selector and declarations; the selector is within the drawing. */
export type Rule = readonly [selector: string, declarations: string];

const LINE = 'fill:none;stroke-linejoin:round';

const MAP_RULES: readonly Rule[] = [
  ['.mat', 'fill:var(--m-mat)'],
  ['.sea0', 'stop-color:var(--m-sea0)'],
  ['.sea1', 'stop-color:var(--m-sea1)'],
  ['.sea2', 'stop-color:var(--m-sea2)'],
  ['.sea-wave', 'fill:none;stroke:var(--m-wave)'],
  ['.graticule', 'fill:none;stroke:var(--m-grat);stroke-width:.6'],
  ['.lining-a', `${LINE};stroke:var(--m-wla)`],
  ['.lining-b', `${LINE};stroke:var(--m-wlb)`],
  ['.sea-border', 'fill:none;stroke:var(--m-seab);stroke-width:1.15;stroke-dasharray:7 3.4;stroke-linecap:round'],
  ['.land', 'fill:var(--m-land)'],
  ['.sea', 'fill:none'],
  ['.void', 'fill:var(--m-void0)'],
  ['.void-hatch', 'stroke:var(--m-void1);stroke-width:1.3'],
  ['.lake', 'fill:var(--m-lake);stroke:var(--m-seab);stroke-width:.7'],
  ['.tint', 'fill:var(--pt)'],
  ['.hatch', 'fill:none;stroke:var(--m-hatch);stroke-width:1'],
  ['.hatch-dot', 'fill:var(--m-hatch)'],
  ['.border-light', `${LINE};stroke:var(--m-bhi);stroke-width:2.2`],
  ['.border-land', `${LINE};stroke:var(--m-border);stroke-width:.9;stroke-opacity:.8`],
  ['.border-power', `${LINE};stroke:var(--m-border);stroke-width:1.9;stroke-linecap:round;stroke-opacity:.9`],
  ['.strait', 'fill:var(--m-lake);stroke:var(--m-coast);stroke-width:.7'],
  ['.coast', `${LINE};stroke:var(--m-coast);stroke-width:1.05`],
  ['.canal', 'fill:none;stroke:var(--m-seab);stroke-width:1.6;stroke-dasharray:2.4 1.4'],
  ['.compass-ring', 'fill:none;stroke:var(--m-seab);stroke-width:.7;stroke-opacity:.75'],
  ['.compass-dark', 'fill:var(--m-seab);fill-opacity:.75'],
  ['.compass-light', 'fill:var(--m-sea0);fill-opacity:.75;stroke:var(--m-seab);stroke-width:.6;stroke-opacity:.75'],
  ['.centre circle', 'fill:var(--m-unit-halo);stroke:var(--m-unit-ink);stroke-width:1'],
  ['.centre path', 'fill:var(--m-unit-ink)'],
  ['.neat1', 'fill:none;stroke:var(--m-neat);stroke-width:1.4'],
  ['.neat2', 'fill:none;stroke:var(--m-neat);stroke-width:3'],
  ['.neat3', 'fill:none;stroke:var(--m-neat);stroke-width:.7'],
  ['.title', 'font-family:var(--f-map);font-weight:600;fill:var(--ink)'],
  ['.standing-chip', 'fill:var(--pu);stroke:var(--m-unit-halo);stroke-width:1'],
  ['.standing-letter', 'text-anchor:middle;font-family:var(--f-ui);font-weight:700;fill:var(--po)'],
  ['.standing-name', 'font-family:var(--f-ui);font-weight:700;fill:var(--ink)'],
  ['.hit', 'fill:none;stroke:none;pointer-events:all'],
];

const NAME_RULES: readonly Rule[] = [
  ['.name', 'pointer-events:none;text-anchor:middle'],
  ['.name text', 'font-family:var(--f-lab);font-weight:500'],
  ['.name-centre text', 'font-weight:680'],
  ['.name-sea text', 'font-family:var(--f-map);font-style:italic;letter-spacing:.5px'],
  ['.name-halo', 'fill:none;stroke:var(--m-halo);stroke-width:2.8;stroke-linejoin:round'],
  ['.name-text', 'fill:var(--m-txt)'],
  ['.name-sea .name-halo', 'stroke:var(--m-sea-halo)'],
  ['.name-sea .name-text', 'fill:var(--m-sea-txt)'],
];

const UNIT_RULES: readonly Rule[] = [
  [
    '.unit-halo',
    'fill:var(--m-unit-halo);stroke:var(--m-unit-halo);stroke-width:4.6;stroke-linejoin:round;stroke-linecap:round',
  ],
  ['.unit-body', 'fill:var(--pu);stroke:var(--m-unit-ink);stroke-width:1.1;stroke-linejoin:round'],
  ['.unit-spoke', 'fill:none;stroke:var(--m-unit-halo);stroke-width:1;stroke-opacity:.85;stroke-linecap:round'],
  ['.unit-hub', 'fill:var(--m-unit-halo);stroke:var(--m-unit-ink);stroke-width:.8'],
  ['.burst', 'fill:var(--m-cas);fill-opacity:.85;stroke:var(--m-seal);stroke-width:1.7;stroke-linejoin:round'],
  ['.letter circle', 'fill:var(--m-cas);stroke:var(--m-unit-ink);stroke-width:1'],
  ['.letter text', 'text-anchor:middle;font-family:var(--f-ui);font-weight:700;font-size:10.5px;fill:var(--ink)'],
  ['.selected-ring', 'fill:var(--m-lit);fill-opacity:.55;stroke:var(--m-sel);stroke-width:2.4'],
  ['.focus-ring', 'fill:none;stroke:var(--focus);stroke-width:2.6'],
];

const ORDER_RULES: readonly Rule[] = [
  ['.order', 'pointer-events:none'],
  ['.casing', 'fill:none;stroke:var(--m-cas);stroke-width:6.4;stroke-linejoin:round;stroke-opacity:.92'],
  ['.shaft', 'fill:none;stroke:var(--pl);stroke-width:3.4;stroke-linejoin:round'],
  ['.failed .shaft', 'stroke-dasharray:6 3.6;stroke-width:2.7'],
  ['.head-casing', 'fill:var(--m-cas);stroke:var(--m-cas);stroke-width:3.6;stroke-linejoin:round'],
  ['.head', 'fill:var(--pl);stroke:var(--pl);stroke-width:.6;stroke-linejoin:round'],
  ['.failed .head', 'fill:var(--m-cas);stroke-width:1.8'],
  ['.stop-casing', 'fill:none;stroke:var(--m-cas);stroke-width:6;stroke-linecap:round'],
  ['.stop', 'fill:none;stroke:var(--m-seal);stroke-width:2.9;stroke-linecap:round'],
  ['.support .casing', 'stroke-linecap:round;stroke-width:6.2'],
  ['.dots', 'fill:none;stroke:var(--pl);stroke-width:3.7;stroke-linecap:round;stroke-dasharray:.1 6.2'],
  ['.failed .dots', 'stroke-width:2.8'],
  ['.arc-casing', 'fill:none;stroke:var(--m-cas);stroke-width:6.2;stroke-linecap:round'],
  ['.arc', 'fill:none;stroke:var(--pl);stroke-width:3.2;stroke-linecap:round'],
  ['.joint', 'fill:var(--pl);stroke:var(--m-cas);stroke-width:1.6'],
  ['.void-ring', 'fill:var(--m-cas);stroke:var(--m-seal);stroke-width:2'],
  ['.thin', 'fill:none;stroke:var(--pl);stroke-width:2;stroke-dasharray:3 4'],
  ['.convoy .casing', 'stroke-width:4.6'],
  ['.scallop', 'fill:none;stroke:var(--pl);stroke-width:2.1'],
  ['.failed .scallop', 'stroke-dasharray:4 3.2'],
  ['.thread', 'fill:none;stroke:var(--pl);stroke-width:1.7;stroke-dasharray:2 2.6'],
  ['.hold-casing', 'fill:none;stroke:var(--m-cas);stroke-width:6;stroke-linecap:round'],
  ['.hold', 'fill:none;stroke:var(--pl);stroke-width:3.1;stroke-linecap:round'],
  ['.unordered .hold', 'stroke-dasharray:.1 5'],
  ['.seal circle', 'fill:var(--m-cas);stroke:var(--m-seal);stroke-width:1.8'],
  ['.seal path', 'fill:none;stroke:var(--m-seal);stroke-width:2.2;stroke-linecap:round'],
  ['.retreat-shaft', 'fill:none;stroke:var(--pl);stroke-width:2.9;stroke-dasharray:9 3.5 .1 3.5;stroke-linecap:round'],
  ['.retreat-head', 'fill:none;stroke:var(--pl);stroke-width:3;stroke-linecap:round;stroke-linejoin:round'],
  ['.option circle', 'fill:var(--accent);stroke:var(--m-cas);stroke-width:2'],
  ['.option text', 'text-anchor:middle;font-family:var(--f-ui);font-weight:700;font-size:14px;fill:var(--on-accent)'],
  ['.strength circle', 'fill:var(--m-cas);stroke:var(--pl);stroke-width:2'],
  ['.strength text', 'text-anchor:middle;font-family:var(--f-ui);font-weight:700;font-size:12.5px;fill:var(--pl)'],
  ['.build-ring', 'fill:none;stroke:var(--good);stroke-width:2.4;stroke-dasharray:4 3'],
  ['.badge circle', 'fill:var(--good);stroke:var(--m-cas);stroke-width:1.6'],
  ['.badge path', 'fill:none;stroke:var(--m-cas);stroke-width:1.8'],
  ['.struck-out-casing', 'fill:none;stroke:var(--m-cas);stroke-width:5.2;stroke-linecap:round'],
  ['.struck-out', 'fill:none;stroke:var(--m-seal);stroke-width:2.5;stroke-linecap:round'],
  ['.draft .shaft', 'stroke-opacity:.85'],
  ['.strong .shaft', 'stroke-width:5'],
  ['.strong .dots', 'stroke-width:5'],
];

const LIGHT_RULES: readonly Rule[] = [
  [
    '.lit',
    'fill:var(--m-lit);fill-opacity:var(--m-lit-o);stroke:var(--m-lit-l);stroke-width:1.8;stroke-linejoin:round',
  ],
  ['.lit-help', 'fill-opacity:.12;stroke-dasharray:.1 4.4;stroke-linecap:round;stroke-width:2.8'],
  ['.lit-hot', 'fill-opacity:var(--m-hot-o);stroke-width:3.2'],
  ['.lit-hatch', 'stroke:var(--m-lit-l);stroke-opacity:.22;stroke-width:1.6'],
  ['.lit-coast', 'fill:none;stroke:var(--m-lit-l);stroke-width:5;stroke-linecap:round;stroke-linejoin:round'],
  ['.selected', `${LINE};stroke:var(--m-sel);stroke-width:2.6`],
  ['.wash', 'fill:var(--m-wash)'],
  ['.kept-sea', 'fill:var(--m-sea1)'],
  ['.kept', `${LINE};stroke:var(--m-border);stroke-width:2.4`],
];

const POWER_RULES: readonly Rule[] = STYLED_POWERS.map((power) => {
  const name = power.toLowerCase();
  return [
    `.p-${name}`,
    `--pt:var(--${name}-t);--pu:var(--${name}-u);--pl:var(--${name}-l);--po:var(--${name}-on)`,
  ] as const;
});

/** What is faded as a whole, and how much of it is left. */
const FADED: readonly (readonly [selector: string, opacity: string])[] = [
  ['.faint', '.35'],
  ['.gone .unit-glyph', '.5'],
  ['.ghost', '.45'],
  ['.dim', '.13'],
];

const STILL_RULES: readonly Rule[] = [...MAP_RULES, ...NAME_RULES, ...UNIT_RULES, ...LIGHT_RULES, ...TAC_RULES];

/** A rule that uses a power's colours, once a power with the colours put in: not every renderer knows custom properties. */
function spellOut([selector, declarations]: Rule): readonly Rule[] {
  if (!/var\(--p[tulo]\)/.test(declarations)) return [[selector, declarations]];
  return STYLED_POWERS.map((power) => {
    const name = power.toLowerCase();
    const put = (text: string): string =>
      text
        .replaceAll('var(--pt)', `var(--${name}-t)`)
        .replaceAll('var(--pu)', `var(--${name}-u)`)
        .replaceAll('var(--pl)', `var(--${name}-l)`)
        .replaceAll('var(--po)', `var(--${name}-on)`);
    // The class of a power sits on the group of a unit, an order or a tint.
    return [selector === '.tint' ? `.tint.p-${name}` : `.p-${name} ${selector}`, put(declarations)] as const;
  });
}

const STROKES = /(stroke-(?:width|dasharray)):([\d. ]+)/g;

/** The strokes of orders grow with the units; `width` writes one of their numbers. */
function grown(rules: readonly Rule[], width: (value: number) => string): readonly Rule[] {
  return rules.map(([selector, declarations]) => [
    selector,
    declarations.replace(
      STROKES,
      (_, name: string, values: string) =>
        `${name}:${values
          .trim()
          .split(' ')
          .map((value) => width(Number(value)))
          .join(' ')}`,
    ),
  ]);
}

function write(rules: readonly Rule[], scope: string): string {
  return rules.map(([selector, declarations]) => `${scope} ${selector}{${declarations}}`).join('\n');
}

/**
 * The style sheet of all drawings with custom properties, for a page: put `themeVariables` above it. `scope` selects the
 * svg. The lines of orders are as thick as their property `--order-scale` says, which the page sets on
 * the svg to the size of its units by `UNIT_SCALE`.
 */
export function boardCss(scope: string = '.board'): string {
  const faded = FADED.map(([selector, opacity]): Rule => [selector, `opacity:${opacity}`]);
  const orders = grown(ORDER_RULES, (value) => `calc(${value}px*var(--order-scale,1))`);
  return write([...POWER_RULES, ...STILL_RULES, ...orders, ...faded], scope);
}

/** The class names that a drawing has. */
function classesIn(drawing: string): ReadonlySet<string> {
  return new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/**
 * The style sheet with a theme's values put in, for a picture that stands alone: just the rules that `drawing` needs.
 * `size` is that of the units, 1 as usual.
 */
export function pictureCss(theme: Theme, scope: string, drawing: string, size = 1): string {
  const tokens = themeTokens(theme);
  // Part by part: resvg stops the process at a faded group that lies outside the view.
  const faded = FADED.map(
    ([selector, opacity]): Rule => [`${selector} *`, `fill-opacity:${opacity};stroke-opacity:${opacity}`],
  );
  const orders = grown(ORDER_RULES, (value) => String(Math.round(value * size * 100) / 100));
  const drawn = classesIn(drawing);
  const rules = [...[...STILL_RULES, ...orders].flatMap(spellOut), ...faded].filter(([selector]) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => drawn.has(name)),
  );
  // Renderers without variable fonts know hundreds only.
  const css = write(rules, scope).replaceAll('font-weight:680', 'font-weight:700');
  return css.replace(/var\(--([a-z0-9-]+)\)/g, (whole, name: string) => tokens[name] ?? whole);
}
