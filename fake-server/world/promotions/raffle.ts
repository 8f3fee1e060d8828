import type { Currency } from '#contract/entities/money.ts';
import type { RaffleWinner } from '#contract/entities/promotion.ts';
import { simulatedPlayerNames } from '../../content/simulated-players.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import { createRandom } from '../../kernel/random.ts';
import type { RaffleEntryRow } from '../../store/promotions/promotions.ts';

/** The inputs of a draw. Prizes in hundredths. */
export interface Draw {
  readonly seed: number;
  readonly promotionId: string;
  readonly prizes: readonly number[];
  /** Tickets of people outside this world: the numbers from 1 on. */
  readonly simulatedPlayers: number;
  /** Members in order of arrival: their tickets follow the crowd's. */
  readonly entries: readonly RaffleEntryRow[];
  readonly currency: Currency;
}

/** The ticket of the member at `position`, counted from 0. */
export function ticketAt(simulatedPlayers: number, position: number): number {
  return simulatedPlayers + position + 1;
}

/**
 * Draws the winners, in the order of the prizes. The same seed and entries always give the same
 * winners: the draw happens at its time, and is never repeated (S16).
 */
export function drawWinners(draw: Draw): RaffleWinner[] {
  const { seed, promotionId, prizes, simulatedPlayers, entries, currency } = draw;
  const random = createRandom(seed).fork(`raffle ${promotionId}`);
  const tickets = simulatedPlayers + entries.length;
  const drawn = new Set<number>();
  while (drawn.size < Math.min(prizes.length, tickets)) drawn.add(random.between(1, tickets));
  return [...drawn].map((ticket, place) => ({
    ticket,
    name: maskedName(
      entries[ticket - simulatedPlayers - 1]?.nickname ?? random.pick(simulatedPlayerNames),
    ),
    prize: { amount: prizes[place] ?? 0, currency },
  }));
}
