import type { GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `sms`. */
export const smsRequests: GoodRequestsOf<'sms'> = {
  registrationByUsername: 'needs a solved puzzle',
  registrationByMobile: 'needs a solved puzzle',
  login: 'needs a solved puzzle',
  forgotPassword: 'needs a solved puzzle',
};
