// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contract/errors.ts';
import { firebaseRefusal } from '#web/platform/sign-in/firebase-refusals.ts';
import { fieldsToMend } from '#web/shared/account/fields-to-mend.ts';

const refusalOf = (code: unknown) => firebaseRefusal(Object.assign(new Error('no'), { code }));

/** Every error of A23, as Firebase's SDK names it, with what a person can do next (S12). */
const expected = [
  ['auth/invalid-phone-number', 'phone_number_invalid', 'correct', undefined],
  ['auth/missing-phone-number', 'phone_number_missing', 'correct', undefined],
  ['auth/too-many-requests', 'phone_too_many_requests', 'wait', undefined],
  ['auth/quota-exceeded', 'phone_quota_exceeded', 'contactService', undefined],
  ['auth/operation-not-allowed', 'phone_operation_not_allowed', 'contactService', undefined],
  ['auth/captcha-check-failed', 'phone_captcha_failed', 'retry', undefined],
  ['auth/invalid-verification-code', 'phone_code_incorrect', 'correct', 'verificationCode'],
  ['auth/missing-verification-code', 'phone_code_missing', 'correct', 'verificationCode'],
  ['auth/code-expired', 'phone_code_expired', 'resend', 'verificationCode'],
  ['auth/invalid-verification-id', 'phone_code_not_requested', 'resend', 'verificationCode'],
  ['auth/popup-closed-by-user', 'popup_closed', 'retry', undefined],
  ['auth/unknown', 'unknown_error', 'contactService', undefined],
  ['auth/network-request-failed', 'network_failed', 'retry', undefined],
] as const;

describe('errors of Firebase (A23)', () => {
  test.each(expected)('%s is %s, and the next step is %s', (name, code, next, field) => {
    const refusal = refusalOf(name);
    expect(refusal).toMatchObject({ ok: false, code });
    expect(errorCatalogue[refusal.code].next).toBe(next);
    expect(fieldsToMend(refusal).map((error) => error.field)).toEqual(field ? [field] : []);
  });

  test('each has a code of its own', () => {
    const codes = expected.map(([, code]) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('after too many requests the wait is five minutes, and after no other', () => {
    expect(refusalOf('auth/too-many-requests').retryAfterSeconds).toBe(300);
    for (const [name] of expected.filter(([, code]) => code !== 'phone_too_many_requests')) {
      expect(refusalOf(name).retryAfterSeconds).toBeUndefined();
    }
  });

  test.each([undefined, null, 'auth/quota-exceeded', {}, { code: 7 }, { code: 'constructor' }])(
    '%j is unknown',
    (error) => {
      expect(firebaseRefusal(error)).toEqual({ ok: false, code: 'unknown_error' });
    },
  );
});
