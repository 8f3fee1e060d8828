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

/* "Sign in first, then go on": what every flow is made of that needs somebody to be signed in. */

/** Who is at the portal: nobody who is signed in, a trial account, or a real one (A20). */
export type Person = 'visitor' | 'trial' | 'member';

/** What a flow hears of the session while it runs. */
export type SessionNews =
  | { type: 'person.changed'; who: Person } // somebody signed in, or the session ended
  | { type: 'signIn.declined' }; // the login was closed without signing in

/** What the actor is told that asks for a sign-in. */
export interface SignInRequest {
  /** What to go on with after it. */
  readonly intent: Intent;
}

type Session = ActorRefFrom<typeof sessionMachine>;

/** Who is at the portal, as the session has it. */
export function personOf(session: SnapshotFrom<typeof sessionMachine>): Person {
  if (session.hasTag('trial')) return 'trial';
  return session.hasTag('signedIn') ? 'member' : 'visitor';
}

/** The actor `watchSession`: tells a flow who is there, at its start and at every change. */
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

/** The actor `requestSignIn`: asks the session for a login, and tells when it is declined. */
export function requestSignIn(session: Session) {
  return fromCallback<EventObject, SignInRequest>(({ input, sendBack }) => {
    let isAsked = false;
    const look = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
      const isKept = snapshot.context.intent !== null;
      if (isAsked && !isKept && personOf(snapshot) === 'visitor') {
        sendBack({ type: 'signIn.declined' } satisfies SessionNews);
      }
      // A session that is just ending takes the request only after this.
      isAsked ||= isKept;
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

/** The `params` of guards and actions that look at who is there now. */
const personIn = ({ event }: News) => ({ who: event.who });

const notePerson: unknown = assign((_, { who }: { who: Person }) => ({ who }));
const forgetPerson: unknown = assign({ who: 'visitor' });

/** The guards and actions of a flow whose context says `who` is there: `setup(…).extend(signInFirst)`. */
export const signInFirst = {
  guards: {
    personIsVisitor: ({ context }: { context: { readonly who: Person } }) =>
      context.who === 'visitor',
    personIsTrial: ({ context }: { context: { readonly who: Person } }) => context.who === 'trial',
    /** Somebody has signed in. */
    personHasSignedIn: (_: unknown, { who }: { who: Person }) => who !== 'visitor',
    /** Nobody is signed in any more. */
    personHasLeft: (_: unknown, { who }: { who: Person }) => who === 'visitor',
    /** The server does not take the session's token any more. */
    signInIsNeeded: isRefusedBy(needsSignIn),
  },
  actions: {
    notePerson: notePerson as (args: unknown, params: { who: Person }) => void,
    forgetPerson: forgetPerson as (args: unknown, params: undefined) => void,
  },
};

/** The action that notes who is there now. */
export const notingPerson = { type: 'notePerson', params: personIn } as const;

/** For the whole flow: it always knows who is there. */
export const knowingPerson = { 'person.changed': { actions: notingPerson } } as const;

/** For a state that needs a session: where it ends, the person is asked to sign in again. */
export const needingSession = {
  'person.changed': {
    guard: { type: 'personHasLeft', params: personIn },
    target: 'awaitingSignIn',
    actions: notingPerson,
  },
} as const;

/** For the state that waits for a sign-in: where it leads once somebody has signed in. */
export function afterSignIn<Next extends string>(next: Next) {
  return {
    'person.changed': {
      guard: { type: 'personHasSignedIn', params: personIn },
      target: next,
      actions: notingPerson,
    },
  } as const;
}
