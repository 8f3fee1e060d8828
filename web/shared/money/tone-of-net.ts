/** The tone of a net result, in any unit; zero has none. */
export function toneOfNet(net: number): 'positive' | 'danger' | undefined {
  if (net === 0) return undefined;
  return net > 0 ? 'positive' : 'danger';
}
