import type { TransactionRow } from '../../store/ledger.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerAccount, TransactionKind } from './ledger-accounts.ts';
import type { LedgerRefusal } from './ledger-writer.ts';

/** A change of somebody's money that is to be applied exactly once. */
export interface Entry {
  readonly memberId: number;
  /** Idempotency key, unique per member. */
  readonly key: string;
  readonly kind: TransactionKind;
  /** Hundredths of the currency unit; negative takes away. */
  readonly amount: number;
}

/** What became of an entry. A refused one changed nothing. */
type Posting =
  | {
      readonly ok: true;
      /** It had been applied before; nothing was applied now. */
      readonly replayed: boolean;
      /** Hundredths, everything that the person has, after the entry was applied. */
      readonly balance: number;
    }
  | { readonly ok: false; readonly code: LedgerRefusal };

/** What a person has, in hundredths. None is below zero; the parts sum to the total. */
export interface BalanceParts {
  /** Their own money, to stake or to withdraw. */
  readonly available: number;
  /** Set aside for payouts that are on their way. */
  readonly reserved: number;
  /** What is left of bonuses: it can be staked. */
  readonly bonus: number;
  /** What was won with bonuses: it can be staked, and is theirs once the wagering is done. */
  readonly locked: number;
  /** In the wallets of vendors. */
  readonly vendors: number;
  readonly total: number;
}

/** Money of members, as those need it who give and take it: every change is a line of the ledger. */
export interface Wallet {
  /** Hundredths: everything that the person has. */
  balance(memberId: number): number;
  parts(memberId: number): BalanceParts;
  /** Hundredths: what the person owes since deposits were taken back that had been spent. */
  owed(memberId: number): number;
  /** Hundredths of their own that they may take out or send on: what covers a debt stays. */
  free(memberId: number): number;
  /** Hundredths: what can be staked, in a game of a vendor also what is in the wallet there. */
  spendable(memberId: number, vendor?: string): number;
  /** Moves money of their own between a person and the house, once, however often it is posted. */
  post(entry: Entry): Posting;
  /** Oldest first. */
  entries(memberId: number): readonly TransactionRow[];
}

/** Which account of the house is on the other side of what a person gets or gives. */
const playKinds: ReadonlySet<TransactionKind> = new Set(['stake', 'win', 'stake_returned']);

export function createWallet(ledger: Ledger): Wallet {
  const parts = (memberId: number): BalanceParts => {
    const kept = ledger.partsOf(memberId);
    const of = (part: string) => kept.get(part) ?? 0;
    const named = {
      available: of('available'),
      reserved: of('reserved'),
      bonus: of('bonus'),
      locked: of('locked'),
      vendors: of('vendor'),
    };
    const { available, reserved, bonus, locked, vendors } = named;
    return { ...named, total: available + reserved + bonus + locked + vendors };
  };

  const owed = (memberId: number): number =>
    -ledger.balanceOf({ member: memberId, part: 'debt' }, ledger.currencyOf(memberId));

  return {
    parts,
    owed,
    free: (memberId) => Math.max(0, parts(memberId).available - owed(memberId)),
    balance: (memberId) => parts(memberId).total,
    spendable: (memberId, vendor) => {
      const { available, bonus, locked, vendors } = parts(memberId);
      const own = available + bonus + locked;
      if (vendor === undefined || vendors === 0) return own;
      const there = { member: memberId, part: 'vendor', vendor } as const;
      return own + ledger.balanceOf(there, ledger.currencyOf(memberId));
    },
    post({ memberId, key, kind, amount }) {
      const house: LedgerAccount = { house: playKinds.has(kind) ? 'play' : 'gifts' };
      const result = ledger.post({
        memberId,
        key,
        kind,
        currency: ledger.currencyOf(memberId),
        postings: [
          { account: { member: memberId, part: 'available' }, amount },
          { account: house, amount: -amount },
        ],
      });
      if (!result.ok) return result;
      const { replayed, transaction } = result;
      return { ok: true, replayed, balance: transaction.balance_after };
    },
    entries: (memberId) => ledger.lines(memberId),
  };
}
