import type { Request, Response } from 'express';
import { API_PREFIX } from '#contract/prefix.ts';
import { cookieOf } from './cookies.ts';

const COOKIE = 'device';
/** Browsers keep no cookie for longer than 400 days. */
const KEPT_MILLISECONDS = 180 * 24 * 60 * 60_000;

/** What the visitor's device brings to be known by. */
export function deviceOf(request: Pick<Request, 'headers'>): string | undefined {
  return cookieOf(request, COOKIE);
}

/** Has the device bring this from now on, to calls of the account alone. */
export function keepDevice(response: Response, device: string, isHttps: boolean): void {
  response.cookie(COOKIE, device, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
    path: `${API_PREFIX}/account`,
    maxAge: KEPT_MILLISECONDS,
  });
}
