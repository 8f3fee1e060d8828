import type { Request, Response } from 'express';
import { API_PREFIX } from '#contract/prefix.ts';
import { cookieOf, type OwnCookie, setCookie } from './cookies.ts';

const deviceCookie: OwnCookie = {
  name: 'device',
  path: `${API_PREFIX}/account`,
  sameSite: 'strict',
  // Browsers keep no cookie for longer than 400 days.
  keptFor: 180 * 24 * 60 * 60_000,
};

/** The cookie by which a visitor's device is recognised. */
export function deviceOf(request: Pick<Request, 'headers'>, isHttps: boolean): string | undefined {
  return cookieOf(request, deviceCookie, isHttps);
}

/** Sets the device's cookie. */
export function keepDevice(response: Response, device: string, isHttps: boolean): void {
  setCookie(response, deviceCookie, device, isHttps);
}
