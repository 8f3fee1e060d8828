import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `moneyPasswords`. */
export const moneyPasswordsRequests: GoodRequestsOf<'moneyPasswords'> = {
  state: asMember,
  set: 'an account does it once',
  change: 'wrong tries would lock it',
  code: 'needs the code of an SMS',
  recover: 'needs the code of an SMS',
};
