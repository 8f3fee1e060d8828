import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import type { RouteMetadata } from '#contract/call.ts';
import { Refused } from '../ground/refused.ts';
import { callerOf } from './call.ts';
import type { RoutedRequest } from './route-handler.ts';
import { IPV6_NETWORK } from './visitor-network.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So many members can each use their measure behind one address. */
const MEMBERS_OF_AN_ADDRESS = 3;

/** How much is borne (docs/requirements.md, "Limits of requests"); 0 stands for no limit. */
export interface RequestLimits {
  /** Of one address. */
  readonly callsPerMinute: number;
  /** Calls of one address for a code or a link, by SMS or by mail; one member has a third of them. */
  readonly codesPerHour: number;
  /** Of one member. */
  readonly memberPicturesPerHour: number;
  /**
   * What it may get wrong of each budget of the contract; 0 lifts the limits of sessions too, and left
   * out the figures of the contract hold.
   */
  readonly wrongTriesPerHour?: number;
}

/** The figures of a server that is started by its command. */
export const usualRequestLimits: RequestLimits = {
  callsPerMinute: 600,
  codesPerHour: 60,
  memberPicturesPerHour: 60,
};

/** No limits, as a test has that is not about them. */
export const noRequestLimits: RequestLimits = {
  callsPerMinute: 0,
  codesPerHour: 0,
  memberPicturesPerHour: 0,
};

const perNetwork: Partial<Options> = { ipv6Subnet: IPV6_NETWORK };

/** Refuses what goes beyond a limit with `too_many_requests`. */
function limitPer(windowMs: number, limit: number, options: Partial<Options>): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
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
    ...options,
  });
}

/** The limit of everything that an address sends, known and unknown; none without a figure. */
export function addressLimits({ callsPerMinute }: RequestLimits): readonly RequestHandler[] {
  return callsPerMinute > 0 ? [limitPer(MINUTE, callsPerMinute, perNetwork)] : [];
}

/**
 * The limits of calls that were admitted, before their bodies are read. Which calls they count, the
 * metadata says: those that can fail to send something, and those with large bodies.
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

/** Of the route that ts-rest has found. */
function metadataOf(request: Request): RouteMetadata {
  return (request as unknown as RoutedRequest).tsRestRoute.metadata;
}
