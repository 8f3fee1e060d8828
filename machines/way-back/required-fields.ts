import type { StepOf } from '../leaf-state.ts';
import type { wayBackMachine } from './way-back.machine.ts';
import type { WayBackContext, WayBackField } from './way-back.types.ts';

/** What says whose account it is. */
export function ownerFields({ kind }: WayBackContext): readonly WayBackField[] {
  return ['username', kind === 'email' ? 'email' : 'mobileNum'];
}

/** What proves the address. */
export const codeFields: readonly WayBackField[] = ['code'];

/** What the person signs in by from then on. */
export const passwordFields: readonly WayBackField[] = ['newPassword'];

/** The fields that the form of this step asks for (W5). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof wayBackMachine>): readonly WayBackField[] {
  if (state === 'enteringCode' || state === 'proving') return codeFields;
  if (state === 'choosingPassword' || state === 'settingPassword') return passwordFields;
  return ownerFields(context);
}
