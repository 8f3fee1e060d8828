import { describe, expect, test } from 'vitest';
import { patternRules } from '#contract/rules/patterns.ts';
import { methodFields } from '#machines/forgot-password/required-fields.ts';
import { checkRecovery, mailRequest } from '#web/features/passwords/forgot-password-draft.ts';
import { forgotPasswordInputOf } from '#web/features/passwords/use-forgot-password.ts';

const values = {
  username: '',
  email: '',
  countryCode: '',
  mobileNum: '',
  verificationCode: '',
  newPassword: '',
};
const rule = { enabled: true, required: false, minLength: 4, maxLength: 80 };
const rules = {
  username: { ...rule, ...patternRules.lettersAndDigits },
  email: { ...rule, ...patternRules.email },
  mobileNum: { ...rule, ...patternRules.digits },
  password: { ...rule, ...patternRules.lettersPlusDigits },
};

describe('the required fields of a recovery', () => {
  test.each([
    ['email', ['username', 'email']],
    ['phone', ['mobileNum', 'verificationCode', 'newPassword']],
  ] as const)('by %s', (method, fields) => {
    expect(methodFields[method]).toEqual(fields);
    const errors = checkRecovery(values, fields, { rules, country: undefined });
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });

  test('spaces around a name and an address are trimmed', () => {
    const typed = { ...values, username: ' maria ', email: 'maria@example.com ' };
    expect(checkRecovery(typed, methodFields.email, { rules, country: undefined })).toEqual([]);
    expect(mailRequest(typed)).toEqual({ username: 'maria', email: 'maria@example.com' });
  });
});

describe('the recovery methods (G4a)', () => {
  const register = {
    mobileRegistration: 0,
    smsVerificationAtRegistration: 0,
    mobileNumberPlusPasswordRegistration: 0,
    usernameRegistration: 0,
    freePlay: 0,
    forcedPasswordChangeOnExpiry: 0,
    phoneLogin: 0,
    verificationCodeLogin: 0,
  } as const;
  const flags = { MOBILEVERCODELOGIN3: 0, DIRECTREG3: 0, REGMOBVERF3: 0 } as const;

  test.each([
    [1, ['email', 'phone']],
    [0, ['email']],
  ] as const)('with CHNGPASSVERIF3 %i', (CHNGPASSVERIF3, methods) => {
    const site = { whitelabel: { ...flags, CHNGPASSVERIF3 }, register, firebase: null };
    expect(forgotPasswordInputOf(site)).toEqual({ methods, codeByFirebase: false });
  });

  test('Firebase sends the codes where the site names its project', () => {
    const firebase = { apiKey: 'key', authDomain: 'a.example', projectId: 'p', emulatorUrl: null };
    const site = { whitelabel: { ...flags, CHNGPASSVERIF3: 1 as const }, register, firebase };
    expect(forgotPasswordInputOf(site).codeByFirebase).toBe(true);
  });
});
