import { type ActorLogic, assign, type Snapshot, type StateValueFrom, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { leavesActOpen, stopsBeforeAct } from '#contract/errors.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { brokeDown, ofAnswer } from '../actors/outcome.ts';
import { isRefusedBy } from '../actors/refusals.ts';

/** What a submission is started with. */
export interface SubmissionInput<Asked> {
  /** What is sent, without passwords and codes: these stay in the draft. */
  readonly asked: Asked;
  /** The key of one that was sent before the page was reloaded: it is not sent, but asked about. */
  readonly key?: string;
}

/** What a submission knows. */
export interface SubmissionContext<Asked> {
  readonly asked: Asked;
  /** The key by which it counts once; empty before it is made. */
  readonly key: string;
  /** The page was reloaded since: what was typed is gone, so it can only be asked about. */
  readonly isResumed: boolean;
  /** Why it is not known what became of it; null while that is open or known. */
  readonly refusal: Refusal | null;
  /** The answer; null while there is none. */
  readonly outcome: Outcome<unknown> | null;
}

/** What a person does, and what becomes of the connection. */
export type SubmissionEvent =
  | { type: 'retry.requested' }
  | { type: 'submission.left' }
  | { type: 'connection.returned' };

/** A submission that is sent, by its key. */
export interface KeyedSubmission<Asked = unknown> {
  readonly asked: Asked;
  readonly key: string;
}

const actors = {
  /** Makes the key, and keeps it with what is sent, so that a reload does not lose it. */
  keepKey: notProvided<string, { readonly asked: unknown }>('keepKey'),
  /** Sends it; by the same key it counts once, however often. */
  send: notProvided<Outcome<unknown>, KeyedSubmission>('send'),
  /**
   * Asks what became of it. One that has not arrived is refused with `never_arrived`, and cannot
   * count any more.
   */
  settle: notProvided<Outcome<unknown>, { readonly key: string }>('settle'),
  /** Tells of every return of the connection, and holds the key meanwhile. */
  watchConnection: notListening<{ readonly key: string }>('watchConnection'),
};

/** What a guard or an action is told of an answer. */
export interface Answered {
  readonly outcome: Outcome<unknown>;
}

const accepted = {
  guard: ofAnswer('actIsAccepted'),
  target: 'accepted',
  actions: ofAnswer('noteOutcome'),
} as const;
const refused = { target: 'refused', actions: ofAnswer('noteOutcome') } as const;

const answered = [
  accepted,
  { guard: ofAnswer('answerLeavesOpen'), target: 'unanswered', actions: ofAnswer('noteReason') },
  refused,
] as const;

/** A later answer that was stopped before the act was looked at says nothing of the first try. */
const answeredLater = [
  accepted,
  { guard: ofAnswer('answerTellsNothing'), target: 'unanswered', actions: ofAnswer('noteReason') },
  refused,
] as const;

const broken = {
  target: 'unanswered',
  actions: { type: 'noteReason', params: { outcome: brokeDown } },
} as const;

/**
 * Sends what counts once, and finds out what became of it where the answer is lost ("Once only" in
 * the requirements). Flows invoke it and go on with its output: the answer, or where the person left
 * it unanswered, the code of `leavesActOpen` that it stands at.
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
    /** What the tab keeps of it is of no more use; `web` provides how it is forgotten. */
    forgetKey: () => undefined,
  },
}).createMachine({
  id: 'submission',
  context: ({ input: { asked, key } }) => ({
    asked,
    key: key ?? '',
    isResumed: key !== undefined,
    refusal: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Is it sent now, or was it sent before the page was reloaded?',
      always: [{ guard: 'sendingIsResumed', target: 'unanswered' }, { target: 'keepingKey' }],
    },
    keepingKey: {
      description: 'It gets the key by which it counts once, and the tab keeps that.',
      tags: 'busy',
      invoke: {
        id: 'keepKey',
        src: 'keepKey',
        input: ({ context: { asked } }) => ({ asked }),
        onDone: { target: 'sending', actions: ofAnswer('noteKey') },
        onError: { target: 'refused', actions: 'noteBrokenStart' },
      },
    },
    sending: {
      description: 'It is on its way; a second press does nothing.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { asked, key } }) => ({ asked, key }),
        onDone: answered,
        onError: broken,
      },
    },
    unanswered: {
      description: 'The answer was lost: nobody knows yet whether it was done.',
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
      description: 'The same is sent again by the same key, so it counts once.',
      tags: 'busy',
      invoke: {
        id: 'sendAgain',
        src: 'send',
        input: ({ context: { asked, key } }) => ({ asked, key }),
        onDone: answeredLater,
        onError: broken,
      },
    },
    settling: {
      description: 'The server is asked what became of it; one that never arrived counts no more.',
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
      description: 'It was not done, or not to its end, and why is known.',
      type: 'final',
      entry: 'forgetKey',
    },
    left: {
      description: 'The person goes on without knowing what became of it.',
      type: 'final',
      entry: 'forgetKey',
    },
  },
  output: ({ context }) => context.outcome ?? brokeDown,
});

/** Where a submission is, as views read it. */
export interface SubmissionSnapshot {
  readonly value: StateValueFrom<typeof submissionMachine>;
  readonly context: SubmissionContext<unknown>;
}

/** A submission as flows name it in `setup`: what it asks, and what it brings. */
export type SubmissionLogic<Asked, Value> = ActorLogic<
  Snapshot<Outcome<Value>> & SubmissionSnapshot,
  SubmissionEvent,
  SubmissionInput<Asked>
>;

/** The submission of a flow, for its `setup`; `web` provides its actors. */
export function submission<Asked, Value>(): SubmissionLogic<Asked, Value> {
  return submissionMachine as unknown as SubmissionLogic<Asked, Value>;
}
