import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import type { CookieOptions, Response } from 'express';

/** An HttpOnly cookie of this server. */
export interface OwnCookie {
  readonly name: string;
  /** Its name on a server without https. */
  readonly path: string;
  readonly sameSite: 'strict' | 'lax';
  /** Its lifetime in milliseconds; a session cookie if left out. */
  readonly keptFor?: number;
}

/** Sets a cookie. Over https it is bound to this host: a subdomain cannot set one of this name. */
export function setCookie(
  response: Response,
  { name, path, sameSite, keptFor }: OwnCookie,
  value: string,
  isHttps: boolean,
): void {
  const options: CookieOptions = { httpOnly: true, sameSite, secure: isHttps };
  if (keptFor !== undefined) options.maxAge = keptFor;
  // A `__Host-` cookie is bound to the whole host (RFC 6265bis, 4.1.3.2).
  response.cookie(nameBy(name, isHttps), value, { ...options, path: isHttps ? '/' : path });
}

/** The value of a request's cookie. */
export function cookieOf(
  { headers }: { readonly headers: Pick<IncomingHttpHeaders, 'cookie'> },
  { name }: OwnCookie,
  isHttps: boolean,
): string | undefined {
  return parseCookie(headers.cookie ?? '')[nameBy(name, isHttps)];
}

function nameBy(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
