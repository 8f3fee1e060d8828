import type { StepOf } from '../leaf-state.ts';
import { formFields } from './form-fields.ts';
import type { moneyPasswordMachine } from './money-password.machine.ts';
import type { MoneyPasswordField } from './money-password.types.ts';

/** The required form fields of this step (W2). */
export function requiredFields({
  state,
}: StepOf<typeof moneyPasswordMachine>): readonly MoneyPasswordField[] {
  if (state === 'changing' || state === 'savingChange') return formFields.change;
  if (state === 'enteringCode' || state === 'savingRecovery') return formFields.recover;
  return formFields.set;
}
