import type { Request, Response } from 'express';
import { Refused } from '../ground/refused.ts';
import type { SignedIn } from '../world/people/sessions.ts';
import type { Situation } from '../world/situation.ts';

/** What the middleware found out about one call of the API. */
export interface Call {
  readonly situation: Situation;
  /** The visitor's address; of version 6, the network. */
  readonly from: string;
  /** Who sent a token that counts; on a call that needs no token, a bad one is ignored. */
  readonly signedIn: SignedIn | undefined;
}

/** A request with what answers it, as handlers get both. */
export interface Exchange {
  readonly req: Request;
  readonly res: Response;
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

/** Where the portal is reached. */
export interface PortalOrigins {
  /** By `--public-url`: the proxy in front of the server. */
  readonly configured: string | undefined;
  /** Of the server itself, the best first. */
  readonly own: readonly string[];
}

/** All of them. */
export function allOrigins({ configured, own }: PortalOrigins): readonly string[] {
  return configured === undefined ? own : [...own, configured];
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

/**
 * The portal's own origin, for links that others follow: the one that is configured, else the one
 * of its own that the visitor used. A `Host` header that names nothing of ours leads nowhere.
 *
 * @param origins the portal's own, the best first
 */
export function portalOriginOf(
  request: Pick<Request, 'protocol' | 'host'>,
  { configured, own }: PortalOrigins,
): string {
  if (configured !== undefined) return configured;
  const asked = `${request.protocol}://${request.host}`;
  return own.includes(asked) ? asked : (own[0] ?? `${request.protocol}://localhost`);
}
