import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, keepsReasonsInSight, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { accountClosureMachine } from '../account-closure.machine.ts';

const free = { closesAt: null, waitDays: 7, obstacles: [] };
const money = { kind: 'money' as const, amount: { amount: 5_000, currency: 'BRL' as const } };
const held = { ...free, obstacles: [money] };
const closing = { ...free, closesAt: '2026-11-30T12:00:00.000Z' };

const taken = { ok: true, value: closing } as const;
const obstructed = { ok: true, value: held } as const;
const cancelled = { ok: true, value: free } as const;
const unproved = { ok: false, code: 'proof_required' } as const;

const request = { event: { type: 'closing.requested' } } as const;
const confirm = { event: { type: 'closing.confirmed' } } as const;
const leave = { event: { type: 'question.left' } } as const;
const cancelClosure = { event: { type: 'return.requested' } } as const;

/** Catalogue entry: closing of an account. */
export const accountClosureEntry = catalogueEntry<typeof accountClosureMachine>({
  id: 'accountClosure',
  title: 'Account closure',
  purpose: 'Closes the account after a waiting time, during which its owner can keep it.',
  requirements: ['W5'],
  machine: accountClosureMachine,
  inspected: { shown: [], named: [] },
  inputs: { free: { closing: free }, held: { closing: held }, closing: { closing } },
  events: {
    'closing.requested': [request.event],
    'closing.confirmed': [confirm.event],
    'question.left': [leave.event],
    'return.requested': [cancelClosure.event],
  },
  outcomes: {
    closeAccount: [taken, obstructed, unproved, networkFailed],
    cancelClosure: [cancelled, obstructed, networkFailed],
  },
  invariants: [
    whenever(
      'the account closes only without obstacles, and after a confirmation',
      ({ started }) => started.includes('closeAccount'),
      ({ event, context }, before) =>
        event.type === 'closing.confirmed' &&
        context.closing.obstacles.length === 0 &&
        context.refusal === null &&
        before.some((step) => isIn(step, 'confirming')),
    ),
    whenever(
      'it ends signed out exactly when the server has accepted it',
      (step) => isIn(step, 'signedOut') || step.event.type.includes('actor.closeAccount'),
      (step) =>
        isIn(step, 'signedOut') ===
        (isAccepted(step, 'closeAccount') && step.context.closing.closesAt !== null),
    ),
    always(
      'the session ends here exactly where the server has ended it',
      (step) => step.effects.includes('emitted session.ended') === isIn(step, 'signedOut'),
    ),
    whenever(
      'only a person who has not cancelled is asked to',
      (step) => ['waiting', 'staying', 'held'].some((state) => isIn(step, state)),
      (step) =>
        isIn(step, 'waiting') === (step.context.closing.closesAt !== null) &&
        isIn(step, 'held') === step.context.closing.obstacles.length > 0,
    ),
    keepsReasonsInSight('closeAccount', 'cancelClosure'),
  ],
  journeys: [
    {
      name: 'is closed, after one cancelled confirmation and a lost answer',
      input: 'free',
      moves: [
        request,
        leave,
        request,
        confirm,
        { ...confirm, ignored: true },
        breaks('closeAccount', 'staying'),
        { ...request, context: { refusal: null } },
        confirm,
        refuses('closeAccount', unproved, 'staying'),
        request,
        confirm,
        { actor: 'closeAccount', done: taken, context: { closing } },
      ],
      ends: 'signedOut',
    },
    {
      name: 'is stopped by a new obstacle',
      input: 'free',
      moves: [
        request,
        confirm,
        { actor: 'closeAccount', done: obstructed, context: { closing: held } },
      ],
      ends: 'held',
    },
    {
      name: 'cannot be requested while something must be settled',
      input: 'held',
      moves: [],
      ends: 'held',
    },
    {
      name: 'is cancelled by its owner, who can request it again',
      input: 'closing',
      moves: [
        { ...request, ignored: true },
        cancelClosure,
        { ...cancelClosure, ignored: true },
        refuses('cancelClosure', networkFailed, 'waiting'),
        { ...cancelClosure, context: { refusal: null } },
        breaks('cancelClosure', 'waiting'),
        cancelClosure,
        {
          actor: 'cancelClosure',
          done: cancelled,
          reaches: 'staying',
          context: { closing: free, refusal: null },
        },
        request,
        leave,
      ],
      ends: 'staying',
    },
    {
      name: 'is cancelled by its owner, who got a bonus meanwhile',
      input: 'closing',
      moves: [
        cancelClosure,
        { actor: 'cancelClosure', done: obstructed, context: { closing: held } },
      ],
      ends: 'held',
    },
  ],
});
