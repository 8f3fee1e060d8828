import { assign, setup } from 'xstate';
import type { WalletTransfer } from '#contract/entities/wallet.ts';
import type { WalletDirection } from '#contract/entities/wallet-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableOutdating } from '../actors/refusable.ts';
import { submission } from '../submission/submission.machine.ts';

/** Delay before a vendor that has not answered is asked again automatically. */
export const ASK_VENDOR_MILLISECONDS = 5_000;

/** An amount for one wallet, in hundredths, or everything from several. */
export type WalletOrder =
  | {
      readonly kind: 'move';
      readonly vendor: string;
      readonly direction: WalletDirection;
      readonly amount: number;
    }
  | { readonly kind: 'recall'; readonly vendors: readonly string[] };

/** Context of the flow. */
export interface WalletTransferContext {
  /** The transfer to send. */
  readonly order: WalletOrder | null;
  /** The outcome for each wallet; null while unknown. */
  readonly transfers: readonly WalletTransfer[] | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type WalletTransferEvent =
  | { type: 'order.submitted'; order: WalletOrder }
  /** A transfer from before this page was opened. */
  | { type: 'transfer.resumed'; transfer: WalletTransfer }
  | { type: 'form.edited' }
  | { type: 'check.requested' }
  | { type: 'another.requested' };

/** Result of a transfer, or of asking about it. */
export type TransfersOutcome = Outcome<readonly WalletTransfer[]>;

/** The transfers to ask about. */
export interface CheckInput {
  readonly transfers: readonly WalletTransfer[];
}

const actors = {
  /** Moves the money, once for each submit. */
  moveMoney: submission<WalletOrder, readonly WalletTransfer[]>(),
  /** Has the vendors asked again about transfers. */
  checkTransfers: notProvided<TransfersOutcome, CheckInput>('checkTransfers'),
};

const ask = asking<typeof actors, WalletTransferContext>();

/** The transfer to send; it is always submitted by the form first. */
function orderOf({ order }: WalletTransferContext): WalletOrder {
  if (!order) throw new Error('Nothing is being moved.');
  return order;
}

/** Whether one of the transfers has this state. */
function hasOne(outcome: TransfersOutcome, state: WalletTransfer['state']): boolean {
  return outcome.ok && outcome.value.some((transfer) => transfer.state === state);
}

/** The transitions by outcome of the transfers. */
const byTransferState = [
  {
    guard: withAnswer('transferIsMoving'),
    target: 'underWay',
    actions: withAnswer('noteTransfers'),
  },
  {
    guard: withAnswer('vendorRefused'),
    target: 'refusedByVendor',
    actions: withAnswer('noteTransfers'),
  },
  { target: 'done', actions: withAnswer('noteTransfers') },
] as const;

/** Moving money between the main wallet and those of vendors (W2). */
export const walletTransferMachine = setup({
  types: {
    context: {} as WalletTransferContext,
    events: {} as WalletTransferEvent,
    emitted: {} as DataOutdated,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    transferIsMoving: (_, { outcome }: { outcome: TransfersOutcome }) => hasOne(outcome, 'moving'),
    vendorRefused: (_, { outcome }: { outcome: TransfersOutcome }) => hasOne(outcome, 'refused'),
  },
  actions: {
    noteOrder: assign((_, { order }: { order: WalletOrder }) => ({ order })),
    noteTransfers: assign((_, { outcome }: { outcome: TransfersOutcome }) =>
      outcome.ok ? { transfers: outcome.value } : {},
    ),
    noteResumed: assign((_, { transfer }: { transfer: WalletTransfer }) => ({
      transfers: [transfer],
    })),
    forgetAll: assign({ order: null, transfers: null }),
  },
  delays: { untilNextAsk: ASK_VENDOR_MILLISECONDS },
})
  .extend(refusableOutdating('payments'))
  .createMachine({
    id: 'walletTransfer',
    context: { order: null, transfers: null, refusal: null },
    initial: 'entering',
    states: {
      entering: {
        description: 'The person sees every wallet and chooses how much goes where.',
        entry: 'forgetAll',
        on: {
          'order.submitted': {
            target: 'sending',
            actions: { type: 'noteOrder', params: ({ event }) => ({ order: event.order }) },
          },
          'transfer.resumed': {
            target: 'checking',
            actions: { type: 'noteResumed', params: ({ event }) => ({ transfer: event.transfer }) },
          },
          'form.edited': { actions: 'forgetRefusal' },
        },
      },
      sending: {
        description:
          'The provider is asked to move the money, once; if the answer is lost, the portal asks again.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('moveMoney', {
          input: ({ context }) => ({ payload: orderOf(context) }),
          accepted: byTransferState,
          refused: 'entering',
        }),
      },
      underWay: {
        description:
          'The provider has not answered: the money is set aside, and the site keeps asking.',
        after: { untilNextAsk: { target: 'checking' } },
        on: {
          'check.requested': { target: 'checking' },
          'another.requested': { target: 'entering', actions: 'forgetRefusal' },
        },
      },
      checking: {
        description: 'The provider is asked again; no new transfer is ordered.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('checkTransfers', {
          input: ({ context }) => ({ transfers: context.transfers ?? [] }),
          accepted: byTransferState,
          refused: { target: 'underWay' },
        }),
      },
      refusedByVendor: {
        description: 'The provider refused; the money is where it was.',
        on: { 'another.requested': { target: 'entering' } },
      },
      done: {
        description: 'The money is where it was meant to go.',
        on: { 'another.requested': { target: 'entering' } },
      },
    },
  });
