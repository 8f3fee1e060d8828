import type { FeedbackTerms } from '#contract/entities/feedback.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { feedbackMachine } from '../feedback.machine.ts';

const open: FeedbackTerms = { minWords: 5, maxWords: 300, left: 2, nextAllowedAt: null };
const full: FeedbackTerms = { ...open, left: 0, nextAllowedAt: '2026-01-02T00:00:00.000Z' };
const someLeft = { ok: true, value: open } as const;
const nothingLeft = { ok: true, value: full } as const;
const sent = {
  ok: true,
  value: { id: 'feedback-1', sentAt: '2026-01-01T00:00:00.000Z', words: 7 },
} as const;
const tooShort = { ok: false, code: 'feedback_too_short' } as const;
const limitReached = { ok: false, code: 'feedback_limit_reached' } as const;

const submitted = { type: 'feedback.submitted' } as const;
const edited = { type: 'form.edited' } as const;
const another = { type: 'another.requested' } as const;
const retried = { type: 'retry.requested' } as const;
const connected = { type: 'connection.returned' } as const;

const toSending = [
  { actor: 'readTerms', done: someLeft, reaches: 'writing', context: { terms: open } },
  { event: submitted, reaches: 'sending' },
] as const;

/** Catalogue entry: feedback. */
export const feedbackEntry = catalogueEntry<typeof feedbackMachine>({
  id: 'feedback',
  title: 'Feedback',
  purpose: 'Sends a person’s feedback, once; the answer is a message.',
  requirements: ['W6', 'G6', 'T6'],
  machine: feedbackMachine,
  inspected: { shown: ['minWords', 'maxWords', 'left', 'nextAllowedAt'], named: ['terms'] },
  inputs: { plain: undefined },
  events: {
    'feedback.submitted': [submitted],
    'form.edited': [edited],
    'another.requested': [another],
    'retry.requested': [retried],
    'connection.returned': [connected],
    'terms.changed': [
      { type: 'terms.changed', terms: { ...open, minWords: open.minWords + 1 } },
      { type: 'terms.changed', terms: full },
    ],
  },
  outcomes: {
    watchConnection: [],
    readTerms: [someLeft, nothingLeft, networkFailed],
    sendFeedback: [sent, tooShort, limitReached],
  },
  invariants: [
    whenever(
      'it is sent only after a press, and within the daily limit',
      (step) => step.started.includes('sendFeedback'),
      ({ context, event }, before) =>
        [...before.map((step) => step.event), event].some(
          ({ type }) => type === 'feedback.submitted',
        ) && (context.terms?.left ?? 0) > 0,
    ),
    whenever(
      'after it arrived the same press sends nothing more',
      (step) => step.started.includes('sendFeedback'),
      (_, before) => !before.slice(-1).some((last) => isIn(last, 'sent')),
    ),
    always('a reason is shown only where something can be corrected or retried', (step) =>
      isIn(step, 'unreachable')
        ? step.context.refusal !== null
        : isIn(step, 'writing') || step.context.refusal === null,
    ),
  ],
  journeys: [
    {
      name: 'a person writes, presses twice, and writes again',
      moves: [
        { event: submitted, ignored: true },
        ...toSending,
        { event: submitted, ignored: true },
        { actor: 'sendFeedback', done: sent, reaches: 'sent' },
        { event: another, reaches: 'reading' },
        { actor: 'readTerms', done: nothingLeft, context: { terms: full } },
      ],
      ends: 'full',
    },
    {
      name: 'a text with too few words is corrected',
      moves: [
        ...toSending,
        refuses('sendFeedback', tooShort, 'writing'),
        { event: edited, reaches: 'writing', context: { refusal: null } },
        { event: submitted, reaches: 'sending' },
        { actor: 'sendFeedback', done: tooShort, reaches: 'writing' },
        { event: submitted, reaches: 'sending', context: { refusal: null } },
      ],
      ends: 'sending',
    },
    {
      name: 'another tab has sent the last one of the day',
      moves: [
        ...toSending,
        {
          actor: 'sendFeedback',
          done: limitReached,
          reaches: 'reading',
          context: { refusal: null },
        },
        { actor: 'readTerms', done: nothingLeft },
      ],
      ends: 'full',
    },
    {
      name: 'sending fails: the person may try again',
      moves: [
        ...toSending,
        breaks('sendFeedback', 'writing'),
        { event: submitted, reaches: 'sending' },
        { actor: 'sendFeedback', done: sent },
      ],
      ends: 'sent',
    },
    {
      name: 'the bounds do not load at first',
      moves: [
        refuses('readTerms', networkFailed, 'unreachable'),
        { event: retried, reaches: 'reading', context: { refusal: null } },
        breaks('readTerms', 'unreachable'),
        { event: connected, reaches: 'reading' },
        { actor: 'readTerms', done: someLeft },
      ],
      ends: 'writing',
    },
  ],
});
