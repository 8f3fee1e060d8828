import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Invariant } from '../../catalogue/entry.ts';
import { always, isAccepted } from '../../catalogue/history.ts';

/**
 * What holds of every way to sign in, from the answer that opens the session to the account that is
 * read (A15).
 *
 * @param opening the actor whose answer opens the session, or the actors
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
    {
      name: `the account is read only after ${opened}`,
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('loadMember'),
          (step, before) => [...before, step].some(opens),
        ),
    },
    {
      name: 'the first-login call is made exactly for a first sign-in, before anything else',
      holds: (history) =>
        always(
          history,
          opens,
          (step) =>
            step.started.includes('recordFirstLogin') ===
            (answered(step.context)?.firstTimeLogin === true),
        ),
    },
  ];
}
