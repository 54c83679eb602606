import type { BuildOrder, ConvoyOrder, DisbandOrder, HoldOrder, RetreatOrder, WrittenOrder } from '@standoff/diplomacy';
import { provinceOf } from '@standoff/diplomacy';
import { bent, last, shorten, trim } from '../curve.ts';
import { UNIT_GLYPHS } from '../glyphs.ts';
import type { Point } from '../map.ts';
import { dislodgedPoint, unitPoint } from '../place.ts';
import { across, onCircle, plus } from '../point.ts';
import { powerClass } from '../powers.ts';
import { circle, num, path, pathThrough, xy } from '../svg.ts';
import { UNIT_SCALE } from '../units.ts';
import type { Drawn } from './drawn.ts';
import { bendFor } from './line.ts';
import type { OrderMark } from './mark.ts';
import { cased, ringSlashes, stopBar, tipOf, voidRing } from './parts.ts';
import { type MarkOf, placeOf, type Stage } from './scene.ts';

/** A bar below the unit; dots where nothing was ordered. */
export function drawHold(stage: Stage, mark: MarkOf<HoldOrder>): Drawn | undefined {
  const at = placeOf(stage, mark.order.unit.at);
  if (at === undefined) return undefined;
  const d = `M${num(at[0] - 12 * stage.size)} ${num(at[1] + 16 * stage.size)}h${num(24 * stage.size)}`;
  const bar = path('hold-casing', d) + path('hold', d);
  return { name: mark.unordered === true ? 'holds unordered' : 'holds', ring: bar, tip: at };
}

const SCALLOPS = 14;

/** A fleet that convoys sits in a scalloped ring; one whose convoy broke in a dashed one with two slashes. */
export function drawConvoy(stage: Stage, mark: MarkOf<ConvoyOrder>): Drawn | undefined {
  const at = placeOf(stage, mark.order.unit.at);
  if (at === undefined) return undefined;
  const radius = 18 * stage.size;
  const corner = (i: number): string => xy(onCircle(at, radius, (i / SCALLOPS) * 2 * Math.PI));
  const bow = num(4.4 * stage.size);
  const bows = Array.from({ length: SCALLOPS }, (_, i) => `A${bow} ${bow} 0 0 1 ${corner(i + 1)}`);
  const d = `M${corner(0)}${bows.join('')}z`;
  const broken = mark.outcome === 'broken' || mark.outcome === 'failed';
  const unmatched = mark.outcome === 'unmatched';
  return {
    name: `convoy${broken || unmatched ? ' failed' : ''}`,
    ring: path('casing', d) + path('scallop', d),
    above: broken ? ringSlashes(at, radius) : unmatched ? voidRing(onCircle(at, radius, -Math.PI / 4), stage.size) : '',
    tip: at,
  };
}

/** Dash and dot from beside the attacker to the place of retreat, with an open head. */
export function drawRetreat(stage: Stage, mark: MarkOf<RetreatOrder>): Drawn | undefined {
  const from = dislodgedPoint(stage.map, mark.order.unit.at);
  const to = unitPoint(stage.map, mark.order.to);
  if (from === undefined || to === undefined) return undefined;
  const failed = mark.outcome !== 'open' && mark.outcome !== 'done';
  const target = provinceOf(mark.order.to);
  const others = [...stage.standing].filter(([code]) => code !== target).map(([, at]) => at);
  const way = bent(from, to, bendFor(from, to, others, false, 0));
  const curve = trim(way, 15 * stage.size, failed ? 13 : 8);
  const tip = tipOf(curve, stage.size);
  const wing = (side: number): Point =>
    plus(plus(tip.at, tip.direction, -8 * stage.size), across(tip.direction), side * 5.5 * stage.size);
  const shaft = pathThrough(shorten(curve, 3));
  return {
    name: `retreat${failed ? ' failed' : ''}`,
    above: [
      path('casing', pathThrough(curve)),
      path('retreat-shaft', shaft),
      path('retreat-head', pathThrough([wing(1), tip.at, wing(-1)])),
      failed ? stopBar(tip) : '',
    ].join(''),
    tip: tip.at,
    way,
    line: curve,
  };
}

/** A build: the new unit in a dashed ring with a plus. A build that did not come about has a bar instead. */
export function drawBuild(stage: Stage, mark: MarkOf<BuildOrder>): Drawn | undefined {
  const { unit } = mark.order;
  const at = unitPoint(stage.map, unit.at);
  if (at === undefined) return undefined;
  const { size } = stage;
  const failed = mark.outcome !== 'open' && mark.outcome !== 'done';
  const glyph = UNIT_GLYPHS[unit.type ?? 'A'];
  const [x, y] = at;
  const sign = failed
    ? `<g class="seal" transform="translate(${num(x + 15 * size)} ${num(y - 11 * size)})"><circle r="6.5"/><path d="M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8"/></g>`
    : `<g class="badge" transform="translate(${num(x + 15 * size)} ${num(y - 11 * size)})"><circle r="6.5"/><path d="M-3 0H3M0-3V3"/></g>`;
  const scale = Math.round(UNIT_SCALE * size * 1000) / 1000;
  return {
    name: `build${failed ? ' failed' : ''}`,
    above: `${circle('build-ring', at, 19 * size)}<g class="${failed ? 'unit gone ' : 'unit '}${powerClass(mark.power)}"><g class="unit-glyph" transform="translate(${xy(at)}) scale(${scale})">${glyph}</g></g>${sign}`,
    tip: at,
  };
}

/** A unit given up is struck out; the unit itself is drawn faded by the layer of the units. */
export function drawDisband(stage: Stage, mark: MarkOf<DisbandOrder>): Drawn | undefined {
  const { at: place } = mark.order.unit;
  const out = stage.scene.units.some((unit) => unit.out === true && unit.at.slice(0, 3) === place.slice(0, 3));
  const at = out ? dislodgedPoint(stage.map, place) : placeOf(stage, place);
  if (at === undefined) return undefined;
  const r = 11.5 * stage.size;
  const [x, y] = at;
  const d = `M${num(x - r)} ${num(y - r)}L${num(x + r)} ${num(y + r)}M${num(x + r)} ${num(y - r)}L${num(x - r)} ${num(y + r)}`;
  return { name: 'disband', above: path('struck-out-casing', d) + path('struck-out', d), tip: at };
}

/** Where an impossible order points, if anywhere. */
function aimOf(order: WrittenOrder): string | undefined {
  switch (order.kind) {
    case 'move':
    case 'support-move':
    case 'convoy':
    case 'retreat':
      return order.to;
    case 'support-hold':
      return order.target.at;
    default:
      return undefined;
  }
}

/** An impossible order: a thin line that starts towards its aim and ends in an empty ring before long. */
export function drawIllegal(stage: Stage, mark: OrderMark): Drawn | undefined {
  const { order } = mark;
  if (order.kind === 'waive') return undefined;
  if (order.kind === 'build') return drawBuild(stage, { ...mark, order });
  const retreat = order.kind === 'retreat';
  const from = retreat ? dislodgedPoint(stage.map, order.unit.at) : placeOf(stage, order.unit.at);
  if (from === undefined) return undefined;
  const aim = aimOf(order);
  const to = aim === undefined ? undefined : unitPoint(stage.map, aim);
  if (to === undefined)
    return { name: 'illegal failed', above: voidRing(plus(from, [13, -13], stage.size), stage.size), tip: from };
  const whole = trim(bent(from, to, 0.04), 15.5 * stage.size, 12);
  const near = whole.filter(([x, y]) => Math.hypot(x - from[0], y - from[1]) < 52);
  const curve = near.length >= 2 ? near : whole;
  return {
    name: 'illegal failed',
    below: cased('thin', curve),
    above: voidRing(last(curve), stage.size),
    tip: last(curve),
  };
}
