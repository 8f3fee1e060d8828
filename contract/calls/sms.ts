import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { captchaFields } from '../entities/captcha-answer.ts';
import { typedTextSchema } from '../entities/text.ts';
import {
  geetestResultSchema,
  mobileFields,
  sentCodeSchema,
  sentRecoveryCodeSchema,
} from '../entities/verification.ts';

/** Every SMS needs a puzzle first: GeeTest if the site has it, else the captcha picture. */
const number = { ...mobileFields, geetest: geetestResultSchema.optional(), ...captchaFields };

const numberBody = z.strictObject(number).meta({ id: 'MobileNumber' });

const codes = [
  'sms_failed',
  'sms_throttled',
  'geetest_required',
  'geetest_failed',
  'captcha_required',
  'captcha_incorrect',
  'feature_disabled',
] as const;

/** Codes by SMS. */
export const smsCalls = c.router({
  registrationByUsername: route('POST /sms/registration/username', {
    summary: 'Sends a code for a registration by user name',
    body: z
      .strictObject({ username: typedTextSchema.min(1), ...number })
      .meta({ id: 'UsernameCode' }),
    auth: 'none',
    play: 'neither',
    once: true,
    budgets: ['puzzle', 'takenName'],
    codes: [...codes, 'mobile_taken'],
    value: sentCodeSchema,
  }),
  registrationByMobile: route('POST /sms/registration/mobile', {
    summary: 'Sends a code for a registration by mobile number',
    body: numberBody,
    auth: 'none',
    play: 'neither',
    once: true,
    budgets: ['puzzle', 'takenName'],
    codes: [...codes, 'mobile_taken'],
    value: sentCodeSchema,
  }),
  login: route('POST /sms/login', {
    summary:
      'Sends a code for signing in, to any number; the answer does not reveal whether it has an account',
    body: numberBody,
    auth: 'none',
    play: 'neither',
    once: true,
    budgets: ['puzzle'],
    codes,
    value: sentCodeSchema,
  }),
  forgotPassword: route('POST /sms/forgot-password', {
    summary:
      'Sends a code for a forgotten password, to any number; the answer does not reveal whether it has an account',
    body: numberBody,
    auth: 'none',
    play: 'neither',
    once: true,
    budgets: ['puzzle'],
    codes,
    value: sentRecoveryCodeSchema,
  }),
});
