import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Invariant } from '../../catalogue/entry.ts';
import { isAccepted } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';

/**
 * Invariants of every way to sign in, from the answer that opens the session until the account is
 * read (A15).
 *
 * @param opening the actor or actors whose answer opens the session
 * @param opened the same in words
 * @param answered what the flow has noted of that answer
 */
export function arrivalInvariants<Machine extends AnyStateMachine>(
  opening: string | readonly string[],
  opened: string,
  answered: (context: ContextFrom<Machine>) => { readonly firstTimeLogin: boolean } | null,
): readonly Invariant<Machine>[] {
  const opens = (step: Parameters<typeof isAccepted>[0]) =>
    [opening].flat().some((actor) => isAccepted(step, actor));
  return [
    whenever(
      `the account is read only after ${opened}`,
      (step) => step.started.includes('loadMember'),
      (step, before) => [...before, step].some(opens),
    ),
    whenever<Machine>(
      'the first-login call is made exactly for a first sign-in, before anything else',
      opens,
      (step) =>
        step.started.includes('recordFirstLogin') ===
        (answered(step.context)?.firstTimeLogin === true),
    ),
  ];
}
