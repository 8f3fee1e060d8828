import { c, route } from '../call.ts';
import {
  accountRecoveryCodeSchema,
  accountRecoveryPasswordSchema,
  accountRecoveryRequestSchema,
  accountRecoverySchema,
  accountRecoveryStopSchema,
  finishedAccountRecoverySchema,
} from '../entities/account-recovery.ts';
import { contactUndoLinkSchema } from '../entities/contact.ts';
import { sentCodeSchema } from '../entities/verification.ts';
import { signInBlockers } from '../errors.ts';

/** Without the right code, a person learns only that their code is wrong. */
const codes = [
  ...signInBlockers,
  'verification_code_missing',
  'verification_code_incorrect',
  'verification_code_expired',
  'second_step_locked',
  'account_recovery_closed',
  'feature_disabled',
] as const;

/** Account recovery for people who have lost everything that they sign in with (W5). */
export const accountRecoveryCalls = c.router({
  code: route('POST /sms/account-recovery', {
    summary:
      'Sends a code to an address of an account; the answer does not reveal whether it is one',
    body: accountRecoveryCodeSchema,
    auth: 'none',
    play: 'neither',
    once: true,
    budgets: ['puzzle'],
    codes: [
      'sms_throttled',
      'sms_failed',
      'mail_throttled',
      'mail_failed',
      'geetest_required',
      'geetest_failed',
      'captcha_required',
      'captcha_incorrect',
      'feature_disabled',
    ],
    value: sentCodeSchema,
  }),
  request: route('POST /account-recovery', {
    summary:
      'Begins the waiting time and notifies every address; a repeat returns the current state',
    body: accountRecoveryRequestSchema,
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    codes,
    budgets: ['sentCode'],
    value: accountRecoverySchema,
  }),
  complete: route('POST /account-recovery/password', {
    summary:
      'Sets a new password after the waiting time, and removes every other way to sign in; says from when money can leave the account',
    body: accountRecoveryPasswordSchema,
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    codes,
    budgets: ['sentCode'],
    value: finishedAccountRecoverySchema,
  }),
  previewStop: route('POST /account-recovery/stop/offer', {
    summary: 'What the link of a message would stop; changes nothing',
    body: contactUndoLinkSchema,
    readOnly: true,
    auth: 'none',
    play: 'neither',
    codes: ['not_found'],
    value: accountRecoveryStopSchema,
  }),
  stop: route('POST /account-recovery/stop', {
    summary: 'Stops an account recovery by its link; repeating it changes nothing',
    body: contactUndoLinkSchema,
    auth: 'none',
    play: 'neither',
    codes: ['not_found'],
    value: accountRecoveryStopSchema,
  }),
});
