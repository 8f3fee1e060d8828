import { assign, emit, enqueueActions, setup } from 'xstate';
import type { MemberInfo } from '#contract/entities/member.ts';
import { type ErrorCode, type Outcome, signInBlockers } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { brokeDown, valueIn } from '../actors/outcome.ts';
import { needsSignIn } from '../actors/refusals.ts';
import type { PasswordDebt } from '../login/login.types.ts';
import {
  type EndReason,
  type Intent,
  kindOf,
  type OpenedSession,
  type OpenOutcome,
  type RestoreOutcome,
  type SessionContext,
  type SessionEmitted,
  type SessionEvent,
  type SessionKind,
} from './session.types.ts';

/** Delay before a session that could not be read is tried again, in milliseconds. */
const RESTORE_RETRY_MILLISECONDS = 5000;

const actors = {
  /** Looks for a token (address, session storage, another tab) and reads its owner (A18). */
  restoreSession: notProvided<RestoreOutcome>('restoreSession'),
  /** Signs in as a trial account (A21). */
  startFreePlay: notProvided<OpenOutcome>('startFreePlay'),
  /** Tells the server, then clears what the session stored, except the merchant (A19). */
  signOut: notProvided<Outcome<null>>('signOut'),
  /** Clears what the session stored, without a call: its token is invalid (A19). */
  forgetSession: notProvided<null>('forgetSession'),
};

/** The context while nobody is signed in. */
export const nobody = { member: null, generation: 0 };

/** Whether a refusal means that the token is invalid, and not that the server failed. */
export function refusesToken(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  const barred: readonly ErrorCode[] = signInBlockers;
  return needsSignIn(outcome.code) || barred.includes(outcome.code);
}

function sessionIs({ member }: SessionContext, kind: SessionKind): boolean {
  return member !== null && kindOf(member.type) === kind;
}

/** The part of a state that invokes one of the session's actors. */
export const ask = asking<typeof actors, SessionContext>();

interface Answered<Output> {
  readonly event: { readonly output: Output };
}

/** The `params` of actions that store a session. */
export function found({ event }: Answered<RestoreOutcome>) {
  const session = valueIn(event.output);
  return { session, generation: session?.generation ?? 0 };
}

/** The `params` of actions that store or emit a refusal. */
export function codeIn({ event }: Answered<Outcome<unknown>>): { code: ErrorCode } {
  return { code: event.output.ok ? brokeDown.code : event.output.code };
}

/** The action that stores what a person was doing when a sign-in was required. */
export const keepingIntent = {
  type: 'keepIntent',
  params: ({ event }: { readonly event: { readonly intent: Intent } }) => event,
} as const;

/** The transition for a sign-in, which need not wait for the stored session to be read. */
export const beganMeanwhile = {
  'session.opened': {
    target: '#session.signedIn',
    actions: {
      type: 'noteSession',
      params: ({ event }: { readonly event: { readonly session: OpenedSession } }) => event,
    },
  },
  'passwordChange.owed': {
    target: '#session.owingPassword',
    actions: [
      {
        type: 'noteGeneration',
        params: ({ event }: { readonly event: { readonly generation: number } }) => event,
      },
      {
        type: 'askForPasswordChange',
        params: ({ event }: { readonly event: { readonly reason: PasswordDebt } }) => ({
          recovered: false,
          reason: event.reason,
        }),
      },
    ],
  },
} as const;

/** The actions for a token that the server rejects. */
export const endingByRefusal = [
  {
    type: 'noteEnd',
    params: ({ event }: { readonly event: { readonly code: ErrorCode } }) => event,
  },
  { type: 'announceEnd', params: { reason: 'expired' } },
] as const;

/** Actors, guards, actions and delays of the session, by name. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'visitor' | 'signedIn' | SessionKind,
  },
  actors,
  guards: {
    somebodyIsSignedIn: (_, { outcome }: { outcome: RestoreOutcome }) =>
      outcome.ok && outcome.value !== null,
    passwordChangeIsOwed: (_, { outcome }: { outcome: RestoreOutcome }) =>
      outcome.ok && outcome.value?.member.passwordChangeOwed === true,
    tokenIsRefused: (_, { outcome }: { outcome: Outcome<unknown> }) => refusesToken(outcome),
    tokenIsCurrent: ({ context }, { generation }: { generation: number }) =>
      context.generation === generation,
    sessionIsTrial: ({ context }) => sessionIs(context, 'trial'),
    sessionIsAgent: ({ context }) => sessionIs(context, 'agent'),
  },
  actions: {
    noteSession: assign(({ context }, { session }: { session: OpenedSession | null }) => ({
      ...(session ?? nobody),
      beganHere: context.beganHere !== null,
      endedBecause: null,
    })),
    noteVisitor: assign({ beganHere: false }),
    noteGeneration: assign((_, { generation }: { generation: number }) => ({ generation })),
    noteMember: assign((_, { member }: { member: MemberInfo }) => ({ member })),
    noteEnd: assign((_, { code }: { code: ErrorCode }) => ({ endedBecause: code })),
    keepIntent: assign((_, { intent }: { intent: Intent }) => ({ intent })),
    dropIntent: assign({ intent: null }),
    forgetEveryone: assign(nobody),
    announceStart: enqueueActions(({ context, enqueue }) => {
      const { member, intent, beganHere } = context;
      if (member === null) return;
      enqueue.emit({ type: 'session.started', member, intent, beganHere: beganHere === true });
    }),
    announceEnd: emit(({ context }, { reason }: { reason: EndReason }) => ({
      type: 'session.ended' as const,
      reason,
      code: context.endedBecause,
    })),
    announceFreePlayFailure: emit((_, { code }: { code: ErrorCode }) => ({
      type: 'freePlay.failed' as const,
      code,
    })),
    askForLogin: emit({ type: 'login.wanted' }),
    askForPasswordChange: emit((_, owed: { recovered: boolean; reason?: PasswordDebt }) => ({
      type: 'passwordChange.wanted' as const,
      ...owed,
    })),
    askForLoginIfNeeded: enqueueActions(({ context, enqueue }) => {
      if (context.intent !== null) enqueue.emit({ type: 'login.wanted' });
    }),
  },
  delays: { restoreRetry: RESTORE_RETRY_MILLISECONDS },
}).extend(answering);
