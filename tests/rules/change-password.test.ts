import { expect, test } from 'vitest';
import { checkChangePassword } from '#contract/rules/change-password.ts';
import { patternRules } from '#contract/rules/patterns.ts';

const rule = {
  enabled: false,
  required: false,
  minLength: 8,
  maxLength: 20,
  ...patternRules.lettersPlusDigits,
};
const good = { oldPassword: 'x', newPassword: 'Senha2000', confirmNewPassword: 'Senha2000' };

test('accepts a right form, with any old password', () => {
  expect(checkChangePassword(good, rule)).toEqual([]);
});

test('names everything that is missing', () => {
  expect(checkChangePassword({}, rule)).toEqual([
    { field: 'oldPassword', rule: 'required' },
    { field: 'newPassword', rule: 'required' },
    { field: 'confirmNewPassword', rule: 'required' },
  ]);
});

test('needs no old password where it is known', () => {
  const { oldPassword: _, ...rest } = good;
  expect(checkChangePassword(rest, rule, true)).toEqual([]);
});

test('checks the new password by its rule, and the confirmation against it', () => {
  const weak = { ...good, newPassword: 'senhasenha', confirmNewPassword: 'Senha2000' };
  expect(checkChangePassword(weak, rule)).toEqual([
    { field: 'newPassword', rule: 'pattern', patternId: '7', min: 8, max: 20 },
    { field: 'confirmNewPassword', rule: 'confirmation' },
  ]);
});
