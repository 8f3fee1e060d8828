import { type AnyStateMachine, matchesState, type StateValue } from 'xstate';
import type { Step } from './entry.ts';

/** Whether a step is in a state, as `snapshot.matches` would say. */
export function isIn(step: { readonly value: StateValue }, state: StateValue): boolean {
  return matchesState(state, step.value);
}

/**
 * Whether the last step satisfies `holds` with the steps before it, if `applies` is true of it. An
 * invariant is asked after every step of a run, so in the end this is said of all of them.
 */
export function always<Machine extends AnyStateMachine>(
  history: readonly Step<Machine>[],
  applies: (step: Step<Machine>) => boolean,
  holds: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): boolean {
  const step = history.at(-1);
  return step === undefined || !applies(step) || holds(step, history.slice(0, -1));
}

/** Whether a step is an accepted answer of an invoked actor. */
export function isAccepted<Machine extends AnyStateMachine>(
  step: Step<Machine>,
  actor: string,
): boolean {
  if (step.event.type !== `xstate.done.actor.${actor}`) return false;
  const output: unknown = step.event['output'];
  return typeof output === 'object' && output !== null && 'ok' in output && output.ok === true;
}
