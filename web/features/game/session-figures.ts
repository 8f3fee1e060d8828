const SECOND = 1_000;

/** Milliseconds until the next whole second of a clock, so that its figures turn when it does. */
export function untilNextSecond(now: number): number {
  return SECOND - (Math.floor(now) % SECOND);
}

/** What the figure of a result says: nothing won or lost has no sign and no colour. */
export function resultOf(
  staked: number,
  won: number,
): { net: number; tone?: 'positive' | 'danger' } {
  const net = won - staked;
  if (net === 0) return { net };
  return { net, tone: net > 0 ? 'positive' : 'danger' };
}
