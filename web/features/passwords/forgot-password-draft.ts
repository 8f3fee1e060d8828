import type { FieldError } from '#contract/errors.ts';
import type { MobileCountry } from '#contract/rules/mobile.ts';
import {
  checkEmailRecovery,
  checkPhoneRecovery,
  type RecoveryRules,
} from '#contract/rules/recovery.ts';
import type { RecoveryField } from '#machines/forgot-password/forgot-password.types.ts';
import { queries } from '#web/api/queries.ts';
import { createDraft } from '#web/shared/forms/draft.ts';
import { onePerPage } from '#web/shared/services/one-per-page.ts';
import type { Services } from '#web/shared/services/services.ts';
import { countryOf } from '#web/shared/verification/use-countries.ts';

/** What a person types to recover a password. */
export interface ForgotPasswordValues extends Readonly<Record<RecoveryField, string>> {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
}

/** The draft of a recovery. */
export type ForgotPasswordDraft = ReturnType<typeof forgotPasswordDraft>;

/** The one draft of the page. */
export const forgotPasswordDraft = onePerPage((services: Pick<Services, 'queryClient'>) =>
  createDraft<ForgotPasswordValues, readonly RecoveryField[]>({
    empty: {
      username: '',
      email: '',
      countryCode: '',
      mobileNum: '',
      verificationCode: '',
      newPassword: '',
    },
    secrets: ['verificationCode', 'newPassword'],
    check: (values, fields) => {
      const rules = services.queryClient.getQueryData(queries.account.registrationRules().queryKey);
      const country = countryOf(services, values.countryCode);
      return rules ? checkRecovery(values, fields, { rules, country }) : [];
    },
  }),
);

/** The values of a mail request: suggesting keyboards leave trailing spaces. */
export function mailRequest({ username, email }: ForgotPasswordValues) {
  return { username: username.trim(), email: email.trim() };
}

interface HeldTo {
  readonly rules: RecoveryRules;
  /** Undefined until the countries are known. */
  readonly country: MobileCountry | undefined;
}

/** The errors of the fields that a recovery requires, in the order of its form (A17). */
export function checkRecovery(
  values: ForgotPasswordValues,
  fields: readonly RecoveryField[],
  { rules, country }: HeldTo,
): readonly FieldError[] {
  const required: readonly string[] = fields;
  return [
    ...checkEmailRecovery(mailRequest(values), rules),
    ...checkPhoneRecovery(values, rules, country),
  ].filter(({ field }) => required.includes(field));
}
