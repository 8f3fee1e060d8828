import type { Currency } from '#contract/entities/money.ts';
import type { RaffleWinner } from '#contract/entities/promotion.ts';
import { crowdNames } from '../../content/crowd.ts';
import { maskedName } from '../../ground/masked-name.ts';
import { createRandom } from '../../ground/random.ts';
import type { RaffleEntryRow } from '../../store/promotions/promotions.ts';

/** The inputs of a draw. Prizes in hundredths. */
export interface Draw {
  readonly seed: number;
  readonly promotionId: string;
  readonly prizes: readonly number[];
  /** Tickets of people outside this world: the numbers from 1 on. */
  readonly crowd: number;
  /** Members in order of arrival: their tickets follow the crowd's. */
  readonly entries: readonly RaffleEntryRow[];
  readonly currency: Currency;
}

/** The ticket of the member at `position`, counted from 0. */
export function ticketAt(crowd: number, position: number): number {
  return crowd + position + 1;
}

/**
 * Draws the winners, in the order of the prizes. The same seed and entries always give the same
 * winners: the draw happens at its time, and is never repeated (S16).
 */
export function drawWinners(draw: Draw): RaffleWinner[] {
  const { seed, promotionId, prizes, crowd, entries, currency } = draw;
  const random = createRandom(seed).fork(`raffle ${promotionId}`);
  const tickets = crowd + entries.length;
  const drawn = new Set<number>();
  while (drawn.size < Math.min(prizes.length, tickets)) drawn.add(random.between(1, tickets));
  return [...drawn].map((ticket, place) => ({
    ticket,
    name: maskedName(entries[ticket - crowd - 1]?.nickname ?? random.pick(crowdNames)),
    prize: { amount: prizes[place] ?? 0, currency },
  }));
}
