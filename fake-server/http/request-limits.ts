import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import type { RouteMetadata } from '#contract/call.ts';
import { Refused } from '../kernel/refused.ts';
import { callerOf } from './call.ts';
import type { RoutedRequest } from './route-handler.ts';
import { IPV6_NETWORK } from './visitor-network.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many members can use their full limit behind one address. */
const MEMBERS_OF_AN_ADDRESS = 3;

/** The request limits (docs/requirements.md, "Limits of requests"); 0 means no limit. */
export interface RequestLimits {
  /** Of one address. */
  readonly callsPerMinute: number;
  /** Calls of one address for a code or link by SMS or mail; one member has a third of them. */
  readonly codesPerHour: number;
  /** Of one member. */
  readonly memberPicturesPerHour: number;
  /**
   * Wrong tries of each budget of the contract; 0 also lifts the limits of sessions, and the
   * contract's figures apply if left out.
   */
  readonly wrongTriesPerHour?: number;
}

/** The limits of a server started by its command. */
export const usualRequestLimits: RequestLimits = {
  callsPerMinute: 600,
  codesPerHour: 60,
  memberPicturesPerHour: 60,
};

/** No limits, for tests that are not about them. */
export const noRequestLimits: RequestLimits = {
  callsPerMinute: 0,
  codesPerHour: 0,
  memberPicturesPerHour: 0,
};

const perNetwork: Partial<Options> = { ipv6Subnet: IPV6_NETWORK };
/** `RateLimit` says how many calls are left, and when it counts again (a draft of the IETF). */
const tellsItsRoom: Partial<Options> = { standardHeaders: 'draft-7' };

/**
 * Refuses requests beyond a limit with `too_many_requests`. Its room is told only where the options
 * say so: several limits would overwrite each other's headers.
 */
function limitPer(windowMs: number, limit: number, options: Partial<Options>): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    // A forwarding header from an untrusted sender is ignored without a warning at every call.
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
    ...options,
  });
}

/** The limit of all requests of an address, known and unknown; none without a figure. */
export function addressLimits({ callsPerMinute }: RequestLimits): readonly RequestHandler[] {
  return callsPerMinute > 0
    ? [limitPer(MINUTE, callsPerMinute, { ...perNetwork, ...tellsItsRoom })]
    : [];
}

/**
 * The limits of admitted calls, before their bodies are read. The metadata selects the calls: those
 * that can fail to send something, and those with large bodies.
 */
export function callLimits(limits: RequestLimits): readonly RequestHandler[] {
  const { codesPerHour, memberPicturesPerHour } = limits;
  return [
    ...(codesPerHour > 0
      ? [
          limitPer(HOUR, codesPerHour, {
            ...perNetwork,
            skip: (request) => !sends(metadataOf(request)),
          }),
        ]
      : []),
    ...memberLimit(Math.ceil(codesPerHour / MEMBERS_OF_AN_ADDRESS), sends),
    ...memberLimit(memberPicturesPerHour, isLarge),
  ];
}

function sends({ codes }: RouteMetadata): boolean {
  return codes.includes('sms_failed') || codes.includes('mail_failed');
}

function isLarge({ bodyBytes }: RouteMetadata): boolean {
  return bodyBytes !== undefined;
}

function memberOf(request: Request): number | undefined {
  return callerOf(request).memberId;
}

function memberLimit(
  perHour: number,
  counts: (metadata: RouteMetadata) => boolean,
): readonly RequestHandler[] {
  if (perHour === 0) return [];
  const limit = limitPer(HOUR, perHour, {
    keyGenerator: (request) => String(memberOf(request)),
    skip: (request) => memberOf(request) === undefined || !counts(metadataOf(request)),
  });
  return [limit];
}

/** Of the route that ts-rest matched. */
function metadataOf(request: Request): RouteMetadata {
  return (request as unknown as RoutedRequest).tsRestRoute.metadata;
}
