import type { AnyEventObject } from 'xstate';
import { z } from 'zod/v4';
import type { Outcome } from '#contract/errors.ts';
import { depositEntry } from '#machines/deposit/proof/deposit.entry.ts';
import { moneyTransferEntry } from '#machines/money-transfer/proof/money-transfer.entry.ts';
import { walletTransferEntry } from '#machines/wallet-transfer/proof/wallet-transfer.entry.ts';
import { withdrawalEntry } from '#machines/withdrawal/proof/withdrawal.entry.ts';
import { depositRequest } from '../behaviour/deposits.ts';
import { type Probe, Skipped } from '../behaviour/probe.ts';
import { newWalletTransfer } from '../good-requests/wallet.ts';
import { newWithdrawal } from '../good-requests/withdrawals.ts';
import type { KitRequest } from '../kit/request.ts';
import { moneyPassword } from '../money-requests.ts';
import { acceptedOr, outcomeOf, type ReplayedFlow } from './replay.ts';

const overviewSchema = z.object({ terms: z.array(z.unknown()), deposit: z.unknown() });
const stateSchema = z.object({ id: z.string(), state: z.string() });
const transfersSchema = z.array(stateSchema);

const valueIn = (outcome: Outcome<unknown>): unknown => (outcome.ok ? outcome.value : undefined);
const stateIn = (outcome: Outcome<unknown>) => stateSchema.safeParse(valueIn(outcome)).data?.state;

/** Bounds of an amount, and amounts that are refused by them. */
interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

function amountFor(pinned: Outcome<unknown>, { minimum, maximum }: Bounds): number {
  if (pinned.ok) return minimum;
  return pinned.code.endsWith('too_small') ? minimum - 1 : maximum + 1;
}

/** Pays in: as many methods are offered as the journey has, and an open charge is taken back. */
const deposits: ReplayedFlow = {
  entry: depositEntry,
  calls: {
    readOverview: 'deposits.terms',
    checkAmount: 'deposits.quote',
    createCharge: 'deposits.create',
    checkPayment: 'deposits.check',
    cancelCharge: 'deposits.cancel',
  },
  brings: {
    // A site has at least one method, and a charge that is open waits to be paid.
    readOverview: (pinned) => {
      const { data } = overviewSchema.safeParse(valueIn(pinned));
      const state = stateSchema.safeParse(data?.deposit).data?.state ?? 'awaiting';
      return data !== undefined && data.terms.length > 0 && state === 'awaiting';
    },
    checkAmount: acceptedOr('deposit_amount_too_small', 'deposit_amount_too_large'),
    createCharge: (pinned) =>
      stateIn(pinned) === 'awaiting' ||
      (!pinned.ok && /^deposit_(?:already_open|amount_too_small)$/u.test(pinned.code)),
    checkPayment: (pinned) => stateIn(pinned) === 'awaiting',
    cancelCharge: (pinned) => stateIn(pinned) === 'cancelled',
  },
  foreignEvents: ['charge.changed', 'terms.changed'],
  needs: 'real account',
  async bind(probe) {
    const me = await probe.me();
    // It takes back what is open, so that a charge can be made.
    await depositRequest(probe, me);
    const { methods, currency } = await probe.call('deposits.terms', me);
    const [usual] = methods;
    if (!usual) throw new Skipped('there is no way to pay in');
    const { method } = usual;
    let isOpen = false;
    const create = async (amount: number = usual.minimum) => {
      const made = await outcomeOf(probe, 'deposits.create', { ...me, body: { method, amount } });
      isOpen ||= made.ok;
      return made;
    };
    const named = async () => {
      const open = await probe.call('deposits.open', me);
      return { ...me, params: { id: open?.id ?? 'none' }, body: {} };
    };
    return {
      actors: {
        async readOverview(_, pinned) {
          const { terms, deposit } = overviewSchema.parse(valueIn(pinned));
          if (terms.length > methods.length) return undefined;
          if (deposit !== null && !isOpen) await create();
          const open = await probe.call('deposits.open', me);
          const value = { terms: methods.slice(0, terms.length), currency, deposit: open };
          return { ok: true, value };
        },
        checkAmount: async (_, pinned) =>
          outcomeOf(probe, 'deposits.quote', {
            ...me,
            query: { method, amount: amountFor(pinned, usual) },
          }),
        async createCharge(_, pinned) {
          if (pinned.ok) return create();
          if (pinned.code === 'deposit_amount_too_small') return create(usual.minimum - 1);
          await create();
          return create();
        },
        checkPayment: async () => outcomeOf(probe, 'deposits.check', await named()),
        cancelCharge: async () => outcomeOf(probe, 'deposits.cancel', await named()),
      },
      tidy: async () => {
        if (isOpen) await probe.tidy('deposits.cancel', await named());
      },
    };
  },
};

/** Takes money back from where it was moved to. */
const recallAll = (probe: Probe, me: KitRequest, vendor: string) => () =>
  probe.tidy('wallet.recall', { ...me, body: { vendors: [vendor] } });

/** One transfer, as the machine takes those of several wallets. */
const allIn = (outcome: Outcome<unknown>): Outcome<unknown> =>
  outcome.ok ? { ok: true, value: [outcome.value] } : outcome;

const walletTransfers: ReplayedFlow = {
  entry: walletTransferEntry,
  calls: { moveMoney: 'wallet.transfer' },
  brings: {
    moveMoney: (pinned) =>
      pinned.ok
        ? transfersSchema.parse(pinned.value).every(({ state }) => state === 'done')
        : pinned.code === 'wallet_amount_too_large',
  },
  foreignEvents: ['transfer.resumed'],
  needs: 'real account',
  async bind(probe) {
    const me = await probe.me();
    const transfer = await newWalletTransfer(probe.portal);
    if (!transfer) throw new Skipped('there is no wallet to move money to');
    const order = z
      .object({ vendor: z.string(), direction: z.string(), amount: z.int() })
      .parse(transfer.body);
    return {
      actors: {
        async moveMoney(_, pinned) {
          const states = transfersSchema.safeParse(valueIn(pinned)).data ?? [];
          if (pinned.ok && states.length === 0) {
            const body = { vendors: ['NOBODY'] };
            const recalled = await outcomeOf(probe, 'wallet.recall', { ...me, body });
            return recalled.ok ? { ok: true, value: [] } : recalled;
          }
          const amount = pinned.ok ? order.amount : 1_000_000_000;
          const body = { ...order, amount };
          const moved = await outcomeOf(probe, 'wallet.transfer', { ...me, body });
          return moved.ok && stateIn(moved) !== 'done' ? undefined : allIn(moved);
        },
      },
      tidy: recallAll(probe, me, order.vendor),
    };
  },
};

const withdrawals: ReplayedFlow = {
  entry: withdrawalEntry,
  calls: { readQuote: 'withdrawals.quote', requestWithdrawal: 'withdrawals.create' },
  brings: {
    readQuote: acceptedOr('withdrawal_exceeds_balance'),
    requestWithdrawal: acceptedOr('withdrawal_amount_too_small'),
  },
  needs: 'real account',
  async bind(probe) {
    const me = await probe.me();
    const request = await newWithdrawal(probe.portal);
    const body = z
      .object({ accountId: z.string(), amount: z.int(), transactionPassword: z.string() })
      .parse(request.body);
    const { balance } = await probe.call('withdrawals.terms', me);
    let made: string | undefined;
    return {
      eventFor: (event: AnyEventObject) =>
        event.type === 'amount.submitted'
          ? { ...event, accountId: body.accountId, amount: body.amount }
          : event,
      actors: {
        readQuote: async (_, pinned) =>
          outcomeOf(probe, 'withdrawals.quote', {
            ...me,
            query: { amount: pinned.ok ? body.amount : balance + body.amount },
          }),
        async requestWithdrawal(_, pinned) {
          const amount = pinned.ok ? body.amount : body.amount - 1;
          const content = { ...me, body: { ...body, amount } };
          const real = await outcomeOf(probe, 'withdrawals.create', content);
          made = stateSchema.safeParse(valueIn(real)).data?.id;
          return real;
        },
      },
      tidy: async () => {
        if (made === undefined) return;
        await probe.tidy('withdrawals.cancel', { ...me, params: { id: made }, body: {} });
      },
    };
  },
};

const teamTransfers: ReplayedFlow = {
  entry: moneyTransferEntry,
  calls: { readTerms: 'transfers.uplineTerms', sendMoney: 'transfers.toUpline' },
  brings: { readTerms: acceptedOr(), sendMoney: acceptedOr('transfer_amount_too_large') },
  foreignEvents: ['terms.changed'],
  needs: 'real account',
  async bind(probe) {
    const me = await probe.me();
    const terms = await outcomeOf(probe, 'transfers.uplineTerms', me);
    if (!terms.ok) throw new Skipped('the member has nobody above to send money to');
    const bounds = z
      .object({ minimum: z.int(), maximum: z.int(), available: z.int() })
      .parse(terms.value);
    if (bounds.available < bounds.minimum) throw new Skipped('the member has no money to send');
    const transactionPassword = await moneyPassword(probe.portal);
    return {
      actors: {
        readTerms: () => outcomeOf(probe, 'transfers.uplineTerms', me),
        sendMoney: (_, pinned) =>
          outcomeOf(probe, 'transfers.toUpline', {
            ...me,
            body: { amount: amountFor(pinned, bounds), transactionPassword },
          }),
      },
    };
  },
};

/** Flows of money whose journeys run against a back end. */
export const moneyFlows: readonly ReplayedFlow[] = [
  deposits,
  walletTransfers,
  withdrawals,
  teamTransfers,
];
