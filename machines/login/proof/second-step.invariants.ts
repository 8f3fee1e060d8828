import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import type { loginMachine } from '../login.machine.ts';

/** Invariants of the second step of a sign-in, whatever the first one was (A26). */
export const secondStepInvariants: CatalogueEntry<typeof loginMachine>['invariants'] = [
  whenever(
    'a second step is accepted only after a right first step that required it',
    (step) => step.started.includes('takeSecondStep'),
    ({ event, context }, before) =>
      event.type === 'form.submitted' &&
      context.refusal === null &&
      before.some((step) => isIn(step, 'enteringSecondStep')),
  ),
  whenever(
    'an attempt begun by a recovery stays one until it is left or over',
    ({ context }) => context.byRecovery,
    (step) => !isIn(step, 'enteringDetails') && !isIn(step, 'signingIn'),
  ),
  whenever(
    'a wrong second step stays on its screen, and an expired one returns with its reason',
    (step) => step.event.type.endsWith('actor.takeSecondStep') && step.context.signedIn === null,
    (step) => {
      const { refusal } = step.context;
      const isWrong =
        refusal?.code === 'second_step_incorrect' ||
        refusal?.code === 'network_failed' ||
        refusal?.code === 'unknown_error';
      return refusal !== null && isIn(step, 'enteringSecondStep') === isWrong;
    },
  ),
];
