import { ROLE } from '../words/roles.ts';
import { isBoundary } from './boundary.ts';
import { type Candidate, candidate } from './candidate.ts';
import { type Draft, isSamePlace, type UnitDraft } from './draft.ts';
import { holdAt } from './hold.ts';
import { movesAt } from './move.ts';
import { placesAt } from './place.ts';
import { afterAux, isArrow, plays, type Scan, solid } from './scan.ts';
import { type TargetMatch, targetsAt } from './target.ts';

const OFF_BOARD = new Set(['board', 'otb', 'доски', 'поля', 'карты']);

function supported(unit: UnitDraft, { unit: target, to }: TargetMatch, kind: 'support' | 'convoy'): Draft {
  return to === undefined ? { kind, unit, target } : { kind, unit, target, to };
}

/** Supports and convoys; a Cyrillic «с» may be either, so both readings are kept. */
function helping(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const supports = targetsAt(scan, at, ROLE.support) ?? [];
  const convoys = targetsAt(scan, at, ROLE.convoy) ?? [];
  const found: Candidate[] = [];
  for (const target of supports) {
    const twin = convoys.find(({ end, to }) => end === target.end && to !== undefined && target.to !== undefined);
    const draft = supported(unit, target, 'support');
    if (twin === undefined) found.push(candidate(scan, draft, target.end));
    else
      found.push({
        drafts: [draft, supported(unit, twin, 'convoy')],
        alternatives: true,
        end: target.end,
        clean: isBoundary(scan, target.end),
      });
  }
  if (supports.length === 0) {
    for (const target of convoys) found.push(candidate(scan, supported(unit, target, 'convoy'), target.end));
  }
  return found;
}

/** `disband`, `off the board`, `destroyed`, `- OTB`, «распустить». */
export function disbandAt(scan: Scan, at: number): number | undefined {
  let here = solid(scan, at);
  for (let passed = 0; passed < 6; passed++) {
    const key = scan.tokens[here]?.key ?? '';
    const dotted = key === 'o' && scan.tokens[here + 2]?.key === 't' && scan.tokens[here + 4]?.key === 'b';
    if (dotted) return scan.tokens[here + 5]?.kind === 'stop' ? here + 6 : here + 5;
    if (OFF_BOARD.has(key)) return here + 1;
    if (plays(scan, here, ROLE.disband)) return here + 1;
    // `F Kie R`, `F Kie -` in winter.
    const sign = isArrow(scan, here) || plays(scan, here, ROLE.retreat);
    if (scan.phase === 'build' && sign && isBoundary(scan, here + 1)) return here + 1;
    const leads =
      isArrow(scan, here) ||
      plays(scan, here, ROLE.aux | ROLE.to | ROLE.retreat | ROLE.move) ||
      key === 'off' ||
      key === 'the' ||
      key === 'с';
    if (!leads) return undefined;
    here = solid(scan, here + 1);
  }
  return undefined;
}

/** "remains in Munich". */
function afterOwnPlace(scan: Scan, unit: UnitDraft, at: number): number {
  let here = solid(scan, at);
  if (plays(scan, here, ROLE.at)) here = solid(scan, here + 1);
  if (scan.tokens[here]?.kind !== 'word') return at;
  return placesAt(scan, here).find((match) => isSamePlace(unit.at, match.slot))?.end ?? at;
}

/** `Par Build Army`: the type may stand after the verb. */
function built(scan: Scan, unit: UnitDraft, at: number): Candidate {
  const here = solid(scan, at);
  const type = plays(scan, here, ROLE.army) ? 'A' : plays(scan, here, ROLE.fleet) ? 'F' : undefined;
  const late = unit.type === undefined && type !== undefined && isBoundary(scan, here + 1);
  return late
    ? candidate(scan, { kind: 'build', unit: { ...unit, type } }, here + 1)
    : candidate(scan, { kind: 'build', unit }, at);
}

/** `A Lon C Nwy`, `A Lon convoy Nwy`: an army that is convoyed. */
function carriedTo(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const verb = solid(scan, at);
  if (unit.type !== 'A' || !plays(scan, verb, ROLE.convoy)) return [];
  return placesAt(scan, solid(scan, verb + 1))
    .filter(({ end }) => isBoundary(scan, end))
    .map(({ slot, end }) => candidate(scan, { kind: 'move', unit, to: slot, via: true, route: [] }, end));
}

/** What a unit is ordered to do by the words after it. */
export function actionsAt(scan: Scan, unit: UnitDraft, at: number): Candidate[] {
  const found: Candidate[] = [];
  const { phase } = scan;
  if (phase !== 'movement') {
    const disband = disbandAt(scan, at);
    if (disband !== undefined) found.push(candidate(scan, { kind: 'disband', unit }, disband));
  }
  if (phase === 'build') {
    const sign = solid(scan, at);
    const verb = afterAux(scan, isArrow(scan, sign) ? sign + 1 : sign);
    if (plays(scan, verb, ROLE.build) || scan.tokens[verb]?.kind === 'plus') found.push(built(scan, unit, verb + 1));
  }
  const held = holdAt(scan, at);
  if (held !== undefined) found.push(candidate(scan, { kind: 'hold', unit }, afterOwnPlace(scan, unit, held)));
  const helps = helping(scan, unit, at);
  // "A Lon convoys to Nwy" is a move; a convoy that names no destination is the last thing thought of.
  const complete = helps.filter(({ drafts: [draft] }) => draft?.kind !== 'convoy' || draft.to !== undefined);
  found.push(...complete);
  for (const { to, via, route, end } of movesAt(scan, at)) {
    // "MUN-MUN" is a hold.
    const stays = route.length === 0 && isSamePlace(unit.at, to);
    found.push(candidate(scan, stays ? { kind: 'hold', unit } : { kind: 'move', unit, to, via, route }, end));
  }
  found.push(...carriedTo(scan, unit, at));
  found.push(...helps.filter((each) => !complete.includes(each)));
  return found;
}
