import type { StepOf } from '../leaf-state.ts';
import { detailFields, secondStepFields } from './form-fields.ts';
import type { loginMachine } from './login.machine.ts';
import type { LoginField } from './login.types.ts';

/** The required form fields of this step (A14, A26). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof loginMachine>): readonly LoginField[] {
  const isSecondStep = state === 'enteringSecondStep' || state === 'takingSecondStep';
  return isSecondStep ? secondStepFields : detailFields(context);
}
