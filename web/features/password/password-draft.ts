import { checkChangePassword } from '#contract/rules/change-password.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { createDraft } from '#web/app/account/draft.ts';
import { typedPassword } from '#web/app/account/typed-password.ts';
import type { Services } from '#web/app/services.ts';

/** What a person types to change the password. */
export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Nothing but secrets: a draft of its own for every time that the dialog opens. */
export type PasswordDraft = ReturnType<typeof createPasswordDraft>;

/**
 * The draft of a change of password.
 *
 * @param rule what the site takes for a password
 */
export function createPasswordDraft(services: Services, rule: FieldRule) {
  const typed = typedPassword(services);
  return createDraft<PasswordValues>({
    empty: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    secrets: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    check: (values) => checkChangePassword(values, rule, typed.isKnown()),
  });
}
