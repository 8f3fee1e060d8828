import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { captchaFields } from '../entities/captcha-answer.ts';
import {
  moneyPasswordCodes,
  moneyPasswordsSchema,
  newMoneyPasswordFields,
} from '../entities/money-password.ts';
import { moneyCodeChannels } from '../entities/money-password-types.ts';
import { verificationCodeSchema } from '../entities/once-fields.ts';
import { typedTextSchema } from '../entities/text.ts';
import { geetestResultSchema, sentCodeSchema } from '../entities/verification.ts';

/** The passwords that money asks for: set at first use, changed, recovered by a code (W2). */
export const moneyPasswordsCalls = c.router({
  state: route('GET /money-passwords', {
    summary: 'Which money passwords exist, which are set, and which actions require them',
    auth: 'trueMember',
    value: moneyPasswordsSchema,
  }),
  set: route('POST /money-passwords/set', {
    summary: 'Sets a password that was never set',
    body: z.strictObject(newMoneyPasswordFields).meta({ id: 'SetMoneyPassword' }),
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    codes: ['money_password_set', 'feature_disabled'],
    value: moneyPasswordsSchema,
  }),
  change: route('POST /money-passwords/change', {
    summary: 'Changes a password with the old one; a wrong one counts as a wrong try',
    body: z
      .strictObject({ ...newMoneyPasswordFields, oldPassword: typedTextSchema.min(1) })
      .meta({ id: 'ChangeMoneyPassword' }),
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['moneyPassword'],
    codes: [...moneyPasswordCodes, 'password_unchanged', 'feature_disabled'],
    value: moneyPasswordsSchema,
  }),
  code: route('POST /money-passwords/code', {
    summary: 'Sends a code to the number or the address of the account',
    body: z
      .strictObject({
        channel: z.enum(moneyCodeChannels),
        /** Before an SMS: the site's puzzle, or the text of its captcha picture. */
        geetest: geetestResultSchema.optional(),
        ...captchaFields,
      })
      .meta({ id: 'MoneyPasswordCode' }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    budgets: ['puzzle'],
    codes: [
      'money_password_unset',
      'feature_disabled',
      'sms_throttled',
      'sms_failed',
      'mail_throttled',
      'mail_failed',
      'geetest_required',
      'geetest_failed',
      'captcha_required',
      'captcha_incorrect',
    ],
    value: sentCodeSchema,
  }),
  recover: route('POST /money-passwords/recover', {
    summary: 'Replaces a forgotten password with a code; it can move money after a waiting time',
    body: z
      .strictObject({
        ...newMoneyPasswordFields,
        channel: z.enum(moneyCodeChannels),
        verificationCode: verificationCodeSchema,
      })
      .meta({ id: 'RecoverMoneyPassword' }),
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['sentCode'],
    codes: [
      'money_password_unset',
      'feature_disabled',
      'verification_code_missing',
      'verification_code_incorrect',
      'verification_code_expired',
    ],
    value: moneyPasswordsSchema,
  }),
});
