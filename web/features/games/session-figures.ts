import type { PlaySession } from '#contract/entities/game.ts';
import { toneOfNet } from '#web/shared/money/tone-of-net.ts';

const SECOND = 1_000;

/** Milliseconds until a clock's next whole second, for its display. */
export function untilNextSecond(now: number): number {
  return SECOND - (Math.floor(now) % SECOND);
}

/** The result of settled bets: zero has no sign and no colour. */
export function resultOf({ staked, open, won }: Pick<PlaySession, 'staked' | 'open' | 'won'>): {
  net: number;
  tone: ReturnType<typeof toneOfNet>;
} {
  const net = won.amount - (staked.amount - open.amount);
  return { net, tone: toneOfNet(net) };
}
