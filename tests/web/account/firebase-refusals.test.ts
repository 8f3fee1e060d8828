// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { fieldsToMend } from '#contract/rules/fields-to-mend.ts';
import { federatedRefusal, firebaseRefusal } from '#web/platform/sign-in/firebase-refusals.ts';

const refusalOf = (code: unknown) => firebaseRefusal(Object.assign(new Error('no'), { code }));

const logged = vi.fn<(line: string) => void>();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

/** Every error of A23, as Firebase's SDK names it, with what a person can do next (S12). */
const expected = [
  ['auth/invalid-phone-number', 'phone_number_invalid', 'correct', 'mobileNum'],
  ['auth/missing-phone-number', 'phone_number_missing', 'correct', 'mobileNum'],
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

  test('each has its own code', () => {
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

describe('errors that only the operator can solve', () => {
  test.each([
    ['auth/billing-not-enabled', 'billed plan'],
    ['auth/invalid-api-key', 'API key'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'API key'],
    ['auth/requests-from-referer-https://play.example-are-blocked.', 'address'],
    ['auth/unauthorized-domain', 'domain'],
    ['auth/error-code:-39', 'region'],
  ])('%s leads to customer service and is named in the log', (name, remedy) => {
    const { code } = refusalOf(name);
    expect(code).toBe('phone_operation_not_allowed');
    expect(errorCatalogue[code].next).toBe('contactService');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(name));
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(remedy));
  });

  test('an unexpected error is logged, and one that a person can solve is not', () => {
    refusalOf('auth/something-new');
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('auth/something-new'));
    logged.mockClear();
    refusalOf('auth/invalid-verification-code');
    expect(logged).not.toHaveBeenCalled();
  });

  test('errors of Google or Facebook do not mention SMS', () => {
    const refused = federatedRefusal({ code: 'auth/operation-not-allowed' }, 'google.com');
    expect(refused.code).toBe('feature_disabled');
  });
});

test('one e-mail at two providers leads to the working one', () => {
  const error = { code: 'auth/account-exists-with-different-credential' };
  expect(federatedRefusal(error, 'facebook.com').code).toBe('social_use_google');
  expect(federatedRefusal(error, 'google.com').code).toBe('social_use_facebook');
});

test('an account disabled at Firebase is blocked: retrying cannot help', () => {
  const { code } = refusalOf('auth/user-disabled');
  expect(errorCatalogue[code].next).toBe('contactService');
});
