import { describe, expect, test } from 'vitest';
import type { SiteToggles, WhitelabelFlags } from '#contract/entities/registration.ts';
import { type RegistrationForm, registrationForm } from '#contract/rules/registration-form.ts';

const flagNames = [
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'CHNGPASSVERIF3',
  'REGMOBVERF3',
] as const satisfies readonly (keyof WhitelabelFlags)[];

const toggleNames = [
  'mobileRegistration',
  'smsVerificationAtRegistration',
  'mobileNumberPlusPasswordRegistration',
  'usernameRegistration',
  'freePlay',
  'forcedPasswordChangeOnExpiry',
  'phoneLogin',
  'verificationCodeLogin',
] as const satisfies readonly (keyof SiteToggles)[];

type Name = (typeof flagNames)[number] | (typeof toggleNames)[number];

/**
 * G4a as a table, read as the requirement is written: an answer holds when all the named
 * switches of one of its rows are on.
 */
const oracle: { readonly answer: (form: RegistrationForm) => unknown; readonly when: Name[][] }[] =
  [
    { answer: (form) => form.usernameTab, when: [['DIRECTREG3', 'usernameRegistration']] },
    { answer: (form) => form.mobileTab, when: [['mobileRegistration']] },
    {
      answer: (form) => !form.closed,
      when: [['DIRECTREG3', 'usernameRegistration'], ['mobileRegistration']],
    },
    { answer: (form) => form.mobilePassword, when: [['mobileNumberPlusPasswordRegistration']] },
    {
      answer: (form) => form.smsAtMobile,
      when: [['REGMOBVERF3'], ['smsVerificationAtRegistration']],
    },
    { answer: (form) => form.smsAtUsername, when: [['smsVerificationAtRegistration']] },
    {
      answer: (form) => form.loginTabs.phone !== null,
      when: [['MOBILEVERCODELOGIN3', 'phoneLogin']],
    },
    {
      answer: (form) => form.loginTabs.phone === 'code',
      when: [['MOBILEVERCODELOGIN3', 'phoneLogin', 'verificationCodeLogin']],
    },
    { answer: (form) => form.loginTabs.username, when: [[]] },
    { answer: (form) => form.phoneRecovery, when: [['CHNGPASSVERIF3']] },
  ];

const names: readonly Name[] = [...flagNames, ...toggleNames];

function pick<Key extends Name>(keys: readonly Key[], on: ReadonlySet<Name>) {
  return Object.fromEntries(keys.map((key) => [key, on.has(key) ? 1 : 0])) as Record<Key, 0 | 1>;
}

describe('flags and toggles together (G4a)', () => {
  test('every one of the 4,096 combinations has the form of the table', () => {
    for (let bits = 0; bits < 2 ** names.length; bits += 1) {
      const on = new Set(names.filter((_, place) => (bits >> place) % 2 === 1));
      const form = registrationForm(pick(flagNames, on), pick(toggleNames, on));
      for (const { answer, when } of oracle) {
        const expected = when.some((row) => row.every((name) => on.has(name)));
        expect(answer(form), `${answer.toString()} with ${[...on].join(', ')}`).toBe(expected);
      }
    }
  });

  test('a phone login without code uses the password', () => {
    const on = new Set<Name>(['MOBILEVERCODELOGIN3', 'phoneLogin']);
    expect(registrationForm(pick(flagNames, on), pick(toggleNames, on)).loginTabs.phone).toBe(
      'password',
    );
  });
});
