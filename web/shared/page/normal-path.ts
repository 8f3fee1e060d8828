/**
 * A path as the router compares it: without slashes at its end, and in any case of letters. Whatever
 * decides by a path compares this, so that `/RNG/` is `/rng` to all of them.
 */
export function normalPath(path: string): string {
  return path.replace(/(?<=.)\/+$/u, '').toLowerCase();
}
