import type { Request } from 'express';
import { Refused } from '../ground/refused.ts';
import type { SignedIn } from '../world/sessions.ts';
import type { Situation } from '../world/situation.ts';

/** What the middleware found out about one call of the API. */
export interface Call {
  readonly situation: Situation;
  /** Who sent a token that counts; on a call that needs none, a bad token counts as none. */
  readonly signedIn: SignedIn | undefined;
}

const calls = new WeakMap<object, Call>();

/** Remembers what was found out about a request. */
export function putCall(request: object, call: Call): void {
  calls.set(request, call);
}

/** What is known about the request that a handler answers. */
export function callOf(request: object): Call {
  const call = calls.get(request);
  if (!call) throw new Error('The request did not pass the gate.');
  return call;
}

/** Who signed in, for handlers of calls whose metadata asks for a token. */
export function signedInOf(request: object): SignedIn {
  const { signedIn } = callOf(request);
  if (!signedIn) throw new Refused('token_missing');
  return signedIn;
}

/** The success of a handler. */
export function answer<Value>(value: Value) {
  return { status: 200 as const, body: { success: true as const, value } };
}

const hostName = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,45}\])$/iu;

/** The third parties' origin beside the address at which a visitor reached the portal. */
export function vendorsOriginOf(
  request: Pick<Request, 'protocol' | 'hostname'>,
  vendorsPort: number,
): string {
  const host = hostName.test(request.hostname) ? request.hostname : 'localhost';
  return `${request.protocol}://${host}:${vendorsPort}`;
}

/** The portal's own origin, as the visitor reached it. */
export function portalOriginOf(request: Pick<Request, 'protocol' | 'hostname' | 'host'>): string {
  const origin = `${request.protocol}://${request.host}`;
  return hostName.test(request.hostname) && URL.canParse(origin)
    ? origin
    : `${request.protocol}://localhost`;
}
