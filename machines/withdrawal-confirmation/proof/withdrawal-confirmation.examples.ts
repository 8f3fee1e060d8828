import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import type { PayoutPartState } from '#contract/entities/withdrawal-types.ts';
import type { Outcome } from '#contract/errors.ts';
import type { ComplaintWords, PartOutcome } from '../withdrawal-confirmation.types.ts';

/** When the example was paid out; every run of the proof starts then. */
const EPOCH = Date.UTC(2026, 0, 1);
/** The deadline of silence. */
export const SILENCE_MILLISECONDS = 3_600_000;

const moment = (after: number) => new Date(EPOCH + after).toISOString();

export const target = { withdrawalId: 'withdrawal-1', partId: 'withdrawal-1-1' };

/** The example part in a state. */
function partIn(state: PayoutPartState, change: Partial<PayoutPart> = {}): PayoutPart {
  return {
    id: target.partId,
    number: 1,
    state,
    amount: 10_000,
    received: state === 'disbursed' ? 0 : 10_000,
    disbursedAt: moment(0),
    reference: 'E1823612020260101000000000000001',
    autoConfirmsAt: state === 'disbursed' ? moment(SILENCE_MILLISECONDS) : null,
    disputableUntil: state === 'receivedBySilence' ? moment(SILENCE_MILLISECONDS * 24) : null,
    complaint:
      state === 'disputed' || state === 'returned'
        ? {
            amountReceived: 2_000,
            comment: 'Only a part came',
            proofs: ['proof-1'],
            sentAt: moment(0),
          }
        : null,
    ...change,
  };
}

/** A withdrawal of 100.00 with that part; a higher revision is newer. */
function withdrawalWith(
  state: PayoutPartState,
  revision: number,
  change: Partial<PayoutPart> = {},
): Withdrawal {
  return {
    id: target.withdrawalId,
    state: 'paidOut',
    revision,
    currency: 'BRL',
    amount: 10_000,
    fee: 0,
    net: 10_000,
    account: 'Pix ***.982.247-**',
    createdAt: moment(0),
    paidOut: 10_000,
    received: state === 'disbursed' ? 0 : 10_000,
    unconfirmed: state === 'disbursed' ? 10_000 : 0,
    disputed: 0,
    remaining: 0,
    refunded: 0,
    canBeCancelled: false,
    waits: [],
    reason: null,
    parts: [partIn(state, change)],
    events: [],
    lines: [],
  };
}

/** The answer with the part, and how many others wait. */
export function readResult(withdrawal: Withdrawal, others = 0): PartOutcome {
  return { ok: true, value: { ...target, withdrawal, others } };
}

/** The answer with a withdrawal. */
export const brings = (withdrawal: Withdrawal): Outcome<Withdrawal> => ({
  ok: true,
  value: withdrawal,
});

export const disbursed = withdrawalWith('disbursed', 3);
export const received = withdrawalWith('received', 4);
export const disputed = withdrawalWith('disputed', 4);
export const silent = withdrawalWith('receivedBySilence', 4);
export const silentForGood = withdrawalWith('receivedBySilence', 5, { disputableUntil: null });
export const forced = withdrawalWith('forced', 5);
export const returned = withdrawalWith('returned', 5);
/** Another part of it changed. */
export const sameAgain = withdrawalWith('disbursed', 4);

export const nothingWaits: PartOutcome = { ok: true, value: null };
export const answered = { ok: false, code: 'payout_answered' } as const;
export const silenceOver = { ok: false, code: 'payout_silence_over' } as const;
export const gone = { ok: false, code: 'not_found' } as const;
export const wholeAmountReceived = { ok: false, code: 'payout_received_whole' } as const;

export const complaint: ComplaintWords = { amountReceived: 2_000, comment: 'Half', proofs: [] };
export const saysReceived = { type: 'receipt.confirmed' } as const;
export const complains = { type: 'complaint.submitted', complaint } as const;

/** An update of the withdrawal. */
export const changed = (withdrawal: Withdrawal) =>
  ({ type: 'withdrawal.changed', withdrawal }) as const;

/** The state while the payment is known. */
export function at<const State extends string>(state: State) {
  return { known: state };
}
