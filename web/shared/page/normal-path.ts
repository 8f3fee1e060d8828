/**
 * A path in normal form, as the router compares it: without trailing slashes, in lower case, so
 * that `/RNG/` equals `/rng` everywhere.
 */
export function normalPath(path: string): string {
  return path.replace(/(?<=.)\/+$/u, '').toLowerCase();
}
