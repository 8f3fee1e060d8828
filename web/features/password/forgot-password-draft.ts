import type { FieldError } from '#contract/errors.ts';
import type { MobileCountry } from '#contract/rules/mobile.ts';
import {
  checkEmailRecovery,
  checkPhoneRecovery,
  type RecoveryRules,
} from '#contract/rules/recovery.ts';
import type { RecoveryMethod } from '#machines/forgot-password/forgot-password.types.ts';
import { createDraft, type Draft } from '#web/shared/account/draft.ts';
import { onePerPage } from '#web/shared/account/one-per-page.ts';
import { countryOf } from '#web/shared/account/use-countries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** What a person types to recover a password. */
export interface ForgotPasswordValues {
  readonly username: string;
  readonly email: string;
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

/** What the check goes by. */
interface Asked {
  readonly method: RecoveryMethod;
  readonly rules: RecoveryRules;
}

/** The draft of a recovery. */
export interface ForgotPasswordDraft extends Draft<ForgotPasswordValues> {
  /** Says which way is open and what the site's rules are. */
  askFor(asked: Asked): void;
}

/** The one draft of the page. */
export const forgotPasswordDraft = onePerPage(
  (services: Pick<Services, 'api' | 'queryClient'>): ForgotPasswordDraft => {
    let asked: Asked | null = null;
    const draft = createDraft<ForgotPasswordValues>({
      empty: {
        username: '',
        email: '',
        countryCode: '',
        mobileNum: '',
        verificationCode: '',
        newPassword: '',
      },
      secrets: ['verificationCode', 'newPassword'],
      check: (values) =>
        asked ? checkRecovery(values, asked, countryOf(services, values.countryCode)) : [],
    });
    return {
      ...draft,
      askFor(next) {
        asked = next;
      },
    };
  },
);

/** What is sent for a mail: keyboards that suggest words leave spaces behind them. */
export function mailRequest({ username, email }: ForgotPasswordValues) {
  return { username: username.trim(), email: email.trim() };
}

/** Everything that is wrong with a recovery, in the order of its form (A17). */
export function checkRecovery(
  values: ForgotPasswordValues,
  { method, rules }: Asked,
  country: MobileCountry | undefined,
): readonly FieldError[] {
  return method === 'email'
    ? checkEmailRecovery(mailRequest(values), rules)
    : checkPhoneRecovery(values, rules, country);
}
