import type { AnyStateMachine } from 'xstate';
import type { Invariant } from './entry.ts';
import { always, isAccepted } from './history.ts';

/**
 * After an answer of an invoked actor that was not accepted, the machine's context has the refusal.
 *
 * @param actors those whose accepted answers end that
 */
export function keepsReasonsInSight<Machine extends AnyStateMachine>(
  ...actors: readonly string[]
): Invariant<Machine> {
  return {
    name: 'an answer that is not accepted leaves its reason in sight',
    holds: (history) =>
      always(
        history,
        (step) =>
          step.event.type.includes('actor.') && !actors.some((actor) => isAccepted(step, actor)),
        ({ context }: { readonly context: unknown }) =>
          typeof context === 'object' &&
          context !== null &&
          'refusal' in context &&
          context.refusal !== null,
      ),
  };
}
