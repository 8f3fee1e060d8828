import { checkField, checkPresent, checkVerificationCode } from '#contract/rules/field-rules.ts';
import { checkMobile } from '#contract/rules/mobile.ts';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import type { AccountRecoveryField } from '#machines/account-recovery/account-recovery.types.ts';
import { checkFields, createDraft } from '#web/shared/forms/draft.ts';
import type { Services } from '#web/shared/services/services.ts';
import { countryOf } from '#web/shared/verification/use-countries.ts';

/** What a person types on account recovery. */
export interface AccountRecoveryValues extends Readonly<Record<AccountRecoveryField, string>> {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
}

/** A new draft for every visit of the page. */
export type AccountRecoveryDraft = ReturnType<typeof createAccountRecoveryDraft>;

export function createAccountRecoveryDraft(
  services: Pick<Services, 'queryClient'>,
  rules: RecoveryRules,
) {
  const rule = { ...rules.password, enabled: true, required: true };
  return createDraft<AccountRecoveryValues, readonly AccountRecoveryField[]>({
    empty: { username: '', email: '', countryCode: '', mobileNum: '', code: '', newPassword: '' },
    secrets: ['code', 'newPassword'],
    check: ({ username, email, countryCode, mobileNum, code, newPassword }, fields) =>
      checkFields(fields, {
        username: () => checkPresent('username', username),
        email: () => checkPresent('email', email),
        mobileNum: () => checkMobile('mobileNum', mobileNum, countryOf(services, countryCode)),
        code: () => checkVerificationCode('code', code, undefined),
        newPassword: () => checkField('newPassword', newPassword, rule),
      }),
  });
}
