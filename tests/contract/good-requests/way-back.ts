import { wayBackAsked, wayBackCode, wayBackLink } from '../way-back-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `wayBack`. */
export const wayBackRequests: GoodRequestsOf<'wayBack'> = {
  code: wayBackCode,
  ask: wayBackAsked,
  finish: 'a waiting time of days comes first',
  stopOffer: wayBackLink,
  stop: wayBackLink,
};
