import type { Transaction } from '#contract/entities/transaction.ts';
import type { TransactionSubject } from '#contract/entities/transaction-types.ts';
import type { DepositTable } from '../../store/deposits.ts';
import type { PayoutPartTable } from '../../store/payout-parts.ts';

/** What a line of the account record belongs to, read from the key of its transaction. */
export interface LineSubjects {
  readonly belongsTo: (key: string) => Transaction['belongsTo'];
  /** The number by which both banks know the payment behind a line; null without a payment. */
  readonly referenceOf: (key: string) => string | null;
}

/** How the keys of each subject begin, with the number of what it is. */
const keys: Readonly<Record<Exclude<TransactionSubject, 'deposit'>, RegExp>> = {
  withdrawal: /^payout:(?<id>\w+)(?:-(?<part>\d+))?(?::|$)/u,
  round: /^round:(?<id>.+):(?:stake:.+|stake|win|stake_returned)$/u,
  transfer: /^transfer:(?<id>[^:]+)/u,
  walletTransfer: /^wallet:(?<id>[^:]+)/u,
};
/** Deposits are booked by the number of their payment. */
const DEPOSIT = /^(?:deposit|deposit-returned|debt-repaid):(?<reference>.+)$/u;
/** What became of a deposit that moved no money is booked by the deposit itself. */
const DEPOSIT_NOTE = /^deposit-note:\w+:(?<id>[^:]+)(?::(?<reference>.+))?$/u;

/** What the keys of the lines of a withdrawal begin with. */
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

/** The number of the payment of a deposit that a key names. */
function depositReference(key: string): string | undefined {
  return (DEPOSIT.exec(key) ?? DEPOSIT_NOTE.exec(key))?.groups?.['reference'];
}
