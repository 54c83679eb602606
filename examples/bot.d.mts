import type { Power } from '@standoff/diplomacy';
import type { TableView } from '@standoff/table';

export interface BotSeat {
  readonly base: string;
  readonly token: string;
  readonly table: string;
  readonly power: Power;
}
export function chanceOf(seed: number): () => number;
export function takeSeat(link: string, name?: string): Promise<BotSeat>;
export function play(seat: BotSeat, chance: () => number): Promise<TableView>;
