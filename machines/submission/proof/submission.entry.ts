import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { refuses } from '../../catalogue/moves.ts';
import { submissionMachine } from '../submission.machine.ts';

const payload = { amount: 5_000, currency: 'BRL' };
const key = 'key-of-the-first-press';
const done = { ok: true, value: { id: 'thing-1' } } as const;
const refusedWith = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
const tooMuch = refusedWith('withdrawal_exceeds_balance');
const timedOut = refusedWith('timed_out');
const broken = refusedWith('internal_error');
const gateway = refusedWith('unknown_error');
const signedOut = refusedWith('token_expired');
const neverArrived = refusedWith('never_arrived');

const retry = { event: { type: 'retry.requested' } } as const;
const online = { event: { type: 'connection.returned' } } as const;
const leave = { event: { type: 'submission.left' } } as const;
const keeps = { actor: 'keepKey', done: key, reaches: 'sending' } as const;

/** Each answer that leaves open whether the action was done. */
const lost = [networkFailed, timedOut, broken, gateway] as const;
const senders = ['send', 'sendAgain', 'settle'];
const isAnswerOf = (type: string, actors: readonly string[]) =>
  actors.some((actor) => type === `xstate.done.actor.${actor}`);

/** Catalogue entry: submission. */
export const submissionEntry = catalogueEntry<typeof submissionMachine>({
  id: 'submission',
  title: 'Submission',
  purpose: 'Sends an action, once, and finds out its outcome if the answer is lost.',
  requirements: ['W2', 'A12', 'A25'],
  machine: submissionMachine,
  inspected: { shown: ['isResumed'], named: ['payload', 'outcome'] },
  inputs: { sent: { payload }, resumed: { payload, key } },
  events: {
    'retry.requested': [retry.event],
    'connection.returned': [online.event],
    'submission.left': [leave.event],
  },
  outcomes: {
    keepKey: [key],
    send: [done, tooMuch, signedOut, ...lost],
    settle: [done, tooMuch, neverArrived, signedOut, networkFailed],
    watchConnection: [],
  },
  invariants: [
    whenever(
      'the same is sent with the same key until its outcome is known',
      ({ started }) => started.includes('send') || started.includes('settle'),
      ({ context }, before) => {
        const first = before.find(({ started }) => started.includes('send')) ?? before[0];
        return (
          context.key !== '' &&
          (first === undefined ||
            first.context.key === '' ||
            (first.context.key === context.key && first.context.payload === context.payload))
        );
      },
    ),
    whenever(
      'it is refused only by an answer that says that it was not done, or before it is sent',
      (step) => isIn(step, 'refused'),
      ({ event, output }) =>
        event.type === 'xstate.error.actor.keepKey' ||
        (isAnswerOf(event.type, senders) && output === event['output']),
    ),
    whenever(
      'it is accepted only by an answer',
      (step) => isIn(step, 'accepted'),
      ({ event, output }) =>
        isAnswerOf(event.type, senders) &&
        output === event['output'] &&
        (output as { readonly ok: boolean }).ok,
    ),
    whenever(
      'after a lost answer, a try stopped before the action was checked decides nothing',
      ({ event }) =>
        isAnswerOf(event.type, ['sendAgain', 'settle']) && event['output'] === signedOut,
      (step) => isIn(step, 'unanswered'),
    ),
    whenever(
      'what was sent before a reload is never sent again',
      ({ started }) => started.includes('send'),
      ({ context }) => !context.isResumed,
    ),
    whenever(
      'the tab forgets the key exactly when the outcome is known or the person continues',
      ({ effects, status }) => status === 'done' || effects.includes('forgetKey'),
      ({ effects, status }) => status === 'done' && effects.includes('forgetKey'),
    ),
  ],
  journeys: [
    {
      name: 'it is accepted at once',
      input: 'sent',
      moves: [keeps, { actor: 'send', done }],
      ends: 'accepted',
      output: done,
    },
    {
      name: 'it is refused at once, also where a session has ended',
      input: 'sent',
      moves: [keeps, { actor: 'send', done: signedOut }],
      ends: 'refused',
      output: signedOut,
    },
    {
      name: 'answers are lost, also by a gateway; then it turns out to be done',
      input: 'sent',
      moves: [
        keeps,
        { actor: 'send', done: gateway, reaches: 'unanswered', context: { refusal: gateway, key } },
        { ...retry, reaches: 'sendingAgain' },
        { ...retry, ignored: true },
        ...lost.flatMap(
          (outcome) =>
            [
              refuses('send', outcome, 'unanswered'),
              { ...online, reaches: 'sendingAgain', context: { key, payload } },
            ] as const,
        ),
        refuses('send', signedOut, 'unanswered'),
        retry,
        { actor: 'send', failed: true, reaches: 'unanswered', context: { refusal: gateway } },
        retry,
        { actor: 'send', done },
      ],
      ends: 'accepted',
      output: done,
    },
    {
      name: 'the first try fails; the second is refused',
      input: 'sent',
      moves: [
        keeps,
        { actor: 'send', failed: true, reaches: 'unanswered', context: { refusal: gateway } },
        retry,
        { actor: 'send', done: tooMuch },
      ],
      ends: 'refused',
      context: { refusal: null },
      output: tooMuch,
    },
    {
      name: 'the person continues without an answer',
      input: 'sent',
      moves: [keeps, { actor: 'send', done: timedOut }, leave],
      ends: 'left',
      output: timedOut,
    },
    {
      name: 'no key can be made: nothing is sent',
      input: 'sent',
      moves: [{ actor: 'keepKey', failed: true }],
      ends: 'refused',
      context: { outcome: gateway },
      output: gateway,
    },
    {
      name: 'after a reload the person checks the outcome: it never arrived',
      input: 'resumed',
      moves: [
        { ...retry, reaches: 'settling' },
        refuses('settle', networkFailed, 'unanswered'),
        { ...online, reaches: 'settling' },
        { actor: 'settle', failed: true, reaches: 'unanswered', context: { refusal: gateway } },
        retry,
        { actor: 'settle', done: neverArrived },
      ],
      ends: 'refused',
      output: neverArrived,
    },
    {
      name: 'after a reload it turns out to be done',
      input: 'resumed',
      moves: [retry, { actor: 'settle', done }],
      ends: 'accepted',
      output: done,
    },
    {
      name: 'after a reload the person does not check',
      input: 'resumed',
      moves: [leave],
      ends: 'left',
      output: gateway,
    },
  ],
});
