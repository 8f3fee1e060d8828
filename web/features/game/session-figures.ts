import type { PlaySession } from '#contract/entities/game.ts';

const SECOND = 1_000;

/** Milliseconds until the next whole second of a clock, so that its figures turn when it does. */
export function untilNextSecond(now: number): number {
  return SECOND - (Math.floor(now) % SECOND);
}

/** What came of the bets that are decided: nothing won or lost has no sign and no colour. */
export function resultOf({ staked, open, won }: Pick<PlaySession, 'staked' | 'open' | 'won'>): {
  net: number;
  tone?: 'positive' | 'danger';
} {
  const net = won.amount - (staked.amount - open.amount);
  if (net === 0) return { net };
  return { net, tone: net > 0 ? 'positive' : 'danger' };
}
