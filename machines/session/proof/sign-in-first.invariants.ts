import type { AnyStateMachine, StateValue } from 'xstate';
import type { Invariant, Step } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { Person } from '../sign-in-first.ts';

/** A flow's action that needs a session. */
interface Needs<Machine extends AnyStateMachine> {
  /** The state that waits for a sign-in. */
  readonly waiting: StateValue;
  /** The actor of the action that needs a sign-in. */
  readonly actor: string;
  /** The people who may do it. */
  readonly may: readonly Person[];
  /** States that a session's end leaves. */
  readonly ended: readonly StateValue[];
  /** Whether the flow requests a sign-in again, as on a second press. */
  readonly asksAgain?: (step: Step<Machine>) => boolean;
}

const whoIn = ({ context }: { readonly context: unknown }) =>
  (context as { readonly who: Person }).who;

/** Who is signed in, as the flow was last told; undefined before. */
function reportedIn<Machine extends AnyStateMachine>(history: readonly Step<Machine>[]) {
  return history.findLast(({ event }) => event.type === 'person.changed')?.event['who'];
}

/** Invariants of every flow that has a person sign in first and then continues (A19, A20). */
export function signInFirstInvariants<Machine extends AnyStateMachine>({
  waiting,
  actor,
  may,
  ended,
  asksAgain = () => false,
}: Needs<Machine>): readonly Invariant<Machine>[] {
  const waits = (step: Step<Machine> | undefined) => step !== undefined && isIn(step, waiting);
  return [
    whenever(
      'nothing is done for a person who may not do it',
      (step) => step.started.includes(actor),
      (step, before) => {
        const reported = reportedIn([...before, step]);
        return may.includes(whoIn(step)) && (reported === undefined || reported === whoIn(step));
      },
    ),
    whenever(
      'the flow knows the same person as the session',
      ({ event, status }) => event.type === 'person.changed' && status === 'active',
      (step) => whoIn(step) === step.event['who'],
    ),
    always(
      'a login is asked for exactly when somebody has to sign in',
      (step, before) =>
        step.started.includes('requestSignIn') ===
        (waits(step) && (!waits(before.at(-1)) || asksAgain(step))),
    ),
    whenever(
      'a signed-in person does not wait for a login',
      waits,
      (step) => whoIn(step) === 'visitor',
    ),
    whenever(
      'an awaited sign-in continues the flow',
      ({ event }) => event.type === 'person.changed' && event['who'] !== 'visitor',
      (step) => !waits(step),
    ),
    whenever(
      'a session that ends in between is requested again',
      ({ event }) => event.type === 'person.changed' && event['who'] === 'visitor',
      (step, before) =>
        waits(step) || !ended.some((state) => before.slice(-1).some((last) => isIn(last, state))),
    ),
  ];
}
