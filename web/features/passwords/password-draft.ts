import { checkChangePassword } from '#contract/rules/change-password.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { createDraft } from '#web/shared/forms/draft.ts';

/** What a person types to change the password. */
export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Only secrets: a new draft for each opening of the dialog. */
export type PasswordDraft = ReturnType<typeof createPasswordDraft>;

/**
 * The draft of a change of password.
 *
 * @param rule the site's password rule
 * @param oldIsKnown the old one is not on the form (A16, A17)
 */
export function createPasswordDraft(rule: FieldRule, oldIsKnown: boolean) {
  return createDraft<PasswordValues>({
    empty: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    secrets: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    check: (values) => checkChangePassword(values, rule, oldIsKnown),
  });
}
