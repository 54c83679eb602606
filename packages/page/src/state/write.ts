import { type Location, STANDARD_MAP, type UnitRef, type WrittenOrder } from '@standoff/diplomacy';
import type { Language } from '@standoff/language';
import { powerName } from '@standoff/language';
import type { OrderLines } from './lines.ts';

/** A place as players write it: `Ber`, `StP/nc`. */
function shortPlace(at: Location): string {
  const [province = '', coast] = at.split('/');
  const name = province === 'STP' ? 'StP' : province.charAt(0) + province.slice(1).toLowerCase();
  return coast === undefined ? name : `${name}/${coast.toLowerCase()}`;
}

/** A unit as players write it: `A Ber`. */
export function shortUnit(unit: UnitRef): string {
  return unit.type === undefined ? shortPlace(unit.at) : `${unit.type} ${shortPlace(unit.at)}`;
}

/** An order as players write it, in Latin codes: `A Ber – Sil`, `F Nth C A Lon – Bel`. The reader reads it back. */
export function shortOrder(order: WrittenOrder): string {
  if (order.kind === 'waive') return 'Waive';
  const unit = shortUnit(order.unit);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move': {
      const move = `${unit} – ${shortPlace(order.to)}`;
      if (order.route !== undefined && order.route.length > 0)
        return `${move} via ${order.route.map(shortPlace).join(' ')}`;
      return order.via === true ? `${move} via convoy` : move;
    }
    case 'support-hold':
      return `${unit} S ${shortUnit(order.target)}`;
    case 'support-move':
      return `${unit} S ${shortUnit(order.target)} – ${shortPlace(order.to)}`;
    case 'convoy':
      return `${unit} C ${shortUnit(order.target)} – ${shortPlace(order.to)}`;
    case 'retreat':
      return `${unit} R ${shortPlace(order.to)}`;
    case 'build':
      return `Build ${unit}`;
    case 'disband':
      return `Disband ${unit}`;
  }
}

/** All orders as a text: a heading for each power, hyphens in place of dashes, as other programs read it. */
export function ordersText(orders: OrderLines, lang: Language): string {
  const powers = [...STANDARD_MAP.data.powers, ''].filter((power) =>
    (orders[power] ?? []).some((line) => line.trim() !== ''),
  );
  return powers
    .map((power) => {
      const lines = (orders[power] ?? [])
        .filter((line) => line.trim() !== '')
        .map((line) => line.replace(/ – /g, ' - '));
      return [...(power === '' ? [] : [`${powerName(power, lang)}:`]), ...lines].join('\n');
    })
    .join('\n\n');
}
