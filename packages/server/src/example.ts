import { type GivenOrder, judgeMovement, newGame, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { explainOrder, type Language, writeOrder } from '@standoff/language';

/** An order judged, as the page shows it. */
export interface JudgedLine {
  readonly order: string;
  /** The unit did not do what it was ordered; shown underlined (seed S2). */
  readonly failed: boolean;
  readonly why: string;
}

/** A bounce at sea, and an attack on Burgundy that support decides. */
const ORDERS: readonly GivenOrder[] = [
  { power: 'England', order: { kind: 'move', unit: { type: 'F', at: 'LON' }, to: 'ENG' } },
  { power: 'France', order: { kind: 'move', unit: { type: 'F', at: 'BRE' }, to: 'ENG' } },
  { power: 'France', order: { kind: 'move', unit: { type: 'A', at: 'PAR' }, to: 'BUR' } },
  {
    power: 'France',
    order: {
      kind: 'support-move',
      unit: { type: 'A', at: 'MAR' },
      target: { type: 'A', at: 'PAR' },
      to: 'BUR',
    },
  },
  { power: 'Germany', order: { kind: 'move', unit: { type: 'A', at: 'MUN' }, to: 'BUR' } },
];

/** Judges the example from the opening position and tells it in a language, with the judge's own sentences. */
export function judgeExample(lang: Language): readonly JudgedLine[] {
  return judgeMovement(STANDARD_MAP, positionOf(newGame()), ORDERS).orders.map((judged) => ({
    order: writeOrder(judged.order, { lang, form: 'names' }),
    failed: judged.result.includes('fails'),
    why: explainOrder(judged, lang),
  }));
}
