import type { IncomingHttpHeaders } from 'node:http';
import type { CookieOptions, Response } from 'express';

/** A cookie that this server sets, for scripts of no page. */
export interface OwnCookie {
  readonly name: string;
  /** Where browsers bring it, on a server without https. */
  readonly path: string;
  readonly sameSite: 'strict' | 'lax';
  /** How long it is kept, in milliseconds; until the browser closes where it does not say. */
  readonly keptFor?: number;
}

/** Sets a cookie. By https it is bound to this host: another name of its domain can set none like it. */
export function setCookie(
  response: Response,
  { name, path, sameSite, keptFor }: OwnCookie,
  value: string,
  isHttps: boolean,
): void {
  const options: CookieOptions = { httpOnly: true, sameSite, secure: isHttps };
  if (keptFor !== undefined) options.maxAge = keptFor;
  // A name with `__Host-` counts for the whole host alone (RFC 6265bis, 4.1.3.2).
  response.cookie(nameBy(name, isHttps), value, { ...options, path: isHttps ? '/' : path });
}

/** The value of a cookie that a request brings. */
export function cookieOf(
  { headers }: { readonly headers: Pick<IncomingHttpHeaders, 'cookie'> },
  { name }: OwnCookie,
  isHttps: boolean,
): string | undefined {
  const own = nameBy(name, isHttps);
  return headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${own}=`))
    ?.slice(own.length + 1);
}

function nameBy(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
