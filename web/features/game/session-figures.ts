const SECOND = 1_000;

/** Time played as a person reads it: `0:07:42`, hours in front. Never negative. */
export function playedTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return [Math.floor(seconds / 3600), ...parts.map((part) => String(part).padStart(2, '0'))].join(
    ':',
  );
}

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
