import {
  accountRecoveryCode,
  accountRecoveryLinkSeen,
  accountRecoveryLinkUsed,
  accountRecoveryRequested,
} from '../account-recovery-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `accountRecovery`. */
export const accountRecoveryRequests: GoodRequestsOf<'accountRecovery'> = {
  code: accountRecoveryCode,
  request: accountRecoveryRequested,
  complete: 'a waiting time of days comes first',
  previewStop: accountRecoveryLinkSeen,
  stop: accountRecoveryLinkUsed,
};
