import type { Clock } from '../ground/clock.ts';
import type { Database } from '../store/database.ts';
import { type LedgerRow, ledgerTable } from '../store/ledger.ts';
import type { LiveUpdates } from './live-updates.ts';

/** Why money moved. */
export type EntryKind =
  | 'opening'
  | 'registration_bonus'
  | 'play_money'
  | 'credit'
  | 'promotion_bonus'
  | 'stake'
  | 'win'
  /** A stake of a round that was cancelled. */
  | 'stake_returned';

/** A change of somebody's money that is to be applied exactly once. */
export interface Entry {
  readonly memberId: number;
  /** Idempotency key, unique per member. */
  readonly key: string;
  readonly kind: EntryKind;
  /** Hundredths of the currency unit; negative takes away. */
  readonly amount: number;
}

/** What became of an entry. A refused one changed nothing. */
export type Posting =
  | {
      readonly ok: true;
      /** It had been applied before; nothing was applied now. */
      readonly replayed: boolean;
      /** Hundredths, after the entry was applied. */
      readonly balance: number;
    }
  | { readonly ok: false; readonly code: 'insufficient_balance' | 'idempotency_conflict' };

/** Money of members: every change is a ledger entry, the balance is their sum, never negative. */
export interface Wallet {
  /** Hundredths. */
  balance(memberId: number): number;
  /** Applies an entry once, however often it is posted. Atomic by itself or in a transaction. */
  post(entry: Entry): Posting;
  /** Oldest first. */
  entries(memberId: number): readonly LedgerRow[];
  /** Members whose balance is not the sum of their entries; none in a sound world. */
  unbalanced(): readonly { readonly id: number; readonly balance: number; readonly sum: number }[];
}

export function createWallet(database: Database, clock: Clock): Wallet {
  const ledger = ledgerTable(database);

  const apply = ({ memberId, key, kind, amount }: Entry): Posting => {
    const before = ledger.byKey(memberId, key);
    if (before) {
      return before.amount === amount && before.kind === kind
        ? { ok: true, replayed: true, balance: before.balance_after }
        : { ok: false, code: 'idempotency_conflict' };
    }
    const balance = ledger.moveBalance(memberId, amount);
    if (balance === undefined) return { ok: false, code: 'insufficient_balance' };
    if ((ledger.latest(memberId)?.balance_after ?? 0) + amount !== balance) {
      throw new Error(`The balance of member ${memberId} is not the sum of their ledger.`);
    }
    ledger.insert(memberId, { key, kind, amount, balance_after: balance, at: clock.now() });
    return { ok: true, replayed: false, balance };
  };

  return {
    balance: (memberId) => ledger.balance(memberId) ?? 0,
    post(entry) {
      if (!Number.isSafeInteger(entry.amount)) {
        throw new RangeError(`An amount is a whole number of hundredths, not ${entry.amount}.`);
      }
      return database.transaction(() => apply(entry));
    },
    entries: (memberId) => ledger.all(memberId),
    unbalanced: () => ledger.unbalanced(),
  };
}

/** The same wallet, which tells open pages of each change of a balance (14.4). */
export function tellingWallet(wallet: Wallet, live: LiveUpdates): Wallet {
  return {
    ...wallet,
    post(entry) {
      const posting = wallet.post(entry);
      if (posting.ok && !posting.replayed) live.tell(entry.memberId, 'balance');
      return posting;
    },
  };
}
