import type { ActingParameter } from './acting-parameters.ts';

/** Where the sign-in's address carries what it leads back to (R8). */
const PARAMETER: ActingParameter = 'to';

/** Address of the sign-in that leads back to this one: a path with query and hash. */
export function loginAddress(from: string): string {
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: from })}`;
}

/**
 * The address to go to after the sign-in: the one that its own address carries, as long as it is
 * one of this site; else home. Anybody may have written it, so nothing else is taken.
 *
 * @param search query of the sign-in's address
 */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAMETER) ?? '/';
  if (!URL.canParse(wanted, location.origin)) return '/';
  const { origin, pathname, search: query, hash } = new URL(wanted, location.origin);
  // A path that begins with two slashes would be read as a host.
  return origin === location.origin && !/^\/[/\\]/u.test(pathname) ? pathname + query + hash : '/';
}
