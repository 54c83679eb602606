import type { GameMap, Power } from '@standoff/diplomacy';
import { keyOf } from '../letters.ts';
import { lookUpPlace, namesOf } from '../names/lookup.ts';
import { namedPower } from '../names/powers.ts';
import { type JsonNode, jsonAt } from './json.ts';

/** An order found in data, as a line the grammar reads. */
export interface DataLine {
  readonly text: string;
  /** Offset in the whole text. */
  readonly at: number;
  readonly end: number;
  readonly power?: Power;
}

type ObjectNode = Extract<JsonNode, { readonly kind: 'object' }>;

/** Values tried as the start of data; a text full of brackets is not read again and again. */
const MOST_STARTS = 60;
const POWER_KEYS = new Set(['power', 'country', 'nation', 'player', 'countryname', 'powername']);
const ORDER_KEYS = new Set([
  'orders',
  'order',
  'text',
  'moves',
  'movementorders',
  'retreats',
  'builds',
  'adjustments',
  'приказы',
]);

function field(node: ObjectNode, ...names: readonly string[]): string | undefined {
  for (const { key, value } of node.entries) {
    if (names.includes(key.toLowerCase().replace(/[^a-z]/g, '')) && value.kind === 'text') return value.value;
  }
  return undefined;
}

function isPlace(map: GameMap, word: string): boolean {
  return lookUpPlace(namesOf(map), keyOf(word.replace(/[./ (_-].*$/, '')))?.listed ?? false;
}

function powerNamed(map: GameMap, word: string): Power | undefined {
  const named = namedPower(map, keyOf(word.replace(/[^\p{L}]/gu, '')));
  return named === undefined || (named.form === 'short' && word.length !== 3) ? undefined : named.power;
}

interface Found {
  readonly map: GameMap;
  /** Unit letters by power and place, from data about units. */
  readonly units: Map<string, DataUnit>;
  readonly lines: { at: number; end: number; power: Power | undefined; place?: string; text: string }[];
}

interface DataUnit {
  readonly letter: string;
  /** `/sc`, or nothing. */
  readonly coast: string;
}

function dataUnit(value: JsonNode): DataUnit | undefined {
  const text =
    value.kind === 'text'
      ? value.value
      : value.kind === 'object'
        ? field(value, 'type', 'unit', 'unittype')
        : undefined;
  const letter = text !== undefined && /^(?:a|f|army|fleet)$/i.test(text) ? text[0]?.toUpperCase() : undefined;
  const coast = value.kind === 'object' ? field(value, 'coast') : undefined;
  return letter === undefined ? undefined : { letter, coast: coast === undefined || coast === '' ? '' : `/${coast}` };
}

/** What an object says about the unit in a place: `{"type": "SUPPORT", "from": "Par", "to": "Bur"}`. */
function actionOf(node: ObjectNode, place: string): string | undefined {
  const action = field(node, 'type', 'ordertype', 'action', 'order', 'kind');
  if (action === undefined) return undefined;
  const to = field(node, 'to', 'target', 'dest', 'destination', 'targetloc', 'toterr');
  const coast = field(node, 'tocoast', 'coast', 'targetcoast');
  const from = field(node, 'from', 'origin', 'source', 'fromterr', 'auxloc');
  const goal = to === undefined ? '' : coast === undefined || coast === '' ? to : `${to}/${coast}`;
  switch (action.toLowerCase().replace(/[^a-z]/g, '')) {
    case 'hold':
      return 'H';
    case 'move':
    case 'attack':
    case 'mto':
      return goal === '' ? undefined : `- ${goal}`;
    case 'viaconvoy':
    case 'movebyconvoy':
    case 'moveviaconvoy':
      return `- ${goal} VIA`;
    case 'support':
    case 'supporthold':
    case 'supportmove':
      return from === undefined
        ? to === undefined
          ? undefined
          : `S ${to}`
        : goal === '' || to === from
          ? `S ${from}`
          : `S ${from} - ${goal}`;
    case 'convoy':
      return from === undefined ? undefined : `C ${from} - ${goal}`;
    case 'retreat':
      return goal === '' ? undefined : `R ${goal}`;
    case 'disband':
    case 'destroy':
    case 'remove':
      return 'D';
    case 'build':
    case 'buildarmy':
    case 'buildfleet':
      return place === '' ? undefined : 'B';
    case 'waive':
    case 'wait':
      return 'waive';
    default:
      return undefined;
  }
}

function visit(found: Found, node: JsonNode, power: Power | undefined, isOrders: boolean): void {
  if (node.kind === 'text') {
    if (isOrders) found.lines.push({ at: node.at + 1, end: node.end - 1, power, text: node.value });
    return;
  }
  if (node.kind === 'list') {
    for (const item of node.items) visit(found, item, power, isOrders);
    return;
  }
  if (node.kind !== 'object') return;
  const own = node.entries.find(({ key }) => POWER_KEYS.has(key.toLowerCase()))?.value;
  const whose = (own?.kind === 'text' ? powerNamed(found.map, own.value) : undefined) ?? power;
  const place =
    field(node, 'location', 'loc', 'province', 'terr', 'territory', 'place', 'at', 'unitloc') ?? field(node, 'unit');
  const action = place === undefined ? undefined : actionOf(node, place);
  if (place !== undefined && action !== undefined) {
    const letter = field(node, 'unittype') ?? '';
    found.lines.push({ at: node.at, end: node.end, power: whose, text: `${letter} ${place} ${action}` });
    return;
  }
  for (const { key, at, value } of node.entries) {
    const named = powerNamed(found.map, key);
    if (named !== undefined) {
      visit(found, value, named, isOrders || value.kind === 'list');
      continue;
    }
    if (/^[AF] /.test(key) && value.kind === 'text') {
      found.lines.push({ at, end: value.end, power: whose, text: `${key} ${value.value}` });
      continue;
    }
    if (isPlace(found.map, key)) {
      const unit = dataUnit(value);
      const stated = value.kind === 'object' ? actionOf(value, key) : undefined;
      if (stated !== undefined) found.lines.push({ at, end: value.end, power: whose, place: key, text: stated });
      else if (unit !== undefined) found.units.set(`${whose ?? ''} ${key}`, unit);
      continue;
    }
    visit(found, value, whose, isOrders || ORDER_KEYS.has(key.toLowerCase().replace(/[^\p{L}]/gu, '')));
  }
}

/**
 * Orders in data somebody copied from a page or a program: Backstabbr's `{"France": {"Par": {"type": "MOVE", …}}}`,
 * lists of order texts, objects with a unit and an action. `undefined` where the text holds no such data.
 */
export function dataLines(map: GameMap, text: string): readonly DataLine[] | undefined {
  if (!text.includes('{') || !/["']\s*:/.test(text)) return undefined;
  const found: Found = { map, units: new Map(), lines: [] };
  let starts = 0;
  for (let at = text.indexOf('{'); at >= 0 && starts < MOST_STARTS; at = text.indexOf('{', at)) {
    starts += 1;
    const node = jsonAt(text, at);
    if (node !== undefined) visit(found, node, undefined, false);
    at = node?.end ?? at + 1;
  }
  if (found.lines.length === 0) return undefined;
  return found.lines.map(({ at, end, power, place, text: stated }) => {
    const unit = place === undefined ? undefined : found.units.get(`${power ?? ''} ${place}`);
    const letter = place === undefined ? '' : `${unit?.letter ?? ''} ${place}${unit?.coast ?? ''} `;
    return { text: `${letter}${stated}`.trim(), at, end, ...(power === undefined ? {} : { power }) };
  });
}
