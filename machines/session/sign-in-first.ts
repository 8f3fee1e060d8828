import {
  type ActorRefFrom,
  assign,
  type EventObject,
  fromCallback,
  type SnapshotFrom,
} from 'xstate';
import { isRefusedBy, needsSignIn } from '../actors/refusals.ts';
import type { sessionMachine } from './session.machine.ts';
import type { Intent } from './session.types.ts';

/* "Sign in first, then continue": the parts of every flow that needs a signed-in person. */

/** Who is signed in: nobody, a trial account, or a real one (A20). */
export type Person = 'visitor' | 'trial' | 'member';

/** The session events that a flow gets. */
export type SessionNews =
  | { type: 'person.changed'; who: Person } // somebody signed in, or the session ended
  | { type: 'signIn.declined' }; // the login was closed without signing in

/** Input of the actor that requests a sign-in. */
export interface SignInRequest {
  /** Where to continue after it. */
  readonly intent: Intent;
}

type Session = ActorRefFrom<typeof sessionMachine>;

/** Who is signed in, according to the session. */
export function personOf(session: SnapshotFrom<typeof sessionMachine>): Person {
  if (session.hasTag('trial')) return 'trial';
  return session.hasTag('signedIn') ? 'member' : 'visitor';
}

/** The actor `watchSession`: tells a flow who is signed in, at the start and at every change. */
export function watchSession(session: Session) {
  return fromCallback(({ sendBack }) => {
    let known: Person | undefined;
    const tell = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
      const who = personOf(snapshot);
      if (who === known) return;
      known = who;
      sendBack({ type: 'person.changed', who } satisfies SessionNews);
    };
    tell(session.getSnapshot());
    const watched = session.subscribe(tell);
    return () => watched.unsubscribe();
  });
}

/** The actor `requestSignIn`: asks the session for a login, and reports when it is declined. */
export function requestSignIn(session: Session) {
  return fromCallback<EventObject, SignInRequest>(({ input, sendBack }) => {
    let isPending = false;
    const look = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
      const hasIntent = snapshot.context.intent !== null;
      if (isPending && !hasIntent && personOf(snapshot) === 'visitor') {
        sendBack({ type: 'signIn.declined' } satisfies SessionNews);
      }
      // A session that is just ending accepts the request only after this.
      isPending ||= hasIntent;
    };
    session.send({ type: 'signIn.needed', intent: input.intent });
    look(session.getSnapshot());
    const watched = session.subscribe(look);
    return () => watched.unsubscribe();
  });
}

interface News {
  readonly event: { readonly who: Person };
}

/** The `params` of guards and actions that look at who is signed in. */
const personIn = ({ event }: News) => ({ who: event.who });

const notePerson: unknown = assign((_, { who }: { who: Person }) => ({ who }));
const forgetPerson: unknown = assign({ who: 'visitor' });

/** The guards and actions of a flow whose context has `who`: `setup(…).extend(signInFirst)`. */
export const signInFirst = {
  guards: {
    personIsVisitor: ({ context }: { context: { readonly who: Person } }) =>
      context.who === 'visitor',
    personIsTrial: ({ context }: { context: { readonly who: Person } }) => context.who === 'trial',
    /** Somebody has signed in. */
    personHasSignedIn: (_: unknown, { who }: { who: Person }) => who !== 'visitor',
    /** Nobody is signed in any longer. */
    personHasLeft: (_: unknown, { who }: { who: Person }) => who === 'visitor',
    /** The server rejects the session's token. */
    signInIsNeeded: isRefusedBy(needsSignIn),
  },
  actions: {
    notePerson: notePerson as (args: unknown, params: { who: Person }) => void,
    forgetPerson: forgetPerson as (args: unknown, params: undefined) => void,
  },
};

/** The action that stores who is signed in. */
export const notingPerson = { type: 'notePerson', params: personIn } as const;

/** For the whole flow: keeps track of who is signed in. */
export const knowingPerson = { 'person.changed': { actions: notingPerson } } as const;

/** For a state that needs a session: when it ends, the person is asked to sign in again. */
export const needingSession = {
  'person.changed': {
    guard: { type: 'personHasLeft', params: personIn },
    target: 'awaitingSignIn',
    actions: notingPerson,
  },
} as const;

/** For the state that waits for a sign-in: the transition once somebody has signed in. */
export function afterSignIn<Next extends string>(next: Next) {
  return {
    'person.changed': {
      guard: { type: 'personHasSignedIn', params: personIn },
      target: next,
      actions: notingPerson,
    },
  } as const;
}
