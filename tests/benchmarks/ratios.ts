/** The median; the mean of the middle two for an even number. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There are no figures.');
  return (low + high) / 2;
}

/** Smallest and largest, for the spread beside a median. */
export function spread(figures: readonly number[]): string {
  return `${Math.round(Math.min(...figures))}–${Math.round(Math.max(...figures))}`;
}
