import { askForCode, askToRegister } from '../registration-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `sms`. */
export const smsRequests: GoodRequestsOf<'sms'> = {
  registrationByUsername: askToRegister('username'),
  registrationByMobile: askToRegister('mobile'),
  login: askForCode,
  forgotPassword: askForCode,
};
