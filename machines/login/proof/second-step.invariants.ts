import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { always, isIn } from '../../catalogue/history.ts';
import type { loginMachine } from '../login.machine.ts';

/** What holds of the second step of a sign-in, by whatever it was begun (A26). */
export const secondStepInvariants: CatalogueEntry<typeof loginMachine>['invariants'] = [
  {
    name: 'a second step is taken only where the first was right and asked for it',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('takeSecondStep'),
        ({ event, context }, before) =>
          event.type === 'form.submitted' &&
          context.refusal === null &&
          before.some((step) => isIn(step, 'enteringSecondStep')),
      ),
  },
  {
    name: 'an attempt that a recovery began stays one until it is left or over',
    holds: (history) =>
      always(
        history,
        ({ context }) => context.byRecovery,
        (step) => !isIn(step, 'enteringDetails') && !isIn(step, 'signingIn'),
      ),
  },
  {
    name: 'a wrong second step stays where it is, and one that is over leads back, with its reason',
    holds: (history) =>
      always(
        history,
        (step) =>
          step.event.type.endsWith('actor.takeSecondStep') && step.context.signedIn === null,
        (step) => {
          const { refusal } = step.context;
          const isWrong =
            refusal?.code === 'second_step_incorrect' ||
            refusal?.code === 'network_failed' ||
            refusal?.code === 'unknown_error';
          return refusal !== null && isIn(step, 'enteringSecondStep') === isWrong;
        },
      ),
  },
];
