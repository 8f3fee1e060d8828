import { assign, setup } from 'xstate';
import type { Feedback, FeedbackTerms } from '#contract/entities/feedback.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachableUntilOnline } from '../actors/unreachable.ts';
import { type ConnectionReturned, watchesConnection } from '../actors/watching.ts';
import { submission } from '../submission/submission.machine.ts';

/** Context of the flow; what is written stays in the draft. */
export interface FeedbackContext {
  /** Null until read. */
  readonly terms: FeedbackTerms | null;
  readonly refusal: Refusal | null;
}

/** Events: what the person does, and the connection. */
export type FeedbackEvent =
  | { type: 'feedback.submitted' }
  | { type: 'form.edited' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'terms.changed'; terms: FeedbackTerms }; // the site's bounds have changed

const actors = {
  ...watchesConnection,
  /** Reads how many words are allowed, and whether more can be sent today. */
  readTerms: notProvided<Outcome<FeedbackTerms>>('readTerms'),
  /** Sends the draft; a retry after a lost answer counts once. */
  sendFeedback: submission<null, Feedback>(),
};

const ask = asking<typeof actors, FeedbackContext>();

/** Feedback to the site: written, sent once, answered by a message. */
export const feedbackMachine = setup({
  types: { context: {} as FeedbackContext, events: {} as FeedbackEvent, tags: {} as 'busy' },
  actors,
  guards: {
    noMessageIsLeft: ({ context }) => context.terms?.left === 0,
    limitIsReached: isRefusedBy('feedback_limit_reached'),
  },
  actions: {
    noteTerms: assign((_, { outcome }: { outcome: Outcome<FeedbackTerms> }) => ({
      terms: valueIn(outcome),
    })),
    noteChangedTerms: assign((_, { terms }: { terms: FeedbackTerms }) => ({ terms })),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'feedback',
    context: { terms: null, refusal: null },
    initial: 'reading',
    states: {
      reading: {
        description: 'The portal loads the limits, and whether the person can send more today.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('readTerms', {
          accepted: { target: 'sorting', actions: withAnswer('noteTerms') },
          refused: 'unreachable',
        }),
      },
      unreachable: unreachableUntilOnline('reading'),
      sorting: {
        description: 'Checks whether the person can send more today.',
        always: [{ guard: 'noMessageIsLeft', target: 'full' }, { target: 'writing' }],
      },
      full: {
        type: 'final',
        description: 'The person has reached the limit for today.',
        entry: 'forgetRefusal',
      },
      writing: {
        description: 'The person writes, and sees the number of words.',
        on: {
          'feedback.submitted': { target: 'sending' },
          'form.edited': { actions: 'forgetRefusal' },
          'terms.changed': {
            target: 'sorting',
            actions: { type: 'noteChangedTerms', params: ({ event }) => ({ terms: event.terms }) },
          },
        },
      },
      sending: {
        description: 'The message is sent, once, even if an answer is lost.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('sendFeedback', {
          input: () => ({ payload: null }),
          accepted: 'sent',
          refused: [
            // Another tab has sent the last one: the rest is read again.
            { guard: withAnswer('limitIsReached'), target: 'reading', actions: [] },
            { target: 'writing' },
          ],
        }),
      },
      sent: {
        description: 'The message has arrived; the answer comes as a message too.',
        on: { 'another.requested': { target: 'reading' } },
      },
    },
  });
