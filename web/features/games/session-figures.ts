import type { PlaySession } from '#contract/entities/game.ts';

const SECOND = 1_000;

/** Milliseconds until a clock's next whole second, for its display. */
export function untilNextSecond(now: number): number {
  return SECOND - (Math.floor(now) % SECOND);
}

/** The result of settled bets: zero has no sign and no colour. */
export function resultOf({ staked, open, won }: Pick<PlaySession, 'staked' | 'open' | 'won'>): {
  net: number;
  tone?: 'positive' | 'danger';
} {
  const net = won.amount - (staked.amount - open.amount);
  if (net === 0) return { net };
  return { net, tone: net > 0 ? 'positive' : 'danger' };
}
