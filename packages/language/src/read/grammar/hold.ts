import { ROLE } from '../words/roles.ts';
import { isBoundary, startsUnit } from './boundary.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';

/** Words that say a hold without a verb: `in place`, «на месте». */
const IN_PLACE = new Set(['place', 'position', 'put', 'месте', 'позиции', 'platz', 'stellung']);
const STILL = ROLE.object | ROLE.at | ROLE.to | ROLE.hold;

/** Passes what may follow a verb of holding: `position`, `in place`, `where it is`, «на месте», «позицию». */
function afterObjects(scan: Scan, at: number): number {
  let end = at;
  for (let here = solid(scan, at), passed = 0; passed < 5; passed++, here = solid(scan, here + 1)) {
    if (!plays(scan, here, STILL)) break;
    const again = plays(scan, here, ROLE.hold) && (scan.tokens[here]?.key.length ?? 0) > 1;
    if (plays(scan, here, ROLE.object) || again) end = here + 1;
  }
  return end;
}

/** "does not move", `no move`, «без движения», `bewegt sich nicht`: a hold. */
function notMoving(scan: Scan, at: number): number | undefined {
  let negated = false;
  let moving = false;
  let here = at;
  for (let passed = 0; passed < 6; passed++) {
    if (plays(scan, here, ROLE.not)) negated = true;
    else if (plays(scan, here, ROLE.move | ROLE.object | ROLE.hold))
      moving ||= plays(scan, here, ROLE.move | ROLE.object);
    else if (!plays(scan, here, ROLE.aux)) break;
    here = solid(scan, here + 1);
    if (negated && moving && isBoundary(scan, here)) return here;
  }
  return undefined;
}

/** `St. Petersburg`, but not `F(Kie) st.` */
function isSaint(scan: Scan, at: number): boolean {
  const next = scan.tokens[at + 1]?.kind === 'stop' ? at + 2 : at + 1;
  return scan.tokens[next]?.kind === 'word' && !startsUnit(scan, next);
}

/** A hold written at `at`: `H`, `holds`, `- hold`, `(H)`, `in place`, `no move`; the token after it, or nothing. */
export function holdAt(scan: Scan, at: number): number | undefined {
  let here = solid(scan, at);
  for (let signs = 0; signs < 2 && (isArrow(scan, here) || scan.tokens[here]?.kind === 'colon'); signs++)
    here = solid(scan, here + 1);
  const still = notMoving(scan, here);
  if (still !== undefined) return still;
  for (let passed = 0; passed < 5; passed++) {
    const token = scan.tokens[here];
    if (plays(scan, here, ROLE.hold)) {
      const end = afterObjects(scan, here + 1);
      if (token?.key === 'st') return token.text !== 'st' || isSaint(scan, here) ? undefined : here + 1;
      if ((token?.key.length ?? 0) > 1) return end;
      return isBoundary(scan, here + 1) ? here + 1 : undefined;
    }
    if (plays(scan, here, ROLE.object) && IN_PLACE.has(token?.key ?? '')) return here + 1;
    if (!plays(scan, here, ROLE.aux | ROLE.to | ROLE.at | ROLE.all)) return undefined;
    here = solid(scan, here + 1);
  }
  return undefined;
}
