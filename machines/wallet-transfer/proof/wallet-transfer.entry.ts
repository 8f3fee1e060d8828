import type { WalletTransfer } from '#contract/entities/wallet.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { outdatesWhenRefused, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import {
  ASK_VENDOR_MILLISECONDS,
  type WalletOrder,
  walletTransferMachine,
} from '../wallet-transfer.machine.ts';

const moved: WalletTransfer = {
  id: 'transfer-1',
  vendor: 'TRUCO',
  name: 'Truco Mestre',
  direction: 'toVendor',
  amount: 5_000,
  currency: 'BRL',
  state: 'done',
  at: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:00:01.000Z',
};
const waiting: WalletTransfer = { ...moved, state: 'moving', endedAt: null };
const sentBack: WalletTransfer = { ...moved, state: 'refused' };
/** Of another vendor, called back together with the first. */
const other: WalletTransfer = {
  ...moved,
  id: 'transfer-2',
  vendor: 'SALON',
  name: 'Grand Salon Live',
};
/** Under way since before the page was opened. */
export const earlier: WalletTransfer = { ...other, state: 'moving', endedAt: null };

const done = { ok: true, value: [moved] } as const;
const moving = { ok: true, value: [waiting] } as const;
const refused = { ok: true, value: [sentBack] } as const;
const partlyMoving = { ok: true, value: [sentBack, earlier] } as const;
const partlyRefused = { ok: true, value: [other, sentBack] } as const;
const nothing = { ok: true, value: [] } as const;
const tooLarge = { ok: false, code: 'wallet_amount_too_large' } as const;
const unknown = { ok: false, code: 'unknown_error' } as const;

const order: WalletOrder = { kind: 'move', vendor: 'TRUCO', direction: 'toVendor', amount: 5_000 };
const submit = { event: { type: 'order.submitted', order } } as const;
const recall = {
  event: { type: 'order.submitted', order: { kind: 'recall', vendors: ['TRUCO'] } },
} as const;
const resume = { event: { type: 'transfer.resumed', transfer: earlier } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const check = { event: { type: 'check.requested' } } as const;
const another = { event: { type: 'another.requested' } } as const;

/** Catalogue entry: moving money between wallets. */
export const walletTransferEntry = catalogueEntry<typeof walletTransferMachine>({
  id: 'walletTransfer',
  title: 'Transfer between wallets',
  purpose: 'Moves money to a provider’s wallet or back, once, and finds out the outcome.',
  requirements: ['W2'],
  machine: walletTransferMachine,
  inspected: {
    shown: ['vendor', 'vendors', 'direction', 'state', 'kind', 'at', 'endedAt'],
    named: ['order', 'transfers', 'transfer'],
  },
  inputs: { plain: undefined },
  events: {
    'order.submitted': [submit.event, recall.event],
    'transfer.resumed': [resume.event],
    'form.edited': [edit.event],
    'check.requested': [check.event],
    'another.requested': [another.event],
  },
  outcomes: {
    moveMoney: [done, moving, refused, nothing, tooLarge],
    checkTransfers: [done, moving, refused, partlyMoving, partlyRefused, networkFailed],
  },
  invariants: [
    outdatesWhenRefused(),
    whenever(
      'an unanswered order is never placed again',
      (step) => step.started.includes('moveMoney'),
      ({ event }) => event.type === 'order.submitted',
    ),
    whenever(
      'it is done exactly when the server says so of all of it',
      (step) => isIn(step, 'done'),
      (step) =>
        (isAccepted(step, 'moveMoney') || isAccepted(step, 'checkTransfers')) &&
        step.context.transfers?.every(({ state }) => state === 'done') === true,
    ),
    whenever(
      'the form begins with nothing in progress',
      (step) => isIn(step, 'entering'),
      ({ context }) => context.order === null && context.transfers === null,
    ),
  ],
  journeys: [
    {
      name: 'an amount too high, then moved, and another one',
      moves: [
        submit,
        { ...submit, ignored: true },
        {
          actor: 'moveMoney',
          done: tooLarge,
          reaches: 'entering',
          context: { refusal: tooLarge, order: null },
        },
        { ...edit, context: { refusal: null } },
        { ...submit, context: { order } },
        { actor: 'moveMoney', done, reaches: 'done', context: { transfers: [moved] } },
        { ...another, reaches: 'entering', context: { order: null, transfers: null } },
      ],
      ends: 'entering',
    },
    {
      name: 'a refusal is cleared by the next try',
      moves: [
        submit,
        refuses('moveMoney', tooLarge),
        { ...submit, reaches: 'sending', context: { refusal: null } },
        {
          actor: 'moveMoney',
          failed: true,
          reaches: 'entering',
          context: { refusal: unknown, order: null },
        },
      ],
      ends: 'entering',
    },
    {
      name: 'the vendor is slow, is asked again, and has moved it',
      moves: [
        submit,
        {
          actor: 'moveMoney',
          done: moving,
          reaches: 'underWay',
          context: { transfers: [waiting] },
        },
        { elapsed: ASK_VENDOR_MILLISECONDS, reaches: 'checking' },
        { ...check, ignored: true },
        { actor: 'checkTransfers', done: moving, reaches: 'underWay' },
        { ...check, reaches: 'checking' },
        {
          actor: 'checkTransfers',
          done: networkFailed,
          reaches: 'underWay',
          context: { refusal: networkFailed, transfers: [waiting] },
        },
        { ...check, context: { refusal: null } },
        breaks('checkTransfers', 'underWay'),
        { elapsed: ASK_VENDOR_MILLISECONDS, reaches: 'checking' },
        { actor: 'checkTransfers', done, reaches: 'done', context: { transfers: [moved] } },
      ],
      ends: 'done',
    },
    {
      name: 'the vendor does not answer, and the person continues with something else',
      moves: [
        submit,
        { actor: 'moveMoney', done: moving, reaches: 'underWay' },
        check,
        refuses('checkTransfers', networkFailed),
        {
          ...another,
          reaches: 'entering',
          context: { order: null, transfers: null, refusal: null },
        },
      ],
      ends: 'entering',
    },
    {
      name: 'an earlier open one is checked, and was refused',
      moves: [
        { ...resume, reaches: 'checking', context: { transfers: [earlier] } },
        {
          actor: 'checkTransfers',
          done: refused,
          reaches: 'refusedByVendor',
          context: { transfers: [sentBack] },
        },
        { ...another, reaches: 'entering', context: { transfers: null } },
      ],
      ends: 'entering',
    },
    {
      name: 'all is called back: one vendor refuses, another is slow, and finally accepts',
      moves: [
        recall,
        { actor: 'moveMoney', done: moving, reaches: 'underWay' },
        check,
        {
          actor: 'checkTransfers',
          done: partlyMoving,
          reaches: 'underWay',
          context: { transfers: partlyMoving.value },
        },
        check,
        { actor: 'checkTransfers', done: partlyRefused, reaches: 'refusedByVendor' },
      ],
      ends: 'refusedByVendor',
    },
    {
      name: 'the vendor refuses at once',
      moves: [submit, { actor: 'moveMoney', done: refused, context: { transfers: [sentBack] } }],
      ends: 'refusedByVendor',
    },
    {
      name: 'there is nothing left to call back',
      moves: [recall, { actor: 'moveMoney', done: nothing, context: { transfers: [] } }],
      ends: 'done',
    },
  ],
});
