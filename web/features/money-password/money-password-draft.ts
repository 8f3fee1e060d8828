import {
  checkConfirmation,
  checkField,
  checkPresent,
  checkVerificationCode,
  type FieldRule,
} from '#contract/rules/field-rules.ts';
import { createDraft } from '#web/shared/account/draft.ts';

/** What a person types; which of the first two is asked for depends on the step. */
export interface MoneyPasswordValues {
  readonly oldPassword: string;
  readonly verificationCode: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** What a step asks for. */
export interface AskedOfPassword {
  /** What proves the person beside the new password; nothing at first use. */
  readonly proof: 'oldPassword' | 'verificationCode' | null;
  /** What a new password has to be like, where it is known by now. */
  readonly rule: FieldRule | null;
}

const secrets = [
  'oldPassword',
  'verificationCode',
  'newPassword',
  'confirmNewPassword',
] as const satisfies readonly (keyof MoneyPasswordValues)[];

/** Nothing but secrets: a draft of its own for every time that the dialog opens. */
export type MoneyPasswordDraft = ReturnType<typeof createMoneyPasswordDraft>;

/** The draft of a password for money. */
export function createMoneyPasswordDraft() {
  let asked: AskedOfPassword = { proof: null, rule: null };
  const draft = createDraft<MoneyPasswordValues>({
    empty: { oldPassword: '', verificationCode: '', newPassword: '', confirmNewPassword: '' },
    secrets,
    check: (values) =>
      [
        asked.proof === 'oldPassword' ? checkPresent('oldPassword', values.oldPassword) : undefined,
        asked.proof === 'verificationCode'
          ? checkVerificationCode('verificationCode', values.verificationCode, undefined)
          : undefined,
        asked.rule
          ? checkField('newPassword', values.newPassword, asked.rule)
          : checkPresent('newPassword', values.newPassword),
        checkConfirmation('confirmNewPassword', values.confirmNewPassword, values.newPassword),
      ].filter((error) => error !== undefined),
  });
  return {
    ...draft,
    /** Tells what the step on the screen asks for. */
    expect(next: AskedOfPassword) {
      asked = next;
    },
  };
}
