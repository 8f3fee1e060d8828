import type { StepOf } from '../leaf-state.ts';
import { codeFields, ownerFields, passwordFields } from './form-fields.ts';
import type { wayBackMachine } from './way-back.machine.ts';
import type { WayBackField } from './way-back.types.ts';

/** The fields that the form of this step asks for (W5). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof wayBackMachine>): readonly WayBackField[] {
  if (state === 'enteringCode' || state === 'proving') return codeFields;
  if (state === 'choosingPassword' || state === 'settingPassword') return passwordFields;
  return ownerFields(context);
}
