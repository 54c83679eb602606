import { ROLE } from '../words/roles.ts';
import { listOrders } from './adjust.ts';
import { isBoundary } from './boundary.ts';
import type { Candidate } from './candidate.ts';
import type { Draft, PlaceSlot, UnitDraft } from './draft.ts';
import { holdAt } from './hold.ts';
import { movesAt } from './move.ts';
import { placesAt } from './place.ts';
import { afterAux, afterStop, isArrow, plays, type Scan, solid } from './scan.ts';
import { objectsFrom, targetsAt } from './target.ts';
import { type UnitMatch, unitsAt } from './unit.ts';

function candidate(scan: Scan, drafts: readonly Draft[], end: number): Candidate {
  return { drafts, end, clean: isBoundary(scan, end) };
}

/** After the verb: `Builds:`, `move the`, `R: `. */
function afterVerb(scan: Scan, at: number): number {
  let here = afterStop(scan, at);
  if (scan.tokens[here]?.kind === 'colon' || isArrow(scan, here)) here += 1;
  // «убрать с доски»
  if (scan.tokens[here]?.key === 'с' && scan.tokens[here + 1]?.key === 'доски') here += 2;
  return afterAux(scan, here);
}

/** `move A Par to Bur`, «двинуть армию из Вены в Галицию», `retreat A Bur - Gas`. */
function moving(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  let here = afterVerb(scan, at + 1);
  if (plays(scan, here, ROLE.from)) here = solid(scan, here + 1);
  for (const { unit, end } of unitsAt(scan, here)) {
    if (unit.at === undefined) continue;
    for (const { to, via, route, end: after } of movesAt(scan, end)) {
      found.push(candidate(scan, [{ kind: 'move', unit, to, via, route }], after));
    }
  }
  return found;
}

/** `support A Ber - Sil with A Mun`, `convoy A Lon - Nwy by F Nth`: the unit that helps stands last. */
function helping(scan: Scan, at: number, kind: 'support' | 'convoy'): Candidate[] {
  const found: Candidate[] = [];
  for (const target of targetsAt(scan, at, ROLE[kind]) ?? []) {
    const here = solid(scan, target.end);
    const actor = plays(scan, here, ROLE.from) ? afterAux(scan, here + 1) : actorAt(scan, here);
    for (const { unit, end } of actor === undefined ? [] : unitsAt(scan, actor)) {
      if (unit.at === undefined) continue;
      const draft: Draft = { kind, unit, target: target.unit, ...(target.to === undefined ? {} : { to: target.to }) };
      found.push(candidate(scan, [draft], end));
    }
  }
  return found;
}

/** «из Парижа в Бургундию»: the place a unit comes from, without the unit. */
function fromPlace(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  for (const from of placesAt(scan, solid(scan, at + 1))) {
    for (const { to, via, route, end } of movesAt(scan, from.end)) {
      const typed = plays(scan, end, ROLE.army | ROLE.fleet) && isBoundary(scan, end + 1);
      const type = plays(scan, end, ROLE.army) ? 'A' : 'F';
      const unit: UnitDraft = { first: at, at: from.slot, ...(typed ? { type } : {}) };
      found.push(candidate(scan, [{ kind: 'move', unit, to, via, route }], typed ? end + 1 : end));
    }
  }
  return found;
}

const HELPERS = ROLE.via | ROLE.and;
const INSTRUMENTAL = /^(?:армиеи|флотом|силами|воиском)$/;

/** Passes what leads to the unit that acts, where it stands last: `with`, `by`, «силами»; «армией» leads to itself. */
function actorAt(scan: Scan, at: number): number | undefined {
  const here = solid(scan, at);
  if (plays(scan, here, HELPERS) && !plays(scan, here, ROLE.army)) return afterAux(scan, here + 1);
  return INSTRUMENTAL.test(scan.tokens[here]?.key ?? '') ? here : undefined;
}

/** `attack Burgundy with A Paris`, «атаковать Бургундию армией из Парижа»; «в Бургундию идёт армия из Парижа». */
function goalFirst(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  let here = at;
  for (let passed = 0; passed < 4 && plays(scan, here, ROLE.move | ROLE.to | ROLE.aux); passed++)
    here = solid(scan, here + 1);
  if (here === at) return found;
  for (const goal of placesAt(scan, here)) {
    const next = solid(scan, goal.end);
    const from = plays(scan, next, ROLE.from) ? placesAt(scan, solid(scan, next + 1)) : [];
    for (const origin of from) {
      found.push(candidate(scan, [moved({ first: at, at: origin.slot }, goal.slot)], origin.end));
    }
    const verb = plays(scan, next, ROLE.move) ? solid(scan, next + 1) : actorAt(scan, next);
    for (const { unit, end } of verb === undefined ? [] : unitsAt(scan, verb)) {
      if (unit.at !== undefined && isBoundary(scan, end)) found.push(candidate(scan, [moved(unit, goal.slot)], end));
    }
  }
  return found;
}

function moved(unit: UnitDraft, to: PlaceSlot): Draft {
  return { kind: 'move', unit, to, via: false, route: [] };
}

/** `support Mun Ber - Sil`, «поддержать армией из Мюнхена наступление …», «Поддержка А Мюн: А Бер - Сил». */
function helperFirst(scan: Scan, at: number, kind: 'support' | 'convoy'): Candidate[] {
  const found: Candidate[] = [];
  // `con-bul` is Constantinople.
  if (isArrow(scan, at + 1) && placesAt(scan, at).length > 0) return found;
  for (const { unit, end } of unitsAt(scan, afterVerb(scan, at + 1))) {
    const sign = scan.tokens[end]?.kind;
    const next = sign === 'colon' || sign === 'comma' ? end + 1 : end;
    if (unit.at?.listed !== true || isArrow(scan, solid(scan, next))) continue;
    for (const target of objectsFrom(scan, next, false)) {
      found.push(
        candidate(
          scan,
          [{ kind, unit, target: target.unit, ...(target.to === undefined ? {} : { to: target.to }) }],
          target.end,
        ),
      );
    }
  }
  return found;
}

/** `Retreat to Gas`: the unit is the only one there is. */
function unitless(scan: Scan, at: number): Candidate[] {
  return movesAt(scan, at).map(({ to, end }) => candidate(scan, [moved({ first: at }, to)], end));
}

/** «В Париже строю армию», "in Paris an army": the place before the type. */
function placeBeforeType(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  for (const place of placesAt(scan, solid(scan, at + 1))) {
    let here = solid(scan, place.end);
    for (let passed = 0; passed < 3; passed++) {
      if (!isArrow(scan, here) && !plays(scan, here, ROLE.build | ROLE.aux | ROLE.filler)) break;
      here = solid(scan, here + 1);
    }
    const type = plays(scan, here, ROLE.army) ? 'A' : plays(scan, here, ROLE.fleet) ? 'F' : undefined;
    if (type === undefined) continue;
    found.push(candidate(scan, [{ kind: 'build', unit: { first: at, type, at: place.slot } }], here + 1));
  }
  return found;
}

/** The readings of an order that begins with its verb, or with a preposition. */
export function verbOrders(scan: Scan, at: number): Candidate[] {
  const found: Candidate[] = [];
  const { phase } = scan;
  if (plays(scan, at, ROLE.from)) found.push(...fromPlace(scan, at));
  if (phase === 'build') {
    if (plays(scan, at, ROLE.at)) found.push(...placeBeforeType(scan, at));
    if (plays(scan, at, ROLE.build)) found.push(...listOrders(scan, afterVerb(scan, at + 1), 'build'));
    // `R F Kie` removes a unit in winter.
    if (plays(scan, at, ROLE.disband | ROLE.retreat))
      found.push(...listOrders(scan, afterVerb(scan, at + 1), 'disband'));
    return found;
  }
  if (plays(scan, at, ROLE.move) || (phase === 'retreat' && plays(scan, at, ROLE.retreat)))
    found.push(...moving(scan, at));
  if (plays(scan, at, ROLE.move | ROLE.to)) found.push(...goalFirst(scan, at));
  if (phase === 'retreat' && plays(scan, at, ROLE.retreat)) found.push(...unitless(scan, at));
  if (phase === 'retreat') {
    if (plays(scan, at, ROLE.disband)) found.push(...listOrders(scan, afterVerb(scan, at + 1), 'disband'));
    return found;
  }
  // "St Petersburg" is a place, not "stand, Petersburg".
  const place = placesAt(scan, at).some(({ end }) => end > at + 1);
  if (plays(scan, at, ROLE.hold) && !place) {
    // "hold with the fleet in Brest"
    const actor = (scan.tokens[at]?.key.length ?? 0) > 1 ? actorAt(scan, at + 1) : undefined;
    found.push(...listOrders(scan, actor ?? afterVerb(scan, at + 1), 'hold'));
  }
  for (const kind of ['support', 'convoy'] as const) {
    if (!plays(scan, at, ROLE[kind])) continue;
    found.push(...helping(scan, at, kind), ...helperFirst(scan, at, kind));
  }
  return found;
}

const MANY = ROLE.all | ROLE.rest;
const BOTH = new Set(['both', 'обе', 'оба', 'beide']);
const BETWEEN = MANY | ROLE.unit | ROLE.fleet | ROLE.army | ROLE.filler | ROLE.at | ROLE.aux;

/** "All hold", "everything else holds", «остальные стоят», `hold all other units`. */
export function groupAt(scan: Scan, at: number): Candidate | undefined {
  let here = at;
  let many = 0;
  let type: UnitMatch['unit']['type'];
  const first = plays(scan, at, MANY)
    ? undefined
    : plays(scan, at, ROLE.hold)
      ? 'hold'
      : scan.phase !== 'movement' && plays(scan, at, ROLE.disband)
        ? 'disband'
        : undefined;
  if (first !== undefined) here = solid(scan, at + 1);
  for (let passed = 0; passed < 8; passed++) {
    if (plays(scan, here, MANY) || BOTH.has(scan.tokens[here]?.key ?? ''))
      many |= plays(scan, here, ROLE.rest) ? ROLE.rest : ROLE.all;
    else if (
      scan.tokens[here]?.kind !== 'colon' &&
      (scan.tokens[here]?.kind !== 'word' ||
        (scan.tokens[here]?.text.length ?? 0) < 2 ||
        !plays(scan, here, BETWEEN | ROLE.else))
    )
      break;
    else if (plays(scan, here, ROLE.army)) type = 'A';
    else if (plays(scan, here, ROLE.fleet)) type = 'F';
    else if (plays(scan, here, ROLE.else)) many |= ROLE.rest;
    here = solid(scan, here + 1);
  }
  if (many === 0) return undefined;
  const which = (many & ROLE.rest) !== 0 ? 'rest' : 'all';
  let order: 'hold' | 'disband' | undefined = first;
  let end = here;
  if (order === undefined) {
    const held = scan.phase === 'movement' ? holdAt(scan, here) : undefined;
    if (held !== undefined) [order, end] = ['hold', held];
    else if (scan.phase !== 'movement' && plays(scan, afterAux(scan, here), ROLE.disband))
      [order, end] = ['disband', afterAux(scan, here) + 1];
  }
  if (order === undefined) return undefined;
  return {
    drafts: [{ kind: 'group', which, order, ...(type === undefined ? {} : { type }) }],
    end,
    clean: isBoundary(scan, end),
  };
}
