import type { Deposit, DepositTerms } from '#contract/entities/deposit.ts';
import type { DepositState } from '#contract/entities/deposit-types.ts';
import type { PinnedJourney } from '../../catalogue/entry.ts';
import type { depositMachine } from '../deposit.machine.ts';
import type { CheckOutcome, DepositOutcome, OverviewOutcome } from '../deposit.types.ts';

/** When the example charge was made; every run of the proof starts then. */
const EPOCH = Date.UTC(2026, 0, 1);
/** Its lifetime. */
export const PAYABLE_MILLISECONDS = 900_000;

const pix: DepositTerms = {
  method: 'pix',
  minimum: 1_000,
  maximum: 500_000,
  quickAmounts: [2_000, 5_000],
  usualAmount: 5_000,
  feeBasisPoints: 0,
  feeFixed: 0,
  minutesToPay: 15,
  usualMinutes: 0,
  cards: [],
  limit: { max: 1_000_000, left: 1_000_000, resetsAt: null },
  isMostUsed: false,
};
export const bank: DepositTerms = { ...pix, method: 'bankTransfer', feeFixed: 150 };
/** Pix with other terms. */
export const dearerPix: DepositTerms = { ...pix, minimum: 2_000, feeFixed: 100 };

/** A deposit of 50.00 in a state; a higher revision is newer. */
export function depositIn(
  state: DepositState,
  revision: number,
  change: Partial<Deposit> = {},
): Deposit {
  return {
    id: 'deposit-1',
    method: 'pix',
    state,
    revision,
    currency: 'BRL',
    amount: 5_000,
    fee: 0,
    credit: 5_000,
    debtRepaid: 0,
    createdAt: new Date(EPOCH).toISOString(),
    expiresAt: new Date(EPOCH + PAYABLE_MILLISECONDS).toISOString(),
    pix: state === 'awaiting' ? { brCode: '00020101021226…', receiver: 'Aurora Play' } : null,
    transfer: null,
    hostedPage: null,
    crypto: null,
    payment: null,
    returned: null,
    reversed: null,
    events: [],
    lines: [],
    ...change,
  };
}

/** A payment of this many hundredths. */
export function paid(amount: number, isLate = false): Partial<Deposit> {
  const paidAt = new Date(EPOCH + 60_000).toISOString();
  return { payment: { amount, paidAt, isLate, reference: 'E1' }, credit: amount };
}

/** Ways to pay, and the deposit that is under way. */
export function overview(
  ways: 'none' | 'one' | 'two',
  deposit: Deposit | null = null,
  asksForLimits = false,
): OverviewOutcome & { ok: true } {
  const terms = { none: [], one: [pix], two: [pix, bank] }[ways];
  return { ok: true, value: { terms, currency: 'BRL', deposit, asksForLimits } };
}

/** The answer with the deposit. */
export const brings = (deposit: Deposit): DepositOutcome => ({ ok: true, value: deposit });

export const awaiting = depositIn('awaiting', 2);
export const credited = depositIn('credited', 3, paid(5_000));
export const inPart = depositIn('credited', 3, paid(2_000));
export const more = depositIn('credited', 3, paid(9_000));
export const late = depositIn('credited', 4, paid(5_000, true));
export const other = depositIn('awaiting', 9, { id: 'deposit-2' });

/** The question about limits is answered. */
export const answered = { type: 'limits.answered' } as const;

export const fits: CheckOutcome = {
  ok: true,
  value: { amount: 5_000, fee: 0, credit: 5_000, debtRepaid: 0, currency: 'BRL' },
};
export const overLimit = {
  ok: false,
  code: 'deposit_limit_reached',
  fields: [{ field: 'amount', rule: 'range', max: 3_000 }],
  retryAfterSeconds: 3_600,
} as const;
export const overOwnLimit = {
  ok: false,
  code: 'play_limit_reached',
  playLimit: { kind: 'deposit', frame: 'week', fits: 3_000, until: '2026-11-30T03:00:00.000Z' },
} as const;
export const tooSmall = { ok: false, code: 'deposit_amount_too_small' } as const;
export const openAlready = { ok: false, code: 'deposit_already_open' } as const;
export const providerDown = { ok: false, code: 'payment_provider_unavailable' } as const;
export const paidMeanwhile = { ok: false, code: 'deposit_not_cancellable' } as const;

export const submitted = { type: 'amount.submitted', amount: 5_000 } as const;

/** An update of a deposit. */
export const changed = (deposit: Deposit) => ({ type: 'charge.changed', deposit }) as const;

/** The state while there is a charge. */
export function at<const State extends string>(state: State) {
  return { charge: state };
}

/** The same, while it can be paid. */
export function waiting<const State extends string>(state: State) {
  return { charge: { awaitingPayment: state } };
}

/** The path to a charge that awaits payment. */
export const toCharge: PinnedJourney<typeof depositMachine>['moves'] = [
  {
    actor: 'readOverview',
    done: overview('one'),
    reaches: 'enteringAmount',
    context: { method: 'pix' },
  },
  { event: submitted, reaches: 'checkingLimits', context: { amount: 5_000 } },
  { actor: 'checkAmount', done: fits, reaches: 'creatingCharge' },
  { actor: 'createCharge', done: brings(awaiting), reaches: waiting('open') },
];
