import {
  accountRecoveryCode,
  accountRecoveryLink,
  accountRecoveryRequested,
} from '../account-recovery-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `accountRecovery`. */
export const accountRecoveryRequests: GoodRequestsOf<'accountRecovery'> = {
  code: accountRecoveryCode,
  ask: accountRecoveryRequested,
  finish: 'a waiting time of days comes first',
  stopOffer: accountRecoveryLink,
  stop: accountRecoveryLink,
};
