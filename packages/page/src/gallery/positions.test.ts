import { judgePhase, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { viewOf } from '../state/document.ts';
import { toWorkbench } from './open.ts';
import { POSITION_DATA } from './position-data.ts';
import { GALLERY } from './positions.ts';

test('every order of the gallery is read, and stands on a unit of the one who gives it', () => {
  for (const [index, position] of GALLERY.entries()) {
    const written = Object.values(POSITION_DATA[index]?.orders ?? {}).flat();
    expect([position.id, position.given.length]).toEqual([position.id, written.length]);
    const { orders } = judgePhase(STANDARD_MAP, position.phase, position, position.given);
    for (const { unit, power } of orders) expect([position.id, unit?.power]).toEqual([position.id, power]);
  }
});

test('a position opened in the workbench comes to the same as its picture shows', () => {
  for (const position of GALLERY) {
    const { result, state } = viewOf(toWorkbench(position));
    const shown = judgePhase(STANDARD_MAP, position.phase, position, position.given);
    expect([position.id, result.orders.map((one) => one.result)]).toEqual([
      position.id,
      shown.orders.map((one) => one.result),
    ]);
    expect(state.phase).toEqual(position.phase);
  }
});
