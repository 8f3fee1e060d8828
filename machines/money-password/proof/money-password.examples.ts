import type { MoneyPasswords } from '#contract/entities/money-password.ts';
import type { PasswordsOutcome, SentOutcome } from '../money-password.types.ts';

const none: MoneyPasswords = {
  passwords: [
    { kind: 'transaction', isSet: false, usableFrom: null },
    { kind: 'withdrawal', isSet: true, usableFrom: null },
  ],
  required: { withdraw: ['transaction'], transfer: ['transaction'], redeemPoints: [] },
  triesLeft: 5,
  lockedUntil: null,
  codeReceivers: [
    { channel: 'mobile', receiver: '••••4321' },
    { channel: 'mail', receiver: 'm***@example.com' },
  ],
  hoursAfterRecovery: 24,
  rule: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 6,
    acceptedPattern: '^[0-9]+$',
    patternId: '6',
  },
};

/** The account's state, with or without a transaction password. */
export const has = (isSet: boolean, change: Partial<MoneyPasswords> = {}): PasswordsOutcome => ({
  ok: true,
  value: {
    ...none,
    passwords: none.passwords.map((one) => (one.kind === 'transaction' ? { ...one, isSet } : one)),
    ...change,
  },
});

export const done = { ok: true, value: null } as const;
export const sent: SentOutcome = {
  ok: true,
  value: { expiredMinutes: 5, expiresAt: '2026-01-01T00:05:00.000Z' },
};
export const wrongOldOne = {
  ok: false,
  code: 'money_password_incorrect',
  fields: [{ field: 'oldPassword', rule: 'incorrect' }],
} as const;
export const locked = {
  ok: false,
  code: 'money_password_locked',
  retryAfterSeconds: 3_600,
} as const;
export const tooMany = { ok: false, code: 'too_many_requests' } as const;
export const setAlready = { ok: false, code: 'money_password_set' } as const;
export const throttled = { ok: false, code: 'mail_throttled', retryAfterSeconds: 60 } as const;
export const smsThrottled = { ok: false, code: 'sms_throttled', retryAfterSeconds: 60 } as const;
export const mailFailed = { ok: false, code: 'mail_failed' } as const;
/** An SMS requires a captcha first. */
export const captchaRequired = { ok: false, code: 'captcha_required' } as const;
export const wrongCode = { ok: false, code: 'verification_code_incorrect' } as const;
