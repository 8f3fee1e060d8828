import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';
import type { RegistrationFieldName } from '#contract/rules/registration-field-names.ts';
import {
  checkRegistration,
  type RegistrationForm,
  type RegistrationSetting,
  type RegistrationValues,
  registrationFields,
} from '#contract/rules/registration-form.ts';

const extraFields = [
  'payeeName',
  'email',
  'qqNum',
  'recommenderId',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
] as const;
const allFields: readonly RegistrationFieldName[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
  ...extraFields,
];

const rule = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: false,
  required: false,
  minLength: 4,
  maxLength: 20,
  acceptedPattern: '*',
  patternId: '1',
  ...changes,
});

function rules(changes: Partial<RegistrationRules> = {}): RegistrationRules {
  const plain = Object.fromEntries(allFields.map((name) => [name, rule()])) as RegistrationRules;
  return {
    ...plain,
    username: rule({ enabled: true, required: true, ...patternRules.lettersAndDigits }),
    password: rule({ enabled: true, required: true, ...patternRules.lettersPlusDigits }),
    mobileNum: rule({ ...patternRules.digits }),
    ...changes,
  };
}

const form = (changes: Partial<RegistrationForm> = {}): RegistrationForm => ({
  usernameTab: true,
  mobileTab: true,
  closed: false,
  smsAtUsername: false,
  smsAtMobile: false,
  mobilePassword: false,
  loginTabs: { username: true, phone: null },
  phoneRecovery: false,
  ...changes,
});

const setting = (changes: Partial<RegistrationSetting> = {}): RegistrationSetting => ({
  type: 'username',
  form: form(),
  rules: rules(),
  showCaptcha: false,
  affiliateBox: false,
  country: {
    countryCode: 'BR',
    countryDialingCode: '+55',
    trunkPrefix: '0',
    minDigits: 11,
    maxDigits: 11,
  },
  ...changes,
});

const good: RegistrationValues = {
  username: 'ana2000',
  password: 'Senha2000',
  confirmPassword: 'Senha2000',
  mobileNum: '11987654321',
  verificationCode: '123456',
  captcha: '7k3d',
  paymentPassword: '654321',
  agreed: true,
};

const shown = (changes: Partial<RegistrationSetting>) =>
  registrationFields(setting(changes)).map(({ name }) => name);

describe('which fields are shown', () => {
  test('a plain registration by user name', () => {
    expect(shown({})).toEqual(['username', 'password', 'confirmPassword', 'agreed']);
  });

  test('a plain registration by mobile number: the name is generated', () => {
    expect(shown({ type: 'registerMobile' })).toEqual(['mobileNum', 'agreed']);
  });

  test('mobile number plus password', () => {
    const changes = { type: 'registerMobile', form: form({ mobilePassword: true }) } as const;
    expect(shown(changes)).toEqual(['mobileNum', 'password', 'confirmPassword', 'agreed']);
  });

  test('SMS brings the number and the code', () => {
    expect(shown({ form: form({ smsAtUsername: true }) })).toEqual([
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
      'agreed',
    ]);
    expect(shown({ type: 'registerMobile', form: form({ smsAtMobile: true }) })).toEqual([
      'mobileNum',
      'verificationCode',
      'agreed',
    ]);
    expect(shown({ form: form({ smsAtMobile: true }) })).not.toContain('verificationCode');
  });

  test('extra fields are shown when enabled, the affiliate code only with its box', () => {
    const types = fc.constantFrom('username' as const, 'registerMobile' as const);
    fc.assert(
      fc.property(
        types,
        fc.subarray([...extraFields]),
        fc.subarray([...extraFields]),
        fc.boolean(),
        fc.boolean(),
        (type, enabled, required, affiliateBox, showCaptcha) => {
          const switched = Object.fromEntries(
            extraFields.map((name) => [
              name,
              rule({ enabled: enabled.includes(name), required: required.includes(name) }),
            ]),
          );
          const fields = registrationFields(
            setting({ type, rules: rules(switched), affiliateBox, showCaptcha }),
          );
          for (const name of extraFields) {
            const field = fields.find((each) => each.name === name);
            const expected = enabled.includes(name) && (name !== 'affiliateCode' || affiliateBox);
            expect(field !== undefined, name).toBe(expected);
            if (field) {
              expect(field.required, name).toBe(
                required.includes(name) || name === 'paymentPassword',
              );
            }
          }
          expect(fields.some(({ name }) => name === 'captcha')).toBe(showCaptcha);
          expect(fields.at(-1)).toEqual({ name: 'agreed', required: true });
          expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        },
      ),
    );
  });

  test('an optional mobile number is shown when its rule is enabled', () => {
    const fields = registrationFields(
      setting({ rules: rules({ mobileNum: rule({ enabled: true }) }) }),
    );
    expect(fields).toContainEqual({ name: 'mobileNum', required: false });
  });
});

const busiest = setting({
  form: form({ smsAtUsername: true }),
  rules: rules({ paymentPassword: rule({ enabled: true, minLength: 6, maxLength: 6 }) }),
  showCaptcha: true,
});

describe('what is wrong with a registration', () => {
  test('nothing, in a right form', () => {
    expect(checkRegistration(busiest, good)).toEqual([]);
    expect(checkRegistration(setting({ type: 'registerMobile' }), good)).toEqual([]);
  });

  test('names everything that is missing once, in the order of the form', () => {
    expect(checkRegistration(busiest, {})).toEqual(
      registrationFields(busiest).map(({ name }) => ({ field: name, rule: 'required' })),
    );
  });

  test('a single fault is the only one named', () => {
    const faults: [RegistrationValues, string, string][] = [
      [{ username: 'ana_1' }, 'username', 'pattern'],
      [{ username: 'ana' }, 'username', 'length'],
      [{ confirmPassword: 'Senha2001' }, 'confirmPassword', 'confirmation'],
      [{ mobileNum: '123' }, 'mobileNum', 'mobile'],
      [{ verificationCode: '12a' }, 'verificationCode', 'pattern'],
      [{ captcha: ' ' }, 'captcha', 'required'],
      [{ paymentPassword: '1234567' }, 'paymentPassword', 'length'],
      [{ agreed: false }, 'agreed', 'required'],
    ];
    for (const [fault, field, why] of faults) {
      const errors = checkRegistration(busiest, { ...good, ...fault });
      expect(errors.map((error) => [error.field, error.rule])).toEqual([[field, why]]);
    }
  });

  test('fields outside the form are not checked', () => {
    expect(
      checkRegistration(setting(), { ...good, email: 'x'.repeat(10_000), captcha: '' }),
    ).toEqual([]);
  });

  test('only fields of the form are ever named', () => {
    const values = fc.record(Object.fromEntries(allFields.map((name) => [name, fc.string()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(values, fc.boolean(), (entered, agreed) => {
        const names = registrationFields(busiest).map(({ name }) => name as string);
        for (const { field } of checkRegistration(busiest, { ...entered, agreed })) {
          expect(names).toContain(field);
        }
      }),
    );
  });
});
