import type { Request, Response } from 'express';
import type { Caller } from '../kernel/caller.ts';
import { Refused } from '../kernel/refused.ts';
import type { Situation } from '../situation/situation.ts';
import type { SignedIn } from '../world/sessions/sessions.ts';
import { requestIdOf } from './request-id.ts';
import { networkOf } from './visitor-network.ts';

/** The middleware's findings about one API call. */
export interface Call {
  readonly situation: Situation;
  /** The visitor's address; for IPv6 its network. */
  readonly from: string;
  /** The owner of a valid token; on a public call, an invalid token is ignored. */
  readonly signedIn: SignedIn | undefined;
  /** Why the session is no longer valid, if its stored answer may be given again. */
  readonly ended?: Refused | undefined;
}

/** Request and response, as handlers get both. */
export interface Exchange {
  readonly req: Request;
  readonly res: Response;
}

const calls = new WeakMap<object, Call>();

/** Stores the findings about a request. */
export function putCall(request: object, call: Call): void {
  calls.set(request, call);
}

/** The findings about the request that a handler answers. */
export function callOf(request: object): Call {
  const call = calls.get(request);
  if (!call) throw new Error('The request did not pass the gate.');
  return call;
}

/** The caller of a request. */
export function callerOf(request: object): Caller {
  const { from, signedIn } = callOf(request);
  return { address: from, memberId: signedIn?.member.id, requestId: requestIdOf(request) };
}

/** The same for a request that may have been refused before its sender was known. */
export function callerOfAny(request: Request): Caller {
  if (calls.has(request)) return callerOf(request);
  return { address: networkOf(request.ip), memberId: undefined, requestId: requestIdOf(request) };
}

/** The signed-in person, for handlers of calls that require a token. */
export function signedInOf(request: object): SignedIn {
  const { signedIn } = callOf(request);
  if (!signedIn) throw new Refused('token_missing');
  return signedIn;
}

/** The success of a handler. */
export function answer<Value>(value: Value) {
  return { status: 200 as const, body: { success: true as const, value } };
}
