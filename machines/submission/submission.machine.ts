import { type ActorLogic, assign, type Snapshot, type StateValueFrom, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { leavesActOpen, stopsBeforeAct } from '#contract/errors.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { isRefusedBy } from '../actors/refusals.ts';

/** Input of a submission. */
export interface SubmissionInput<Payload> {
  /** The request, without passwords and codes: these stay in the draft. */
  readonly payload: Payload;
  /** The key of a submission from before a reload: it is not sent again, only asked about. */
  readonly key?: string;
}

/** Context of a submission. */
export interface SubmissionContext<Payload> {
  readonly payload: Payload;
  /** The idempotency key; empty before it is made. */
  readonly key: string;
  /** The page was reloaded since, so the typed secrets are lost: only the outcome can be read. */
  readonly isResumed: boolean;
  /** Why the outcome is not known; null while pending or known. */
  readonly refusal: Refusal | null;
  /** The answer; null if none. */
  readonly outcome: Outcome<unknown> | null;
}

/** Events: what the person does, and the connection. */
export type SubmissionEvent =
  | { type: 'retry.requested' }
  | { type: 'submission.left' }
  | { type: 'connection.returned' };

/** A submission with its key. */
export interface KeyedSubmission<Payload = unknown> {
  readonly payload: Payload;
  readonly key: string;
}

const actors = {
  /** Makes the key, and stores it with the request so that a reload does not lose it. */
  keepKey: notProvided<string, { readonly payload: unknown }>('keepKey'),
  /** Sends the request; the same key counts once, however often it is sent. */
  send: notProvided<Outcome<unknown>, KeyedSubmission>('send'),
  /**
   * Asks for the outcome. An action that has not arrived is refused with `never_arrived` and cannot
   * count any longer.
   */
  settle: notProvided<Outcome<unknown>, { readonly key: string }>('settle'),
  /** Reports each return of the connection, and holds the key meanwhile. */
  watchConnection: notListening<{ readonly key: string }>('watchConnection'),
};

/** A guard's or action's view of an answer. */
export interface Answered {
  readonly outcome: Outcome<unknown>;
}

const accepted = {
  guard: withAnswer('actIsAccepted'),
  target: 'accepted',
  actions: withAnswer('noteOutcome'),
} as const;
const refused = { target: 'refused', actions: withAnswer('noteOutcome') } as const;

const answered = [
  accepted,
  {
    guard: withAnswer('answerLeavesOpen'),
    target: 'unanswered',
    actions: withAnswer('noteReason'),
  },
  refused,
] as const;

/** A retry that was stopped before the action was decided says nothing about the first try. */
const answeredLater = [
  accepted,
  {
    guard: withAnswer('answerTellsNothing'),
    target: 'unanswered',
    actions: withAnswer('noteReason'),
  },
  refused,
] as const;

const broken = {
  target: 'unanswered',
  actions: { type: 'noteReason', params: { outcome: brokeDown } },
} as const;

/**
 * Sends what counts once, and finds out the outcome if the answer is lost ("Once only" in the
 * requirements). Flows invoke it and continue with its output: the answer, or, if the person left
 * it unanswered, its code of `leavesActOpen`.
 */
export const submissionMachine = setup({
  types: {
    input: {} as SubmissionInput<unknown>,
    context: {} as SubmissionContext<unknown>,
    events: {} as SubmissionEvent,
    output: {} as Outcome<unknown>,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    sendingIsResumed: ({ context }) => context.isResumed,
    actIsAccepted: (_, { outcome }: Answered) => outcome.ok,
    answerLeavesOpen: isRefusedBy(leavesActOpen),
    answerTellsNothing: isRefusedBy(leavesActOpen, stopsBeforeAct),
  },
  actions: {
    noteKey: assign((_, { outcome: key }: { outcome: string }) => ({ key })),
    noteOutcome: assign((_, { outcome }: Answered) => ({ outcome, refusal: null })),
    noteReason: assign((_, { outcome }: Answered) => ({ refusal: outcome.ok ? null : outcome })),
    noteBrokenStart: assign({ outcome: brokeDown }),
    noteLeft: assign(({ context }) => ({ outcome: context.refusal ?? brokeDown })),
    /** The tab's stored copy is no longer needed; `web` provides how to delete it. */
    forgetKey: () => undefined,
  },
}).createMachine({
  id: 'submission',
  context: ({ input: { payload, key } }) => ({
    payload,
    key: key ?? '',
    isResumed: key !== undefined,
    refusal: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Checks whether it is sent now, or was sent before the page was reloaded.',
      always: [{ guard: 'sendingIsResumed', target: 'unanswered' }, { target: 'keepingKey' }],
    },
    keepingKey: {
      description: 'It gets a key so that it is done only once, and the tab keeps that key.',
      tags: 'busy',
      invoke: {
        id: 'keepKey',
        src: 'keepKey',
        input: ({ context: { payload } }) => ({ payload }),
        onDone: { target: 'sending', actions: withAnswer('noteKey') },
        onError: { target: 'refused', actions: 'noteBrokenStart' },
      },
    },
    sending: {
      description: 'It is being sent; pressing again does nothing.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { payload, key } }) => ({ payload, key }),
        onDone: answered,
        onError: broken,
      },
    },
    unanswered: {
      description: 'The answer was lost: it is not known yet whether it was done.',
      invoke: {
        id: 'watchConnection',
        src: 'watchConnection',
        input: ({ context: { key } }) => ({ key }),
        onError: { actions: { type: 'noteReason', params: { outcome: brokeDown } } },
      },
      on: {
        'retry.requested': [
          { guard: 'sendingIsResumed', target: 'settling' },
          { target: 'sendingAgain' },
        ],
        'connection.returned': [
          { guard: 'sendingIsResumed', target: 'settling' },
          { target: 'sendingAgain' },
        ],
        'submission.left': { target: 'left', actions: 'noteLeft' },
      },
    },
    sendingAgain: {
      description: 'The same is sent again with the same key, so it is done only once.',
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'send',
        input: ({ context: { payload, key } }) => ({ payload, key }),
        onDone: answeredLater,
        onError: broken,
      },
    },
    settling: {
      description:
        'The server is asked what happened to it; one that never arrived is no longer valid.',
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context: { key } }) => ({ key }),
        onDone: answeredLater,
        onError: broken,
      },
    },
    accepted: { description: 'It was done, once.', type: 'final', entry: 'forgetKey' },
    refused: {
      description: 'It was not done, or not completely, and the reason is known.',
      type: 'final',
      entry: 'forgetKey',
    },
    left: {
      description: 'The person continues without knowing what happened to it.',
      type: 'final',
      entry: 'forgetKey',
    },
  },
  output: ({ context }) => context.outcome ?? brokeDown,
});

/** The state of a submission, as views read it. */
export interface SubmissionSnapshot {
  readonly value: StateValueFrom<typeof submissionMachine>;
  readonly context: SubmissionContext<unknown>;
}

/** A submission as flows name it in `setup`: its request and its answer. */
export type SubmissionLogic<Payload, Value> = ActorLogic<
  Snapshot<Outcome<Value>> & SubmissionSnapshot,
  SubmissionEvent,
  SubmissionInput<Payload>
>;

/** The submission of a flow, for its `setup`; `web` provides its actors. */
export function submission<Payload, Value>(): SubmissionLogic<Payload, Value> {
  return submissionMachine as unknown as SubmissionLogic<Payload, Value>;
}
