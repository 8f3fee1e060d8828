import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { ConnectionReturned } from '../actors/watching.ts';

/** A paid part, by its own number and that of its withdrawal. */
export interface PartName {
  readonly withdrawalId: string;
  readonly partId: string;
}

/** Input of the flow. */
export interface WithdrawalConfirmationInput {
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The part; null for the most urgent one that waits for an answer. */
  readonly target: PartName | null;
  /** The person was writing a complaint when the page was left. */
  readonly isComplaining: boolean;
}

/** The person's complaint. */
export interface ComplaintWords {
  /** The amount that arrived, in hundredths. */
  readonly amountReceived: number;
  readonly comment: string;
  /** Numbers of uploaded pictures. */
  readonly proofs: readonly string[];
}

/** Context of the flow. */
export interface WithdrawalConfirmationContext extends WithdrawalConfirmationInput {
  /** The part's withdrawal; null while reading. */
  readonly withdrawal: Withdrawal | null;
  /** How many other parts wait for an answer. */
  readonly others: number;
  /** The person's last answer about this part. */
  readonly answer: 'received' | 'notReceived' | null;
  readonly complaint: ComplaintWords | null;
  readonly refusal: Refusal | null;
}

/** Events: what the person does, and what becomes known of the withdrawal. */
export type WithdrawalConfirmationEvent =
  | { type: 'receipt.confirmed' }
  | { type: 'complaint.begun' }
  | { type: 'complaint.abandoned' }
  | { type: 'complaint.submitted'; complaint: ComplaintWords }
  | { type: 'next.requested' } // the next part that waits
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'withdrawal.changed'; withdrawal: Withdrawal };

/** Emitted when a complaint was sent or cancelled: its stored draft is deleted. */
export interface WithdrawalConfirmationEmitted {
  readonly type: 'complaint.ended';
}

/** A part with its withdrawal, and how many others wait. */
interface PartToConfirm extends PartName {
  readonly withdrawal: Withdrawal;
  readonly others: number;
}

/** Null if nothing waits for an answer. */
export type PartOutcome = Outcome<PartToConfirm | null>;

/** A confirmation that a part arrived. */
export interface Receipt {
  readonly partId: string;
}
/** A complaint that a part did not arrive, or not all of it. */
export interface Complaint extends Receipt {
  readonly complaint: ComplaintWords;
}
