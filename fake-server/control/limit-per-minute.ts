import type { RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { IPV6_NETWORK } from '../http/visitor-network.ts';

/** Refuses requests of one address beyond a number a minute; of others by `options`. */
export function limitPerMinute(limit: number, options: Partial<Options> = {}): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    validate: { xForwardedForHeader: false },
    message: { error: 'Too many requests.' },
    ...(options.keyGenerator === undefined && { ipv6Subnet: IPV6_NETWORK }),
    ...options,
  });
}
