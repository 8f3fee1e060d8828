import type { Request, Response } from 'express';
import type { Caller } from '../ground/caller.ts';
import { Refused } from '../ground/refused.ts';
import type { Situation } from '../situation/situation.ts';
import type { SignedIn } from '../world/sessions/sessions.ts';
import { requestIdOf } from './request-id.ts';
import { networkOf } from './visitor-network.ts';

/** What the middleware found out about one call of the API. */
export interface Call {
  readonly situation: Situation;
  /** The visitor's address; of version 6, the network. */
  readonly from: string;
  /** Who sent a token that counts; on a call that needs no token, a bad one is ignored. */
  readonly signedIn: SignedIn | undefined;
  /** Why the session that sent it counts no more, where its answer may be given again. */
  readonly ended?: Refused | undefined;
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

/** In whose name a request is answered. */
export function callerOf(request: object): Caller {
  const { from, signedIn } = callOf(request);
  return { address: from, memberId: signedIn?.member.id, requestId: requestIdOf(request) };
}

/** The same of a request that may have been stopped before it was known who sends it. */
export function callerOfAny(request: Request): Caller {
  if (calls.has(request)) return callerOf(request);
  return { address: networkOf(request.ip), memberId: undefined, requestId: requestIdOf(request) };
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
