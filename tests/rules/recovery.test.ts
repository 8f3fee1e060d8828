import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patternRules } from '#contract/rules/patterns.ts';
import { checkEmailRecovery, checkPhoneRecovery } from '#contract/rules/recovery.ts';

// Switched off and optional at the registration: a recovery still requires them.
const off = { enabled: false, required: false };
const rules = {
  username: { ...off, minLength: 4, maxLength: 16, ...patternRules.lettersAndDigits },
  email: { ...off, minLength: 6, maxLength: 80, ...patternRules.email },
  mobileNum: { ...off, minLength: 4, maxLength: 14, ...patternRules.digits },
  password: { ...off, minLength: 8, maxLength: 20, ...patternRules.lettersPlusDigits },
};
const brazil = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  trunkPrefix: '0',
  minDigits: 11,
  maxDigits: 11,
};

describe('by mail', () => {
  const good = { username: 'maria', email: 'maria@example.com' };

  test('accepts a right form', () => {
    expect(checkEmailRecovery(good, rules)).toEqual([]);
  });

  test('names everything that is missing, in the order of the form', () => {
    expect(checkEmailRecovery({}, rules)).toEqual([
      { field: 'username', rule: 'required' },
      { field: 'email', rule: 'required' },
    ]);
  });

  test('checks each field by its rule', () => {
    const errors = checkEmailRecovery({ username: 'a', email: 'maria@nowhere' }, rules);
    expect(errors).toMatchObject([
      { field: 'username', rule: 'length' },
      { field: 'email', rule: 'pattern' },
    ]);
  });
});

describe('by phone', () => {
  const good = { mobileNum: '11 98765-4321', verificationCode: '123456', newPassword: 'Senha2000' };

  test('accepts a right form', () => {
    expect(checkPhoneRecovery(good, rules, brazil)).toEqual([]);
  });

  test('names everything that is missing, in the order of the form', () => {
    expect(checkPhoneRecovery({}, rules, brazil)).toEqual([
      { field: 'mobileNum', rule: 'required' },
      { field: 'verificationCode', rule: 'required' },
      { field: 'newPassword', rule: 'required' },
    ]);
  });

  test('checks each field by its rule: the number by country, the code by digits', () => {
    const wrong = { mobileNum: '123', verificationCode: 'abc', newPassword: 'senhasenha' };
    expect(checkPhoneRecovery(wrong, rules, brazil)).toMatchObject([
      { field: 'mobileNum', rule: 'mobile' },
      { field: 'verificationCode', rule: 'pattern' },
      { field: 'newPassword', rule: 'pattern' },
    ]);
  });
});

describe('any text', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '\u202Emaria',
      'mar\u200Bia',
      '😀'.repeat(8),
      '\u0000maria',
      '١١٩٨٧٦٥٤٣٢١',
      'mаria',
    ),
    fc.string({ minLength: 10_000, maxLength: 10_000 }),
  );

  test('every refusal names its field once, and accepted text is plain', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (one, two, three) => {
        const byMail = checkEmailRecovery({ username: one, email: two }, rules);
        const byPhone = checkPhoneRecovery(
          { mobileNum: one, verificationCode: two, newPassword: three },
          rules,
          brazil,
        );
        for (const errors of [byMail, byPhone]) {
          const fields = errors.map(({ field }) => field);
          expect(fields).toEqual([...new Set(fields)]);
        }
        const isNamed = (field: string) => byMail.some((error) => error.field === field);
        expect(isNamed('username') || /^[A-Za-z0-9]{4,16}$/u.test(one)).toBe(true);
        expect(isNamed('email') || /^[\x21-\x7e]{6,80}$/u.test(two)).toBe(true);
      }),
    );
  });
});
