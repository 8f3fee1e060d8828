import { assign, emit, setup } from 'xstate';
import { errorCatalogue, type NextStep, type Outcome, type Refusal } from '#contract/errors.ts';
import { notProvided } from '../actors/not-provided.ts';
import { answerOf, brokeDown, refusalOf, timedOut } from '../actors/outcome.ts';

/** Longest wait for the lottery's vendor, in milliseconds (L5). */
export const LOTTERY_LAUNCH_TIME_LIMIT_MILLISECONDS = 20_000;

/** What the flow is started with. */
export interface LotteryLaunchInput {
  /** Whether somebody is signed in now; a trial account counts (A20). */
  readonly signedIn: boolean;
}

/** What the flow knows. The address is good for one session: it stays in the launch port. */
export interface LotteryLaunchContext extends LotteryLaunchInput {
  readonly refusal: Refusal | null;
}

/** What happens around the betting view of a lottery. */
export type LotteryLaunchEvent =
  | { type: 'session.started' }
  | { type: 'session.lost' }
  | { type: 'retry.requested' }
  | { type: 'frame.failed' }; // the vendor's page could not be shown

/** Told to whoever listens: the session, so that it asks for a login. */
export type LotteryLaunchEmitted = { type: 'signIn.needed' };

type LaunchOutcome = Outcome<null>;

const actors = {
  /** Opens the betting view, or the lobby, at the vendor; the address goes to the port (L7). */
  launchLottery: notProvided<LaunchOutcome>('launchLottery'),
};

/** Steps that a person can take and then try again; a lottery under maintenance opens later. */
const later: readonly NextStep[] = ['retry', 'wait', 'chooseAnother'];

/** Opening the betting view of a lottery beside its draws (L7). */
export const lotteryLaunchMachine = setup({
  types: {
    input: {} as LotteryLaunchInput,
    context: {} as LotteryLaunchContext,
    events: {} as LotteryLaunchEvent,
    emitted: {} as LotteryLaunchEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isAccepted: (_, { outcome }: { outcome: LaunchOutcome }) => outcome.ok,
    needsSignIn: (_, { outcome }: { outcome: LaunchOutcome }) =>
      !outcome.ok && errorCatalogue[outcome.code].status === 401,
    mayWorkLater: (_, { outcome }: { outcome: LaunchOutcome }) =>
      !outcome.ok && later.includes(errorCatalogue[outcome.code].next),
  },
  actions: {
    noteRefusal: assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal })),
    forgetRefusal: assign({ refusal: null }),
    askForSignIn: emit({ type: 'signIn.needed' as const }),
  },
  delays: { launchTimeLimit: LOTTERY_LAUNCH_TIME_LIMIT_MILLISECONDS },
}).createMachine({
  id: 'lotteryLaunch',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'admitting',
  states: {
    admitting: {
      description: 'Only who is signed in may bet; a trial account may, with play money.',
      always: [{ guard: 'isSignedIn', target: 'launching' }, { target: 'awaitingSignIn' }],
    },
    awaitingSignIn: {
      description: 'The login is open; the betting view follows it.',
      entry: ['forgetRefusal', 'askForSignIn'],
      on: { 'session.started': { target: 'launching' } },
    },
    launching: {
      description: 'The vendor opens its page.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'launchLottery',
        src: 'launchLottery',
        onDone: [
          { guard: { type: 'isAccepted', params: answerOf }, target: 'betting' },
          { guard: { type: 'needsSignIn', params: answerOf }, target: 'awaitingSignIn' },
          {
            guard: { type: 'mayWorkLater', params: answerOf },
            target: 'unavailable',
            actions: { type: 'noteRefusal', params: refusalOf },
          },
          { target: 'refused', actions: { type: 'noteRefusal', params: refusalOf } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      after: {
        launchTimeLimit: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: timedOut } },
        },
      },
      on: { 'session.lost': { target: 'awaitingSignIn' } },
    },
    betting: {
      description: 'The vendor’s page is in sight.',
      on: {
        'session.lost': { target: 'awaitingSignIn' },
        'frame.failed': {
          target: 'unavailable',
          actions: {
            type: 'noteRefusal',
            params: { refusal: { ok: false, code: 'vendor_unavailable' } },
          },
        },
      },
    },
    unavailable: {
      description:
        'The vendor or the line failed, or the lottery is closed; it can be tried again.',
      on: {
        'retry.requested': { target: 'launching' },
        'session.lost': { target: 'awaitingSignIn' },
      },
    },
    refused: {
      description: 'Nothing can be bet by this person, and trying again changes nothing.',
      on: {
        'session.lost': { target: 'awaitingSignIn' },
        // Somebody else has signed in: what was refused to the one may be open to the other.
        'session.started': { target: 'launching' },
      },
    },
  },
});
