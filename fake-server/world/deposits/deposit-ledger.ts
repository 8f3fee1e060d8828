import { type DepositEnd, depositEnds } from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { TransactionRow } from '../../store/ledger/ledger.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Movement } from '../ledger/ledger-writer.ts';
import { depositNoteKey } from './deposit-lines.ts';
import type { ProviderName } from './deposit-providers.ts';

/** What deposits ask of the ledger. Amounts in hundredths; each reference counts once. */
export interface DepositLedger {
  /**
   * Credits a payment, less its fee. It first repays a debt from an earlier reversal, by a separate
   * line.
   */
  credit(entry: DepositEntry & { readonly fee: number }): void;
  /**
   * The bank reversed a credited payment: it is debited as far as the balance goes, and the rest
   * becomes debt. Returns the debt.
   */
  reverse(entry: DepositEntry): number;
  /** Records the outcome of a deposit that moved no money. It posts nothing. */
  note(entry: DepositNote): void;
  /** The lines of a deposit and its payments, oldest first. */
  linesOf(memberId: number, id: string, references: readonly string[]): readonly TransactionRow[];
  /** The part of a payment that paid off a debt. */
  debtRepaid(memberId: number, reference: string): number;
}

/** The money of one payment. */
interface DepositEntry {
  readonly memberId: number;
  readonly currency: Currency;
  /** The number by which both banks know the payment. */
  readonly reference: string;
  /** The credit, planned or done. */
  readonly amount: number;
  /** The provider account that holds the house's money of it. */
  readonly provider: ProviderName;
}

/** The outcome of a deposit, or of a payment for it. */
interface DepositNote {
  readonly memberId: number;
  readonly currency: Currency;
  readonly id: string;
  readonly end: DepositEnd;
  /** The payment that it is about; undefined if none arrived. */
  readonly reference: string | undefined;
  /** When it happened, in milliseconds since the epoch; now if left out. */
  readonly at?: number | undefined;
}

export function createDepositLedger(ledger: Ledger): DepositLedger {
  const post = (movement: Movement) => {
    const result = ledger.post(movement);
    if (!result.ok) throw new Error(`${movement.key} could not be booked: ${result.code}.`);
  };
  return {
    credit({ memberId, currency, reference, amount, fee, provider }) {
      post({
        memberId,
        currency,
        key: `deposit:${reference}`,
        kind: 'deposit',
        postings: [
          { account: { provider }, amount: -amount - fee },
          { account: { house: 'fees' }, amount: fee },
          { account: { member: memberId, part: 'available' }, amount },
        ],
      });
      const debt = { member: memberId, part: 'debt' } as const;
      const repaid = Math.min(amount, -ledger.balanceOf(debt, currency));
      if (repaid === 0) return;
      post({
        memberId,
        currency,
        key: repaidKey(reference),
        kind: 'debt_repaid',
        postings: [
          { account: { member: memberId, part: 'available' }, amount: -repaid },
          { account: debt, amount: repaid },
        ],
      });
    },
    note({ memberId, currency, id, end, reference, at }) {
      post({
        memberId,
        currency,
        key: depositNoteKey(end, id, reference),
        kind: 'deposit_note',
        postings: [],
        ...(at !== undefined && { at }),
      });
    },
    linesOf(memberId, id, references) {
      const keys = [
        ...depositEnds.map((end) => depositNoteKey(end, id)),
        ...references.flatMap((reference) => [
          `deposit:${reference}`,
          repaidKey(reference),
          `deposit-returned:${reference}`,
          ...depositEnds.map((end) => depositNoteKey(end, id, reference)),
        ]),
      ];
      return keys
        .flatMap((key) => ledger.find(memberId, key) ?? [])
        .toSorted((one, other) => one.id - other.id);
    },
    debtRepaid: (memberId, reference) =>
      -(ledger.find(memberId, repaidKey(reference))?.amount ?? 0),
    reverse({ memberId, currency, reference, amount, provider }) {
      const credited = ledger.find(memberId, `deposit:${reference}`);
      if (!credited) throw new Error(`Payment ${reference} was never credited.`);
      const available = { member: memberId, part: 'available' } as const;
      const taken = Math.min(amount, ledger.balanceOf(available, currency));
      const owed = amount - taken;
      post({
        memberId,
        currency,
        key: `deposit-returned:${reference}`,
        kind: 'deposit_returned',
        corrects: credited.id,
        postings: [
          { account: available, amount: -taken },
          { account: { member: memberId, part: 'debt' }, amount: -owed },
          { account: { provider }, amount },
        ],
      });
      return owed;
    },
  };
}

function repaidKey(reference: string): string {
  return `debt-repaid:${reference}`;
}
