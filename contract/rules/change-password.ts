import type { FieldError } from '../errors.ts';
import { checkConfirmation, checkField, checkPresent, type FieldRule } from './field-rules.ts';

/** What a person entered to change the password. */
export interface ChangePasswordValues {
  readonly oldPassword?: string | undefined;
  readonly newPassword?: string | undefined;
  readonly confirmNewPassword?: string | undefined;
}

/**
 * Everything that is wrong with a change of password, in the order of the form (A16). The old one is
 * required unless it is known, the new one is required and must follow the password rule, and the
 * confirmation must be equal. The form and the server both use it.
 */
export function checkChangePassword(
  values: ChangePasswordValues,
  passwordRule: FieldRule,
  oldPasswordIsKnown = false,
): readonly FieldError[] {
  const { oldPassword, newPassword, confirmNewPassword } = values;
  const newRule: FieldRule = { ...passwordRule, enabled: true, required: true };
  return [
    oldPasswordIsKnown ? undefined : checkPresent('oldPassword', oldPassword),
    checkField('newPassword', newPassword, newRule),
    checkConfirmation('confirmNewPassword', confirmNewPassword, newPassword),
  ].filter((error) => error !== undefined);
}
