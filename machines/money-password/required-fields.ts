import type { StepOf } from '../leaf-state.ts';
import type { moneyPasswordMachine } from './money-password.machine.ts';
import type {
  MoneyPasswordContext,
  MoneyPasswordField,
  SavingInput,
} from './money-password.types.ts';

const newFields = ['newPassword', 'confirmNewPassword'] as const;

/** What a form that saves a password asks for, by what proves the person; nothing at first use. */
const formFields = {
  set: newFields,
  change: ['oldPassword', ...newFields],
  recover: ['verificationCode', ...newFields],
} as const satisfies Readonly<Record<string, readonly MoneyPasswordField[]>>;

/** The fields that the form of this step asks for (W2). */
export function requiredFields({
  state,
}: StepOf<typeof moneyPasswordMachine>): readonly MoneyPasswordField[] {
  if (state === 'changing' || state === 'savingChange') return formFields.change;
  if (state === 'enteringCode' || state === 'savingRecovery') return formFields.recover;
  return formFields.set;
}

/** What an actor that saves by a form is told. */
export function savingInput(
  { kind, passwords }: MoneyPasswordContext,
  form: keyof typeof formFields,
): SavingInput {
  return { kind, requiredFields: formFields[form], rule: passwords?.rule ?? null };
}
