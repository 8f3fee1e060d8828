import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { ConnectionReturned } from '../actors/watching.ts';

/** A part that was paid out, by its own number and that of its withdrawal. */
export interface PartName {
  readonly withdrawalId: string;
  readonly partId: string;
}

/** What the flow is started with. */
export interface WithdrawalConfirmationInput {
  /** Milliseconds of server time: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The part that it is about; null for the most urgent one that waits for an answer. */
  readonly named: PartName | null;
  /** The person was writing a complaint when the page was left. */
  readonly isComplaining: boolean;
}

/** What the person says did not come. */
export interface ComplaintWords {
  /** Hundredths that came. */
  readonly amountReceived: number;
  readonly comment: string;
  /** Numbers of pictures that were sent before. */
  readonly proofs: readonly string[];
}

/** What the flow knows. */
export interface WithdrawalConfirmationContext extends WithdrawalConfirmationInput {
  /** The withdrawal of the part; null while it is read. */
  readonly withdrawal: Withdrawal | null;
  /** How many other parts wait for an answer. */
  readonly others: number;
  /** What the person said last of this part. */
  readonly answer: 'received' | 'notReceived' | null;
  readonly complaint: ComplaintWords | null;
  readonly refusal: Refusal | null;
}

/** What a person does, and what becomes known of the withdrawal. */
export type WithdrawalConfirmationEvent =
  | { type: 'receipt.confirmed' }
  | { type: 'complaint.begun' }
  | { type: 'complaint.abandoned' }
  | { type: 'complaint.submitted'; complaint: ComplaintWords }
  | { type: 'next.requested' } // the next part that waits
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'withdrawal.changed'; withdrawal: Withdrawal };

/** Emitted when a complaint was sent or given up: what was kept of it goes. */
export interface WithdrawalConfirmationEmitted {
  readonly type: 'complaint.ended';
}

/** A part with its withdrawal, and how many others wait. */
interface AskedPart extends PartName {
  readonly withdrawal: Withdrawal;
  readonly others: number;
}

/** Null where nothing waits for an answer. */
export type AskedOutcome = Outcome<AskedPart | null>;

/** That a part came. */
export interface Receipt {
  readonly partId: string;
}
/** That a part did not come, or not all of it. */
export interface Complaint extends Receipt {
  readonly complaint: ComplaintWords;
}
