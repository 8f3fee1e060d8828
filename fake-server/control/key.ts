import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { cookieOf } from '../http/cookies.ts';

const COOKIE = 'control-key';

/** A key for the control page of a server that others can reach. */
export function newControlKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether a server that listens here, or is published there, is reached from this machine alone. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/u.test(host) || host.endsWith('.localhost');
}

/**
 * Beyond this machine the control page opens with the key of the printed address alone; a cookie
 * carries it from then on, so that the address can be free of it.
 */
export function keyGuard(key: string, isPublishedByHttps: boolean): RequestHandler {
  return (request, response, next) => {
    const { key: brought } = request.query;
    if (typeof brought === 'string' && request.method === 'GET' && isSame(brought, key)) {
      admit(request, response, key, isPublishedByHttps || request.secure);
    } else if (isSame(cookieOf(request, COOKIE) ?? '', key)) {
      next();
    } else {
      response
        .status(401)
        .json({ error: 'Open the address that the server printed at its start.' });
    }
  };
}

function admit(request: Request, response: Response, key: string, secure: boolean): void {
  response.cookie(COOKIE, key, { httpOnly: true, sameSite: 'lax', path: '/control', secure });
  const address = new URL(request.originalUrl, 'http://own.invalid');
  address.searchParams.delete('key');
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(303, address.pathname + address.search);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
