import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `live`. */
export const liveRequests: GoodRequestsOf<'live'> = { changes: asMember };
