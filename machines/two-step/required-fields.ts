import type { StepOf } from '../leaf-state.ts';
import { appFields, proofFields } from './form-fields.ts';
import type { twoStepMachine } from './two-step.machine.ts';
import type { TwoStepField } from './two-step.types.ts';

/** The required form fields of this step (A26). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof twoStepMachine>): readonly TwoStepField[] {
  return state === 'pairingApp' || state === 'confirmingApp' ? appFields : proofFields(context);
}
