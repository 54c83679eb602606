import { provinceOf } from '@standoff/diplomacy';
import { seal } from '../lit.ts';
import type { BoardMap, Point } from '../map.ts';
import { unitPoint } from '../place.ts';
import { powerClass } from '../powers.ts';
import { classes, escapeXml } from '../svg.ts';
import { UNIT_SCALE } from '../units.ts';
import type { Drawn } from './drawn.ts';
import { type MoveLine, moveLine } from './line.ts';
import type { OrderDrawing, OrderMark } from './mark.ts';
import { drawMove, drawThread } from './move.ts';
import { type OrderScene, type Stage, toStage } from './scene.ts';
import { drawBuild, drawConvoy, drawDisband, drawHold, drawIllegal, drawRetreat } from './stand.ts';
import { drawSupportHold, drawSupportMove, supportedLine } from './support.ts';

/** Hands out how many supports joined an arrow before. */
function joining(): (line: MoveLine | undefined) => number {
  const counts = new Map<MoveLine, number>();
  return (line) => {
    if (line === undefined) return 0;
    const before = counts.get(line) ?? 0;
    counts.set(line, before + 1);
    return before;
  };
}

function otherUnits(stage: Stage, mark: OrderMark): readonly Point[] {
  if (mark.order.kind === 'waive') return [];
  const own = provinceOf(mark.order.unit.at);
  return [...stage.standing].filter(([code]) => code !== own).map(([, at]) => at);
}

function wrap(mark: OrderMark, drawn: Drawn, { scene: { kept } }: Stage): OrderDrawing {
  const dim = kept !== undefined && !kept.has(mark.key);
  const draft = mark.outcome === 'open' ? 'draft' : undefined;
  const name = classes('order', powerClass(mark.power), drawn.name, draft, dim ? 'dim' : undefined);
  const group = (content: string | undefined): string =>
    content === undefined || content === ''
      ? ''
      : `<g class="${name}" data-order="${escapeXml(mark.key)}">${content}</g>`;
  return {
    key: mark.key,
    power: mark.power,
    below: group(drawn.below),
    ring: group(drawn.ring),
    above: group(drawn.above),
    plate: dim ? '' : group(drawn.plate),
    tip: drawn.tip,
    ...(drawn.way === undefined ? {} : { way: drawn.way }),
    ...(drawn.line === undefined ? {} : { line: drawn.line }),
  };
}

/**
 * Every order of a scene as SVG, in the order given. Orders on places that the map does not know, and waives, are left
 * out. All are drawn together, for arrows bend around units and supports join the arrows they help.
 */
export function drawOrders(map: BoardMap, scene: OrderScene): readonly OrderDrawing[] {
  const stage = toStage(map, scene);
  const lines = stage.moves.flatMap((mark) => moveLine(stage, mark) ?? []);
  const nth = joining();
  // Supports join in the order of their provinces, so that the order of the orders never matters.
  const places = new Map(
    [...scene.orders]
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .flatMap((mark) => {
        if (mark.order.kind !== 'support-move' || mark.outcome === 'illegal') return [];
        const line = supportedLine(lines, mark.order);
        return [[mark, { line, nth: nth(line) }] as const];
      }),
  );
  const draw = (mark: OrderMark): Drawn | undefined => {
    const { order } = mark;
    if (mark.outcome === 'illegal') return drawIllegal(stage, mark);
    switch (order.kind) {
      case 'hold':
        return drawHold(stage, { ...mark, order });
      case 'move': {
        const line = lines.find((each) => each.mark === mark);
        return line === undefined ? undefined : drawMove(line, otherUnits(stage, mark), stage.size);
      }
      case 'support-hold':
        return drawSupportHold(stage, { ...mark, order });
      case 'support-move': {
        const joint = places.get(mark);
        return drawSupportMove(stage, { ...mark, order }, joint?.line, joint?.nth ?? 0);
      }
      case 'convoy': {
        const drawn = drawConvoy(stage, { ...mark, order });
        const thread = lines.flatMap(({ threads }) => [...threads]).find(([convoy]) => convoy === mark)?.[1];
        return drawn === undefined || thread === undefined ? drawn : { ...drawn, below: drawThread(thread) };
      }
      case 'retreat':
        return drawRetreat(stage, { ...mark, order });
      case 'build':
        return drawBuild(stage, { ...mark, order });
      case 'disband':
        return drawDisband(stage, { ...mark, order });
      case 'waive':
        return undefined;
    }
  };
  return scene.orders.flatMap((mark) => {
    const drawn = draw(mark);
    return drawn === undefined ? [] : [wrap(mark, drawn, stage)];
  });
}

/** The seals on provinces that a standoff left empty. */
export function sealLayer(map: BoardMap, { contested = [], units, unitScale = UNIT_SCALE }: OrderScene): string {
  const occupied = new Set(units.filter(({ out }) => out !== true).map(({ at }) => provinceOf(at)));
  const seals = contested.map((at) => {
    const point = unitPoint(map, at);
    if (point === undefined || occupied.has(provinceOf(at))) return '';
    return seal(point, `data-seal="${provinceOf(at)}"`, unitScale / UNIT_SCALE);
  });
  return `<g class="seals">${seals.join('')}</g>`;
}

export interface OrderLayers {
  readonly below: string;
  readonly above: string;
  /** The strengths at the heads. */
  readonly plates: string;
}

/** The layers of the orders as whole strings: `below` goes under the units, `above` over them. */
export function orderLayers(map: BoardMap, scene: OrderScene): OrderLayers {
  return layersOf(map, scene, drawOrders(map, scene));
}

/** Drawn orders put together into their layers. */
export function layersOf(map: BoardMap, scene: OrderScene, drawings: readonly OrderDrawing[]): OrderLayers {
  const all = (part: 'below' | 'ring' | 'above' | 'plate'): string => drawings.map((each) => each[part]).join('');
  return {
    below: `<g class="shafts">${all('below')}${all('ring')}</g>`,
    above: `<g class="heads">${all('above')}${sealLayer(map, scene)}</g>`,
    plates: `<g class="plates">${all('plate')}</g>`,
  };
}
