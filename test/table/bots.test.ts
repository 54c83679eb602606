import { type GameState, type GivenOrder, newGame, playTurn, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { chanceOf, play, takeSeat } from '../../examples/bot.mjs';
import { client, logged, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

onEveryStore(({ place }) => {
  test('seven bots play a whole game over HTTP, and it is the game the library plays', async () => {
    const server = await serverOn(await place());
    const made = await client(server.address).send('POST', '/api/tables', {
      settings: { name: 'Seven bots', lastYear: 1903, watch: { who: 'anyone', delay: 0 } },
      as: 'token',
    });
    const seats = await Promise.all(made.body.links.seats.map(({ link }: { link: string }) => takeSeat(link)));
    const games = await Promise.all(seats.map((seat, index) => play(seat, chanceOf(19400 + index))));
    for (const game of games) expect(game.end).toEqual({ kind: 'year', year: 1903 });

    const history = await client(server.address).get(`/api/tables/${made.body.id}/turns?whole=yes`);
    let state: GameState = newGame(STANDARD_MAP, { lastYear: 1903 });
    for (const turn of history.body.turns) {
      expect(turn.before).toEqual(state);
      expect(turn.missed).toEqual([]);
      const given: readonly GivenOrder[] = turn.orders;
      const played = playTurn(
        state,
        given.map(({ power, order }) => ({ power, order })),
      );
      expect(turn.result).toEqual(JSON.parse(JSON.stringify(played.result)));
      state = played.next;
    }
    const phases: readonly string[] = history.body.turns.map(({ phase }: { phase: string }) => phase);
    expect(phases.length).toBe(10);
    expect(phases.some((phase) => phase.endsWith('R'))).toBe(true);
    expect(phases.some((phase) => phase.endsWith('A'))).toBe(true);
    expect(games[0]?.state).toEqual(state);
    expect(logged).toEqual([]);
    await server.stop();
  });
});
