import type { Transaction } from '#contract/entities/transaction.ts';
import type { TransactionSubject } from '#contract/entities/transaction-types.ts';
import type { DepositTable } from '../../store/deposits/deposits.ts';
import type { PayoutPartTable } from '../../store/withdrawals/payout-parts.ts';

/** What an account record line refers to, read from the key of its transaction. */
export interface LineSubjects {
  readonly belongsTo: (key: string) => Transaction['belongsTo'];
  /** The number by which both banks know a line's payment; null without a payment. */
  readonly referenceOf: (key: string) => string | null;
}

/** Key prefixes of each subject, followed by its number. */
const keys: Readonly<Record<Exclude<TransactionSubject, 'deposit'>, RegExp>> = {
  withdrawal: /^payout:(?<id>\w+)(?:-(?<part>\d+))?(?::|$)/u,
  round: /^round:(?<id>.+):(?:stake:.+|stake|win|stake_returned)$/u,
  transfer: /^transfer:(?<id>[^:]+)/u,
  walletTransfer: /^wallet:(?<id>[^:]+)/u,
};
/** Deposits are booked by payment number. */
const DEPOSIT = /^(?:deposit|deposit-returned|debt-repaid):(?<reference>.+)$/u;
/** The outcome of a deposit without money is booked by deposit number. */
const DEPOSIT_NOTE = /^deposit-note:\w+:(?<id>[^:]+)(?::(?<reference>.+))?$/u;

/** Key prefix of a withdrawal's lines. */
export function withdrawalKey(id: string): string {
  return `payout:${id}`;
}

export function createLineSubjects(
  deposits: Pick<DepositTable, 'payment'>,
  payoutParts: Pick<PayoutPartTable, 'find'>,
): LineSubjects {
  const others = Object.entries(keys) as [keyof typeof keys, RegExp][];
  const belongsTo: LineSubjects['belongsTo'] = (key) => {
    const reference = depositReference(key);
    const note = DEPOSIT_NOTE.exec(key)?.groups?.['id'];
    if (note !== undefined || reference !== undefined) {
      const id = note ?? deposits.payment(reference ?? '')?.deposit_id;
      return id ? { subject: 'deposit', id, part: null } : null;
    }
    for (const [subject, pattern] of others) {
      const { id, part } = pattern.exec(key)?.groups ?? {};
      if (id !== undefined) return { subject, id, part: part === undefined ? null : Number(part) };
    }
    return null;
  };
  return {
    belongsTo,
    referenceOf(key) {
      const owner = belongsTo(key);
      if (owner?.subject === 'deposit') return depositReference(key) ?? null;
      if (owner?.subject !== 'withdrawal' || owner.part === null) return null;
      return payoutParts.find(`${owner.id}-${owner.part}`)?.reference ?? null;
    },
  };
}

/** The payment number of a deposit in a key. */
function depositReference(key: string): string | undefined {
  return (DEPOSIT.exec(key) ?? DEPOSIT_NOTE.exec(key))?.groups?.['reference'];
}
