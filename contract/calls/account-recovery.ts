import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import {
  accountRecoveryCodeSchema,
  accountRecoveryPasswordSchema,
  accountRecoveryRequestSchema,
  accountRecoverySchema,
  accountRecoveryStopSchema,
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
  code: {
    method: 'POST',
    path: '/sms/account-recovery',
    body: accountRecoveryCodeSchema,
    ...answers({
      summary:
        'Sends a code to an address of an account; its answer does not say whether it is one',
      auth: 'none',
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
  },
  ask: {
    method: 'POST',
    path: '/account-recovery',
    body: accountRecoveryRequestSchema,
    ...answers({
      summary:
        'Begins the waiting time, and tells every address; asked again it says how it stands',
      auth: 'none',
      sealed: true,
      once: true,
      codes,
      budgets: ['sentCode'],
      value: accountRecoverySchema,
    }),
  },
  finish: {
    method: 'POST',
    path: '/account-recovery/password',
    body: accountRecoveryPasswordSchema,
    ...answers({
      summary:
        'Sets a new password after the waiting time, and takes away everything else that signs in',
      auth: 'none',
      sealed: true,
      once: true,
      codes,
      budgets: ['sentCode'],
      value: z.strictObject({ changed: z.literal(true) }),
    }),
  },
  stopOffer: {
    method: 'POST',
    path: '/account-recovery/stop/offer',
    body: contactUndoLinkSchema,
    ...answers({
      summary: 'What the link of a message stops; it does nothing yet',
      readOnly: true,
      auth: 'none',
      codes: ['not_found'],
      value: accountRecoveryStopSchema,
    }),
  },
  stop: {
    method: 'POST',
    path: '/account-recovery/stop',
    body: contactUndoLinkSchema,
    ...answers({
      summary: 'Stops an account recovery by its link; done twice it is as once',
      auth: 'none',
      codes: ['not_found'],
      value: accountRecoveryStopSchema,
    }),
  },
});
