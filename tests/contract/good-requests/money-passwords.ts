import { type GoodRequestsOf } from './good-request.ts';

/** Good requests of `moneyPasswords`. */
export const moneyPasswordsRequests: GoodRequestsOf<'moneyPasswords'> = {
  set: 'an account does it once',
  change: 'wrong tries would lock it',
  code: 'needs the code of an SMS',
  recover: 'needs the code of an SMS',
};
