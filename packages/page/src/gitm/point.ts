import { batch, computed, type ReadonlySignal } from '@preact/signals';
import type { TacLight } from '@standoff/board';
import {
  type Entry,
  interceptionSquares,
  legsOf,
  lineOfMarch,
  mayEnter,
  relationBetween,
  type Square,
  squareAt,
  type TacEvent,
  type TacPhase,
  testInterception,
  type UnitId,
} from '@standoff/gitm';
import type { MenuItem } from '../shell/choices.tsx';
import { inLanguage } from '../shell/language.ts';
import {
  change,
  changeEvent,
  cursor,
  doing,
  letGo,
  menu,
  phase,
  picked,
  placing,
  result,
  showStep,
  spoken,
  standing,
  step,
  tool,
} from './bench.ts';
import { eventOf, freeName, orderInterception, orderMove, placeUnit, removeUnit, setVia, shiftUnit } from './edit.ts';
import { tapGround } from './ground.ts';
import { GITM } from './text.ts';

/** The units that stand in a square as it is shown. */
export function unitsAt(square: Square): readonly UnitId[] {
  return standing.value.filter((one) => one.square === square).map(({ unit }) => unit);
}

export function squareOf(unit: UnitId): Square | undefined {
  return standing.value.find((one) => one.unit === unit)?.square;
}

export function sayWho(square: Square): void {
  const text = inLanguage(GITM);
  const units = unitsAt(square);
  spoken.value = text.whoStands(square, units.length === 0 ? text.nobody : units.join(', '));
}

/** The phase up to where the picked unit's order stands, or to what is shown. */
function upToOrder(of: TacPhase, unit: UnitId): TacPhase {
  return { ...of, events: of.events.slice(0, eventOf(of, unit) ?? step.value) };
}

/** In a phase with more than this, counted in judgings of an event, squares are lit only for those who ask. */
const LIGHT_AT_ONCE = 1500;

/** For the picked unit, every square and what would happen if it went there at its turn. */
export const entries: ReadonlySignal<readonly Entry[]> = computed(() => {
  const unit = picked.value;
  if (unit === undefined || placing.value || doing.value === 'intercept') return [];
  if (!phase.value.start.some((one) => one.unit === unit)) return [];
  const { events, start } = phase.value;
  if (doing.value === 'move' && (events.length + 1) * start.length > LIGHT_AT_ONCE) return [];
  return mayEnter(upToOrder(phase.value, unit), unit);
});

/** Whether the board shows the moment at which the picked unit's order comes. */
export const atItsTurn: ReadonlySignal<boolean> = computed(() => {
  const unit = picked.value;
  if (unit === undefined) return false;
  return (eventOf(phase.value, unit) ?? step.value) === step.value;
});

/** A march that may be intercepted: the event, who marches, and from where. */
interface March {
  readonly event: number;
  readonly target: UnitId;
  readonly from: Square;
  readonly to: Square;
  readonly via?: Square;
}

function marchOf(event: TacEvent, index: number): March | undefined {
  const target = event.type === 'move' ? event.unit : event.target;
  const tries = result.value.attempts.filter((one) => one.event === index && one.unit === target);
  const from = tries[0]?.from ?? phase.value.start.find((one) => one.unit === target)?.square;
  if (from === undefined) return undefined;
  const to = event.type === 'move' ? event.to : (event.to ?? event.at);
  return { event: index, target, from, to, ...(event.via === undefined ? {} : { via: event.via }) };
}

/** The marches of units other than one. */
function marches(unit: UnitId): readonly March[] {
  return phase.value.events
    .map(marchOf)
    .filter((one) => one !== undefined)
    .filter((one) => one.target !== unit && one.from !== one.to);
}

function standsFor(unit: UnitId): Square {
  return phase.value.start.find((one) => one.unit === unit)?.square ?? '0-0';
}

function passes({ from, to, via }: March, square: Square): boolean {
  return legsOf(from, to, via).some((leg) => lineOfMarch(...leg).some((point) => squareAt(point) === square));
}

/** Squares that are pointed out on the map. */
export const lights: ReadonlySignal<readonly TacLight[]> = computed(() => {
  const unit = picked.value;
  if (unit === undefined) return [];
  const at = squareOf(unit);
  const own: readonly TacLight[] = at === undefined ? [] : [{ square: at, kind: 'selected' }];
  if (placing.value) return own;
  if (doing.value === 'intercept') {
    const interceptor = standsFor(unit);
    const squares = new Set(marches(unit).flatMap((march) => interceptionSquares({ ...march, interceptor })));
    return [...own, ...[...squares].map((square): TacLight => ({ square, kind: 'open' }))];
  }
  if (!atItsTurn.value) return own;
  const all = doing.value === 'where';
  const lit = entries.value.flatMap((one): readonly TacLight[] => {
    if (one.outcome === 'refused') return [{ square: one.square, kind: 'barred' }];
    const opens = one.outcome === 'begins' || one.outcome === 'joins' || one.outcome === 'enters';
    return opens && (all || one.with.length > 0) ? [{ square: one.square, kind: 'open' }] : [];
  });
  return [...own, ...lit];
});

export function pick(unit: UnitId): void {
  batch(() => {
    menu.value = undefined;
    doing.value = 'move';
    picked.value = unit;
    const at = squareOf(unit);
    if (at !== undefined) cursor.value = at;
    const text = inLanguage(GITM);
    spoken.value = placing.value ? text.shiftTo(unit) : text.whereTo(unit);
  });
}

export function beginInterception(unit: UnitId): void {
  batch(() => {
    picked.value = unit;
    doing.value = 'intercept';
    spoken.value = inLanguage(GITM).whereMeet(unit);
  });
}

/** Shows where a unit may go at its turn. */
export function askWhere(unit: UnitId): void {
  batch(() => {
    picked.value = unit;
    doing.value = doing.value === 'where' ? 'move' : 'where';
    showStep(eventOf(phase.value, unit) ?? step.value);
  });
}

function isAlly(a: UnitId, b: UnitId): boolean {
  const stateOf = (unit: UnitId): string => phase.value.start.find((one) => one.unit === unit)?.state ?? '';
  return relationBetween(phase.value, stateOf(a), stateOf(b)) === 'allied';
}

function meetItems(unit: UnitId, square: Square, only: boolean): readonly MenuItem[] {
  const text = inLanguage(GITM);
  const interceptor = standsFor(unit);
  return (
    marches(unit)
      .filter((march) => passes(march, square))
      // To meet a unit where it goes anyway is to go there; allies are met only by somebody who says so.
      .filter((march) => only || (march.to !== square && !isAlly(unit, march.target)))
      .flatMap((march, index): readonly MenuItem[] => {
        const { bar } = testInterception({ ...march, interceptor, at: square });
        if (!only && bar !== undefined) return [];
        return [
          {
            name: text.meetHere(march.target, square),
            icon: 'battle',
            ...(index === 0 ? { key: 'I' } : {}),
            // The moderator may rule otherwise: it is judged as given, with a warning.
            ...(bar === undefined ? {} : { hint: text.cannotByRules }),
            take: () => changeEvent(orderInterception(phase.value, unit, march.event, square)),
          },
        ];
      })
  );
}

function moveItems(unit: UnitId, square: Square): readonly MenuItem[] {
  const text = inLanguage(GITM);
  const before = eventOf(phase.value, unit);
  const event = before === undefined ? undefined : phase.value.events[before];
  const to = event?.type === 'move' ? event.to : event?.to;
  const items: MenuItem[] = [
    {
      name: text.moveTo(square),
      icon: 'move',
      key: 'M',
      ...(to === undefined || to === square ? {} : { hint: text.insteadOf(to) }),
      take: () => changeEvent(orderMove(phase.value, unit, square, step.value)),
    },
  ];
  if (before === undefined || event === undefined || to === square) return items;
  const came = squareOf(unit) === to && before < step.value;
  if (came)
    items.push({
      name: text.further(square),
      hint: text.furtherHint,
      icon: 'right',
      key: 'F',
      take: () => changeEvent(orderMove(phase.value, unit, square, step.value, true)),
    });
  items.push({
    name: text.viaHere,
    icon: 'branch',
    key: 'V',
    take: () => changeEvent({ phase: setVia(phase.value, before, square), event: before }),
  });
  return items;
}

function offer(square: Square, title: string, items: readonly MenuItem[]): void {
  const [only] = items;
  if (only === undefined) return;
  if (items.length === 1 && only.hint === undefined) {
    only.take();
    return;
  }
  const closing = items.map((item) => ({
    ...item,
    take: () => {
      menu.value = undefined;
      item.take();
    },
  }));
  menu.value = { square, title, items: closing };
}

/** The picked unit is sent to a square, by a tap, a drop or Enter. */
export function send(unit: UnitId, square: Square): void {
  const text = inLanguage(GITM);
  if (squareOf(unit) === square && doing.value !== 'intercept') {
    letGo();
    return;
  }
  if (placing.value) {
    change(shiftUnit(phase.value, unit, square));
    letGo();
    return;
  }
  if (doing.value === 'intercept') {
    const items = meetItems(unit, square, true);
    if (items.length === 0) spoken.value = text.noMeeting;
    offer(square, unit, items);
    return;
  }
  offer(square, unit, [...moveItems(unit, square), ...meetItems(unit, square, false)]);
}

/** A tap on a square, or Enter there. `unit` is the one under the finger. */
export function pointAt(square: Square, unit?: UnitId): void {
  menu.value = undefined;
  cursor.value = square;
  const use = tool.value;
  if (placing.value && use.kind === 'place') {
    const name = freeName(phase.value, use.state, use.arm);
    change(placeUnit(phase.value, { unit: name, state: use.state, square }));
    spoken.value = inLanguage(GITM).standsAt(name, square);
    return;
  }
  if (placing.value && use.kind === 'ground') {
    change(tapGround(phase.value, square, use.rating));
    const rated = phase.value.terrain?.find((one) => one.square === square);
    spoken.value = inLanguage(GITM).groundAt(square, rated?.rating);
    return;
  }
  const here = unitsAt(square);
  if (placing.value && use.kind === 'remove') {
    choose(square, unit, here, (one) => change(removeUnit(phase.value, one)));
    return;
  }
  if (picked.value !== undefined) {
    send(picked.value, square);
    return;
  }
  choose(square, unit, here, pick);
}

/** Does something with the unit meant, and asks which where it is not plain. */
function choose(square: Square, unit: UnitId | undefined, here: readonly UnitId[], take: (unit: UnitId) => void): void {
  const [first, second] = here;
  if (first === undefined) {
    sayWho(square);
    return;
  }
  const meant = unit ?? (second === undefined ? first : undefined);
  if (meant !== undefined) {
    take(meant);
    return;
  }
  offer(
    square,
    inLanguage(GITM).whichUnit(square),
    here.map((one, index) => ({ name: one, key: String(index + 1), take: () => take(one) })),
  );
}
