import type { StepOf } from '../leaf-state.ts';
import type { accountRecoveryMachine } from './account-recovery.machine.ts';
import type { AccountRecoveryField } from './account-recovery.types.ts';
import { codeFields, ownerFields, passwordFields } from './form-fields.ts';

/** The required form fields of this step (W5). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof accountRecoveryMachine>): readonly AccountRecoveryField[] {
  if (state === 'enteringCode' || state === 'proving') return codeFields;
  if (state === 'choosingPassword' || state === 'settingPassword') return passwordFields;
  return ownerFields(context);
}
