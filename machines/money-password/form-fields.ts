import type {
  MoneyPasswordContext,
  MoneyPasswordField,
  SavingInput,
} from './money-password.types.ts';

const newFields = ['newPassword', 'confirmNewPassword'] as const;

/** The required form fields, by proof of the person; none at first use. */
export const formFields = {
  set: newFields,
  change: ['oldPassword', ...newFields],
  recover: ['verificationCode', ...newFields],
} as const satisfies Readonly<Record<string, readonly MoneyPasswordField[]>>;

/** Input of an actor that saves a form. */
export function savingInput(
  { kind, passwords }: MoneyPasswordContext,
  form: keyof typeof formFields,
): SavingInput {
  return { kind, requiredFields: formFields[form], rule: passwords?.rule ?? null };
}
