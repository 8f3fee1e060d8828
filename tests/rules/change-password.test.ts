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

test('nothing is wrong when all is right, with any old password', () => {
  expect(checkChangePassword(good, rule)).toEqual([]);
});

test('everything that is missing is named', () => {
  expect(checkChangePassword({}, rule)).toEqual([
    { field: 'oldPassword', rule: 'required' },
    { field: 'newPassword', rule: 'required' },
    { field: 'confirmNewPassword', rule: 'required' },
  ]);
});

test('the old password is not asked for where it is known', () => {
  const { oldPassword: _, ...rest } = good;
  expect(checkChangePassword(rest, rule, true)).toEqual([]);
});

test('the new one is held to the rule and the confirmation to the new one', () => {
  const weak = { ...good, newPassword: 'senhasenha', confirmNewPassword: 'Senha2000' };
  expect(checkChangePassword(weak, rule)).toEqual([
    { field: 'newPassword', rule: 'pattern', patternId: '7', min: 8, max: 20 },
    { field: 'confirmNewPassword', rule: 'confirmation' },
  ]);
});
