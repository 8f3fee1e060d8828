import { type AnyStateMachine, matchesState, type StateValue } from 'xstate';
import type { Step } from './entry.ts';

/** Whether a step is in a state, as `snapshot.matches` would tell. */
export function isIn(step: { readonly value: StateValue }, state: StateValue): boolean {
  return matchesState(state, step.value);
}

/** Whether a step is the accepted answer of an invoked actor. */
export function isAccepted<Machine extends AnyStateMachine>(
  step: Step<Machine>,
  actor: string,
): boolean {
  if (step.event.type !== `xstate.done.actor.${actor}`) return false;
  const output: unknown = step.event['output'];
  return typeof output === 'object' && output !== null && 'ok' in output && output.ok === true;
}
