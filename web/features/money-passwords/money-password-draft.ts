import {
  checkConfirmation,
  checkField,
  checkPresent,
  checkVerificationCode,
} from '#contract/rules/field-rules.ts';
import type {
  MoneyPasswordField,
  MoneyPasswordForm,
} from '#machines/money-password/money-password.types.ts';
import { checkFields, createDraft } from '#web/shared/forms/draft.ts';

/** The inputs; the step decides which are required. */
export type MoneyPasswordValues = Readonly<Record<MoneyPasswordField, string>>;

/** Only secrets: a new draft for each opening of the dialog. */
export type MoneyPasswordDraft = ReturnType<typeof createMoneyPasswordDraft>;

/** The draft of a money password. */
export function createMoneyPasswordDraft() {
  return createDraft<MoneyPasswordValues, MoneyPasswordForm>({
    empty: { oldPassword: '', verificationCode: '', newPassword: '', confirmNewPassword: '' },
    secrets: ['oldPassword', 'verificationCode', 'newPassword', 'confirmNewPassword'],
    check: (values, { requiredFields, rule }) => {
      const { oldPassword, verificationCode, newPassword, confirmNewPassword } = values;
      return checkFields(requiredFields, {
        oldPassword: () => checkPresent('oldPassword', oldPassword),
        verificationCode: () =>
          checkVerificationCode('verificationCode', verificationCode, undefined),
        newPassword: () =>
          rule
            ? checkField('newPassword', newPassword, rule)
            : checkPresent('newPassword', newPassword),
        confirmNewPassword: () =>
          checkConfirmation('confirmNewPassword', confirmNewPassword, newPassword),
      });
    },
  });
}
