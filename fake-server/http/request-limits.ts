import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { Refused } from '../ground/refused.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A client with an address of version 6 has a whole network of them. */
const IPV6_NETWORK = 64;

/** How much one address bears (docs/requirements.md, "Limits of requests"); 0 stands for no limit. */
export interface RequestLimits {
  readonly callsPerMinute: number;
  /** Calls for a code by SMS. */
  readonly codesPerHour: number;
}

/** The figures of a server that is started by its command. */
export const usualRequestLimits: RequestLimits = { callsPerMinute: 600, codesPerHour: 60 };

/** What counts as one visitor: an address, of version 6 its network. */
export function networkOf(address: string | undefined): string {
  return address === undefined ? 'nowhere' : ipKeyGenerator(address, IPV6_NETWORK);
}

/** Refuses what an address sends beyond its measure with `too_many_requests`. */
function limitPer(windowMs: number, limit: number): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    ipv6Subnet: IPV6_NETWORK,
    standardHeaders: false,
    legacyHeaders: false,
    // A header that no trusted proxy sent says nothing, and is no reason to complain at every call.
    validate: { xForwardedForHeader: false },
    handler: (request, _response, next) => {
      const { resetTime } = (request as { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
      const wait = (resetTime?.getTime() ?? Date.now() + windowMs) - Date.now();
      next(
        new Refused('too_many_requests', {
          retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)),
        }),
      );
    },
  });
}

/** The limits of the API, each for the calls under a path. */
export function requestLimits(
  limits: RequestLimits | undefined,
): readonly [string, RequestHandler][] {
  const { callsPerMinute = 0, codesPerHour = 0 } = limits ?? {};
  return [
    ...(callsPerMinute > 0
      ? [['/', limitPer(MINUTE, callsPerMinute)] as [string, RequestHandler]]
      : []),
    ...(codesPerHour > 0
      ? [['/sms', limitPer(HOUR, codesPerHour)] as [string, RequestHandler]]
      : []),
  ];
}
