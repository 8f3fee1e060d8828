import type { ActingParameter } from './acting-parameters.ts';

/** Parameter with the address to return to after the sign-in (R8). */
const PARAMETER: ActingParameter = 'to';

/** Sign-in address that leads back to this one: a path with query and hash. */
export function loginAddress(from: string): string {
  return from === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: from })}`;
}

/**
 * The address after the sign-in: the one in its own address if it is on this site; else home.
 * Anybody may have written it, so nothing else is accepted.
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
