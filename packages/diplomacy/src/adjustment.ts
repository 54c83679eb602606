import { removalsOf } from './civil-disorder.ts';
import { type GameMap, provinceData } from './map.ts';
import type { BuildOrder, DisbandOrder, GivenOrder } from './order.ts';
import { byPlace } from './order-list.ts';
import { homeCentres } from './ownership.ts';
import type { Centers, Position, Unit } from './position.ts';
import type { IllegalReason, JudgedOrder, Note, Reason } from './reason.ts';
import type { Adjustment, BuildResult, Removal } from './result.ts';
import { choiceOf, DEFAULT_RULES, type Rules } from './rules.ts';
import { resultOf } from './verdict.ts';
import { coastOf, type Power, type ProvinceCode, provinceOf } from './vocabulary.ts';

/** What a power must or may do: centres against units. */
interface Account {
  readonly power: Power;
  readonly centers: readonly ProvinceCode[];
  readonly units: readonly Unit[];
  /** Positive: builds allowed; negative: disbands due. */
  readonly due: number;
}

/** An order that could count, with what it would do; or why it cannot. */
type Checked =
  | { readonly ok: true; readonly act: 'build'; readonly unit: Unit; readonly notes: readonly Note[] }
  | { readonly ok: true; readonly act: 'disband'; readonly unit: Unit; readonly notes: readonly Note[] }
  | { readonly ok: true; readonly act: 'waive'; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly reason: Reason };

/** Centres against units of every power that has either, in the order of the variant, then by name. */
export function accountsOf(map: GameMap, position: Position): Account[] {
  const centers: Centers = position.centers ?? {};
  const powers = new Set<Power>(map.data.powers);
  for (const power of [...Object.keys(centers), ...position.units.map((unit) => unit.power)].sort()) powers.add(power);
  return [...powers]
    .map((power): Account => {
      const own = [...(centers[power] ?? [])].sort();
      const units = position.units.filter((unit) => unit.power === power);
      return { power, centers: own, units, due: own.length - units.length };
    })
    .filter((account) => account.centers.length > 0 || account.units.length > 0);
}

function ownerOf(centers: Centers, at: ProvinceCode): Power | undefined {
  return Object.keys(centers).find((power) => centers[power]?.includes(at));
}

/** Whether a power may build in a province at all; `undefined` if it may. */
function whyNoBuild(map: GameMap, position: Position, account: Account, at: ProvinceCode): IllegalReason | undefined {
  const province = provinceData(map, at);
  if (province === undefined) return { code: 'no-such-place', at };
  if (province.centre !== true || province.home !== account.power) return { code: 'not-a-home-centre', at };
  if (!account.centers.includes(at)) {
    const owner = ownerOf(position.centers ?? {}, at);
    return owner === undefined ? { code: 'not-owned', at } : { code: 'not-owned', at, owner };
  }
  const unit = position.units.find((one) => provinceOf(one.at) === at);
  return unit === undefined ? undefined : { code: 'occupied', unit };
}

function checkBuild(map: GameMap, position: Position, account: Account, order: BuildOrder, rules: Rules): Checked {
  const at = provinceOf(order.unit.at);
  if (account.due <= 0) {
    const counts = { power: account.power, centers: account.centers.length, units: account.units.length };
    return { ok: false, reason: { code: 'no-builds', ...counts } };
  }
  const barred = whyNoBuild(map, position, account, at);
  if (barred !== undefined) return { ok: false, reason: barred };
  const province = provinceData(map, at);
  const inland = province?.kind === 'inland';
  const notes: Note[] = [];
  let type = order.unit.type;
  // DATC 4.C.3: the letter is needed only where both could be built.
  if (type === undefined) {
    if (!inland) return { ok: false, reason: { code: 'build-type-missing', at } };
    type = 'A';
  }
  if (type === 'F' && inland) {
    if (rules['4.C.4'] === 'a') {
      const meant: BuildOrder = { kind: 'build', unit: { type: 'A', at } };
      return { ok: false, reason: { code: 'fleet-inland', to: at, meant } };
    }
    notes.push({ code: 'built-army-instead', at, choice: choiceOf(rules, '4.C.4') });
    type = 'A';
  }
  const coasts = (province?.coasts ?? []).map((coast) => `${at}/${coast}`);
  let place = at;
  if (type === 'F' && coasts.length > 0) {
    // DATC 4.B.7: without its coast the build is refused and stays open.
    if (!coasts.includes(order.unit.at)) return { ok: false, reason: { code: 'build-coast-missing', at, coasts } };
    place = order.unit.at;
  } else if (coastOf(order.unit.at) !== undefined) {
    if (rules['4.B.6'] === 'a')
      return { ok: false, reason: { code: 'coast-wrong', at: order.unit.at, choice: '4.B.6=a' } };
    notes.push({ code: 'coast-ignored', at: order.unit.at });
  }
  return { ok: true, act: 'build', unit: { power: account.power, type, at: place }, notes };
}

function checkDisband(map: GameMap, position: Position, account: Account, order: DisbandOrder): Checked {
  const at = provinceOf(order.unit.at);
  if (!map.provinceNumber.has(at)) return { ok: false, reason: { code: 'no-such-place', at: order.unit.at } };
  const unit = position.units.find((one) => provinceOf(one.at) === at);
  if (unit === undefined) return { ok: false, reason: { code: 'no-such-unit', at: order.unit.at } };
  if (unit.power !== account.power) return { ok: false, reason: { code: 'foreign-unit', unit } };
  if (account.due >= 0) {
    const counts = { power: account.power, centers: account.centers.length, units: account.units.length };
    return { ok: false, reason: { code: 'no-disbands', ...counts } };
  }
  return { ok: true, act: 'disband', unit, notes: [] };
}

function checkOne(map: GameMap, position: Position, account: Account, given: GivenOrder, rules: Rules): Checked {
  const { order } = given;
  switch (order.kind) {
    case 'build':
      return checkBuild(map, position, account, order, rules);
    case 'disband':
      return checkDisband(map, position, account, order);
    case 'waive':
      if (rules['4.D.7'] === 'b')
        return { ok: false, reason: { code: 'waive-forbidden', choice: choiceOf(rules, '4.D.7') } };
      if (account.due <= 0) {
        const counts = { power: account.power, centers: account.centers.length, units: account.units.length };
        return { ok: false, reason: { code: 'no-builds', ...counts } };
      }
      return { ok: true, act: 'waive', notes: [] };
    default:
      return { ok: false, reason: { code: 'wrong-phase' } };
  }
}

/** Refuses a second order for the same place: builds by 4.D.5, disbands always but the first. */
function refuseTwice(checks: Checked[], act: 'build' | 'disband', rules: Rules): void {
  const byProvince = new Map<ProvinceCode, number[]>();
  for (const [index, check] of checks.entries()) {
    if (!check.ok || check.act !== act) continue;
    const at = provinceOf(check.unit.at);
    byProvince.set(at, [...(byProvince.get(at) ?? []), index]);
  }
  const choice = rules['4.D.5'];
  for (const [at, list] of byProvince) {
    if (list.length < 2) continue;
    const keep = act === 'disband' || choice === 'b' ? list[0] : choice === 'c' ? list[list.length - 1] : undefined;
    for (const index of list) {
      if (index === keep) continue;
      const reason: Reason =
        act === 'disband'
          ? { code: 'disbanded-twice', at }
          : { code: 'built-twice', at, choice: choiceOf(rules, '4.D.5') };
      checks[index] = { ok: false, reason };
    }
  }
}

/** Keeps as many orders as are allowed, by 4.D.4 for builds and waives and by 4.D.6 for disbands. */
function refuseSurplus(checks: Checked[], allowed: number, issue: '4.D.4' | '4.D.6', rules: Rules): void {
  const able = checks.flatMap((check, index) => (check.ok ? [index] : []));
  if (able.length <= allowed) return;
  const choice = rules[issue];
  const kept = choice === 'b' ? able.slice(0, allowed) : choice === 'c' && allowed > 0 ? able.slice(-allowed) : [];
  for (const index of able) {
    if (!kept.includes(index))
      checks[index] = { ok: false, reason: { code: 'too-many', allowed, choice: choiceOf(rules, issue) } };
  }
}

function reasonOf(check: Checked): Reason {
  if (!check.ok) return check.reason;
  if (check.act === 'waive') return { code: 'waived' };
  return check.act === 'build' ? { code: 'built', unit: check.unit } : { code: 'removed', unit: check.unit };
}

interface Settled {
  readonly account: Account;
  readonly checks: readonly Checked[];
  readonly removals: readonly Removal[];
}

function settleAccount(
  map: GameMap,
  position: Position,
  account: Account,
  orders: readonly GivenOrder[],
  rules: Rules,
): Settled {
  const checks = orders.map((given) => checkOne(map, position, account, given, rules));
  refuseTwice(checks, 'build', rules);
  refuseTwice(checks, 'disband', rules);
  refuseSurplus(checks, Math.abs(account.due), account.due < 0 ? '4.D.6' : '4.D.4', rules);
  const gone = checks.flatMap((check) => (check.ok && check.act === 'disband' ? [check.unit] : []));
  const missing = -account.due - gone.length;
  if (missing <= 0) return { account, checks, removals: [] };
  const left = account.units.filter((unit) => !gone.includes(unit));
  const centres = rules['4.D.8'] === 'a' ? homeCentres(map, account.power) : account.centers;
  return { account, checks, removals: removalsOf(map, left, missing, centres, rules) };
}

/**
 * Judges a build phase: builds in free owned home centres, disbands, waives, and the removals of powers that ordered too
 * few. Source: rulebook, DATC 6.I, 6.J, 4.D.4 to 4.D.8.
 */
export function judgeBuilds(
  map: GameMap,
  position: Position,
  orders: readonly GivenOrder[],
  rules: Rules = DEFAULT_RULES,
): BuildResult {
  const settled = accountsOf(map, position).map((account) =>
    settleAccount(
      map,
      position,
      account,
      orders.filter((given) => given.power === account.power),
      rules,
    ),
  );
  const next = new Map<Power, { one: Settled; used: number }>(
    settled.map((one) => [one.account.power, { one, used: 0 }]),
  );
  const judged = orders.map((given): JudgedOrder => {
    const entry = next.get(given.power);
    const check = entry?.one.checks[entry.used++];
    const stray: Checked = { ok: false, reason: { code: 'no-builds', power: given.power, centers: 0, units: 0 } };
    const reason = reasonOf(check ?? stray);
    const unit = check?.ok === true && check.act !== 'waive' ? { unit: check.unit } : {};
    const notes = check?.ok === true && check.notes.length > 0 ? { notes: check.notes } : {};
    return { power: given.power, order: given.order, ...unit, result: resultOf(reason), reason, ...notes };
  });
  const built = settled.flatMap(({ checks }) =>
    checks.flatMap((check) => (check.ok && check.act === 'build' ? [check.unit] : [])),
  );
  const removals = settled.flatMap((one) => one.removals);
  const gone = new Set(
    settled.flatMap(({ checks }) =>
      checks.flatMap((check) => (check.ok && check.act === 'disband' ? [check.unit.at] : [])),
    ),
  );
  for (const removal of removals) gone.add(removal.unit.at);
  const staying = position.units
    .filter((unit) => !gone.has(unit.at))
    .map(({ power, type, at }) => ({ power, type, at }));
  const adjustments = settled
    .filter(({ account }) => account.due !== 0)
    .map(
      ({ account, checks }): Adjustment => ({
        power: account.power,
        centers: account.centers.length,
        units: account.units.length,
        due: account.due,
        done: checks.filter((check) => check.ok && check.act !== 'waive').length,
        waived: checks.filter((check) => check.ok && check.act === 'waive').length,
      }),
    );
  return {
    phase: 'build',
    orders: judged,
    unitsAfter: [...staying, ...built].sort(byPlace),
    autoDisbanded: removals.map((removal) => removal.unit).sort(byPlace),
    removals: [...removals].sort((a, b) => byPlace(a.unit, b.unit)),
    adjustments,
  };
}
