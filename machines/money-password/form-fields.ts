import type {
  MoneyPasswordContext,
  MoneyPasswordField,
  SavingInput,
} from './money-password.types.ts';

const newFields = ['newPassword', 'confirmNewPassword'] as const;

/** What a form that saves a password asks for, by what proves the person; nothing at first use. */
export const formFields = {
  set: newFields,
  change: ['oldPassword', ...newFields],
  recover: ['verificationCode', ...newFields],
} as const satisfies Readonly<Record<string, readonly MoneyPasswordField[]>>;

/** What an actor that saves by a form is told. */
export function savingInput(
  { kind, passwords }: MoneyPasswordContext,
  form: keyof typeof formFields,
): SavingInput {
  return { kind, requiredFields: formFields[form], rule: passwords?.rule ?? null };
}
