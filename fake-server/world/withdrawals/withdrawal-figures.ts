import type { PayoutPart } from '#contract/entities/withdrawal.ts';

/** The inputs of a withdrawal's figures. Hundredths. */
export interface FiguredWithdrawal {
  readonly amount: number;
  /** The agreed fee. */
  readonly fee: number;
  /** What is set aside and still to be paid out. */
  readonly remaining: number;
  /** Rejected, failed or cancelled: nothing more is paid. */
  readonly hasEnded: boolean;
  readonly parts: readonly Pick<PayoutPart, 'state' | 'amount' | 'received'>[];
}

/** Where all money of a withdrawal is: see `withdrawalSchema`. */
export interface WithdrawalFigures {
  readonly fee: number;
  readonly paidOut: number;
  readonly received: number;
  readonly unconfirmed: number;
  readonly disputed: number;
  readonly remaining: number;
  readonly refunded: number;
}

/**
 * Computes where all money of a withdrawal is. The amount is the sum of fee, paid, to be paid, and
 * refunded; the paid amount is received, unconfirmed or disputed. Pure.
 */
export function withdrawalFigures(withdrawal: FiguredWithdrawal): WithdrawalFigures {
  const { amount, remaining, hasEnded, parts } = withdrawal;
  const sumOf = (of: (part: FiguredWithdrawal['parts'][number]) => number) =>
    parts.reduce((sum, part) => sum + of(part), 0);
  const received = sumOf((part) => part.received);
  const unconfirmed = sumOf((part) => (part.state === 'disbursed' ? part.amount : 0));
  const disputed = sumOf((part) => (part.state === 'disputed' ? part.amount - part.received : 0));
  const paidOut = received + unconfirmed + disputed;
  // It is taken with the first part: if nothing was paid it goes back with the rest.
  const fee = hasEnded && parts.length === 0 ? 0 : withdrawal.fee;
  const refunded = hasEnded ? amount - fee - paidOut - remaining : 0;
  return { fee, paidOut, received, unconfirmed, disputed, remaining, refunded };
}
