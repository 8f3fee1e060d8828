import type { Withdrawal, WithdrawalQuote } from '#contract/entities/withdrawal.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, outdatesWhenRefused, whenever } from '../../catalogue/invariants.ts';
import { refuses } from '../../catalogue/moves.ts';
import { withdrawalMachine } from '../withdrawal.machine.ts';

const request = { amount: 5_000, accountId: 'account-1' };
const quote: WithdrawalQuote = {
  amount: request.amount,
  fee: 150,
  net: 4_850,
  bonusCost: 0,
  currency: 'BRL',
};
const withdrawal: Withdrawal = {
  id: 'withdrawal-1',
  state: 'requested',
  revision: 1,
  currency: 'BRL',
  amount: quote.amount,
  fee: quote.fee,
  net: quote.net,
  account: '***.982.247-** · Banco Exemplo',
  createdAt: '2026-01-01T00:00:00.000Z',
  paidOut: 0,
  received: 0,
  unconfirmed: 0,
  disputed: 0,
  remaining: quote.net,
  refunded: 0,
  canBeCancelled: true,
  waits: [
    {
      step: 'review',
      by: 'operator',
      part: null,
      amount: quote.net,
      reason: 'everyWithdrawal',
      promisedAt: '2026-01-01T01:00:00.000Z',
      autoConfirmsAt: null,
    },
  ],
  reason: null,
  parts: [],
  events: [],
  lines: [],
};
const quoted = { ok: true, value: quote } as const;
const created = { ok: true, value: withdrawal } as const;
const refusedWith = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
const wrong = refusedWith('money_password_incorrect');
const tooSmall = refusedWith('withdrawal_amount_too_small');
const tooLarge = refusedWith('withdrawal_amount_too_large');
const tooMuch = refusedWith('withdrawal_exceeds_balance');
const limited = refusedWith('withdrawal_limit_reached');
const waiting = refusedWith('payout_account_waiting');
const gone = refusedWith('not_found');
const unknown = refusedWith('unknown_error');

const submit = { event: { type: 'amount.submitted', ...request } } as const;
const confirm = { event: { type: 'withdrawal.confirmed' } } as const;
const change = { event: { type: 'changes.requested' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const another = { event: { type: 'another.requested' } } as const;
const quotes = { actor: 'readQuote', done: quoted, reaches: 'reviewing' } as const;

/** Each reason that leads back to the form. */
const enteredWrongly = [tooSmall, tooLarge, tooMuch, limited, waiting, gone] as const;

/** Catalogue entry: requesting a withdrawal. */
export const withdrawalEntry = catalogueEntry<typeof withdrawalMachine>({
  id: 'withdrawal',
  title: 'Withdrawal',
  purpose: 'Shows what a withdrawal costs, requests it once, and finds out the outcome.',
  requirements: ['W2'],
  machine: withdrawalMachine,
  inspected: { shown: ['state', 'createdAt'], named: ['request', 'quote', 'withdrawal'] },
  inputs: { plain: undefined },
  events: {
    'amount.submitted': [submit.event],
    'form.edited': [edit.event],
    'changes.requested': [change.event],
    'withdrawal.confirmed': [confirm.event],
    'another.requested': [another.event],
  },
  outcomes: {
    readQuote: [quoted, tooMuch, networkFailed],
    requestWithdrawal: [created, wrong, ...enteredWrongly],
  },
  invariants: [
    outdatesWhenRefused(),
    always(
      'the passwords are cleared exactly when the money has moved',
      (step) => step.effects.includes('emitted passwords.used') === isIn(step, 'requested'),
    ),
    whenever(
      'only a withdrawal with shown cost is requested',
      (step) => step.started.includes('requestWithdrawal'),
      ({ context }) => context.quote?.amount === context.request?.amount,
    ),
    whenever(
      'it is requested exactly when the server says so',
      (step) => isIn(step, 'requested'),
      (step) => isAccepted(step, 'requestWithdrawal') && step.context.withdrawal !== null,
    ),
    whenever(
      'the form begins with nothing in progress',
      (step) => isIn(step, 'entering'),
      ({ context }) => context.quote === null && context.withdrawal === null,
    ),
  ],
  journeys: [
    {
      name: 'a wrong password, a failure, and another one',
      moves: [
        submit,
        { ...submit, ignored: true },
        { ...quotes, context: { request, quote } },
        confirm,
        { ...confirm, ignored: true },
        {
          actor: 'requestWithdrawal',
          done: wrong,
          reaches: 'reviewing',
          context: { refusal: wrong, quote },
        },
        { ...edit, reaches: 'reviewing', context: { refusal: null } },
        confirm,
        {
          actor: 'requestWithdrawal',
          failed: true,
          reaches: 'reviewing',
          context: { request, refusal: unknown },
        },
        confirm,
        {
          actor: 'requestWithdrawal',
          done: created,
          reaches: 'requested',
          context: { withdrawal },
        },
        { ...another, context: { withdrawal: null, request: null, quote: null } },
      ],
      ends: 'entering',
    },
    {
      name: 'the error of a wrong password is cleared by the next try, and by a change',
      moves: [
        submit,
        quotes,
        confirm,
        refuses('requestWithdrawal', wrong),
        { ...confirm, reaches: 'requesting', context: { refusal: null } },
        refuses('requestWithdrawal', wrong),
        { ...change, reaches: 'entering', context: { refusal: null, quote: null, request } },
      ],
      ends: 'entering',
    },
    {
      name: 'the balance is too low, and the check is lost',
      moves: [
        submit,
        refuses('readQuote', tooMuch, 'entering'),
        { ...edit, context: { refusal: null } },
        submit,
        refuses('readQuote', networkFailed),
        { ...submit, reaches: 'quoting', context: { refusal: null } },
        { actor: 'readQuote', failed: true, reaches: 'entering', context: { refusal: unknown } },
      ],
      ends: 'entering',
    },
    {
      name: 'the input is no longer valid',
      moves: enteredWrongly.flatMap((outcome) => [
        submit,
        quotes,
        confirm,
        {
          actor: 'requestWithdrawal',
          done: outcome,
          reaches: 'entering',
          context: { refusal: outcome, quote: null },
        } as const,
      ]),
      ends: 'entering',
    },
  ],
});
