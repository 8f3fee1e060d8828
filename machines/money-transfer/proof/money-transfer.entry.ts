import type { MoneyTransfer, TransferTerms } from '#contract/entities/transfer.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, outdatesWhenRefused, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { moneyTransferMachine } from '../money-transfer.machine.ts';

const terms: TransferTerms = {
  receiver: 'Ra*** Al***',
  minimum: 100,
  maximum: 500_000,
  available: 25_000,
  currency: 'BRL',
};
const transfer: MoneyTransfer = {
  id: 'transfer-1',
  receiver: terms.receiver,
  amount: 5_000,
  currency: 'BRL',
  at: '2026-01-01T00:00:00.000Z',
};
const read = { ok: true, value: terms } as const;
const sent = { ok: true, value: transfer } as const;
const notOpen = { ok: false, code: 'transfer_not_open' } as const;
const wrong = { ok: false, code: 'money_password_incorrect' } as const;

const sending = { amount: 5_000 };
const tooLarge = { ok: false, code: 'transfer_amount_too_large' } as const;
const submit = { event: { type: 'amount.submitted', amount: 5_000 } } as const;
const confirm = { event: { type: 'transfer.confirmed' } } as const;
const change = { event: { type: 'changes.requested' } } as const;
const retry = { event: { type: 'retry.requested' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const another = { event: { type: 'another.requested' } } as const;
const reads = { actor: 'readTerms', done: read, reaches: 'entering' } as const;

/** Catalogue entry: sending money in the team. */
export const moneyTransferEntry = catalogueEntry<typeof moneyTransferMachine>({
  id: 'moneyTransfer',
  title: 'Transfer in the team',
  purpose:
    'Sends money to the agent directly above or to someone in the team, once, and finds out the outcome.',
  requirements: ['W2'],
  machine: moneyTransferMachine,
  inspected: { shown: ['minimum', 'maximum', 'at'], named: ['terms', 'sending', 'transfer'] },
  inputs: { plain: undefined },
  events: {
    'amount.submitted': [submit.event],
    'transfer.confirmed': [confirm.event],
    'changes.requested': [change.event],
    'form.edited': [edit.event],
    'another.requested': [another.event],
    'retry.requested': [retry.event],
    'terms.changed': [{ type: 'terms.changed', terms: { ...terms, minimum: 200 } }],
  },
  outcomes: {
    readTerms: [read, notOpen, networkFailed],
    sendMoney: [sent, wrong, tooLarge, notOpen],
  },
  invariants: [
    outdatesWhenRefused(),
    always(
      'the passwords are cleared exactly when the money has moved',
      (step) => step.effects.includes('emitted passwords.used') === isIn(step, 'sent'),
    ),
    whenever(
      'new bounds are applied only while an amount is typed',
      ({ event }) => event.type === 'terms.changed',
      (step, before) => {
        const last = before.at(-1);
        if (last === undefined) return true;
        const isTaken = isIn(last, 'entering');
        return step.context.terms === (isTaken ? step.event['terms'] : last.context.terms);
      },
    ),
    whenever(
      'it is sent exactly when the server says so',
      (step) => isIn(step, 'sent'),
      (step) => isAccepted(step, 'sendMoney') && step.context.transfer !== null,
    ),
    whenever(
      'nothing is sent that was not reviewed',
      (step) => isIn(step, 'reviewing') || isIn(step, 'sending'),
      ({ context }) => context.sending !== null && context.transfer === null,
    ),
  ],
  journeys: [
    {
      name: 'reviewed; a wrong password, a failure, and another one',
      moves: [
        { ...reads, context: { terms } },
        { ...submit, reaches: 'reviewing', context: { sending } },
        confirm,
        { ...confirm, ignored: true },
        refuses('sendMoney', wrong, 'reviewing'),
        { ...edit, context: { refusal: null } },
        { ...confirm, context: { sending } },
        breaks('sendMoney', 'reviewing'),
        { ...confirm, context: { refusal: null } },
        { actor: 'sendMoney', done: sent, reaches: 'sent', context: { transfer, sending: null } },
        { ...another, reaches: 'reading', context: { transfer: null } },
        reads,
      ],
      ends: 'entering',
    },
    {
      name: 'the amount is changed before it is sent, and when it no longer fits',
      moves: [
        reads,
        submit,
        { ...change, reaches: 'entering', context: { sending } },
        submit,
        confirm,
        refuses('sendMoney', tooLarge, 'entering'),
        { ...edit, context: { refusal: null } },
        { ...submit, reaches: 'reviewing' },
      ],
      ends: 'reviewing',
    },
    {
      name: 'the error of a wrong password is cleared by the next try',
      moves: [
        reads,
        submit,
        confirm,
        refuses('sendMoney', wrong),
        { ...confirm, reaches: 'sending', context: { refusal: null } },
      ],
      ends: 'sending',
    },
    {
      name: 'there is nobody who can receive it',
      moves: [{ actor: 'readTerms', done: notOpen, context: { refusal: null } }],
      ends: 'closed',
    },
    {
      name: 'it is closed while the form is open',
      moves: [
        reads,
        submit,
        confirm,
        { actor: 'sendMoney', done: notOpen, context: { refusal: null } },
      ],
      ends: 'closed',
    },
    {
      name: 'cannot be read at first',
      moves: [
        refuses('readTerms', networkFailed, 'unreachable'),
        { ...retry, reaches: 'reading', context: { refusal: null } },
        breaks('readTerms', 'unreachable'),
        { ...retry, context: { refusal: null } },
        reads,
      ],
      ends: 'entering',
    },
  ],
});
