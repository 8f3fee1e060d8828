import type { StepOf } from '../leaf-state.ts';
import type { contactChangeMachine } from './contact-change.machine.ts';
import type { ContactField } from './contact-change.types.ts';
import { addressFields, codeFields } from './form-fields.ts';

/** The required form fields of this step (W5). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof contactChangeMachine>): readonly ContactField[] {
  const isByCodes = state === 'enteringCodes' || state === 'changing';
  return isByCodes ? codeFields(context) : addressFields(context);
}
