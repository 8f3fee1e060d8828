import type { TransactionRow } from '../../store/ledger/ledger.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerAccount, TransactionKind } from './ledger-accounts.ts';
import type { LedgerRefusal } from './ledger-writer.ts';

/** A change of a person's money that must be applied exactly once. */
export interface Entry {
  readonly memberId: number;
  /** Idempotency key, unique per member. */
  readonly key: string;
  readonly kind: TransactionKind;
  /** Hundredths of the currency unit; negative for a debit. */
  readonly amount: number;
}

/** Result of an entry. A refused one changed nothing. */
type Posting =
  | {
      readonly ok: true;
      /** It was applied before; nothing was applied now. */
      readonly replayed: boolean;
      /** The person's total after the entry, in hundredths. */
      readonly balance: number;
    }
  | { readonly ok: false; readonly code: LedgerRefusal };

/** A person's money, in hundredths. No part is negative; they sum to the total. */
export interface BalanceParts {
  /** Their own money, to stake or withdraw. */
  readonly available: number;
  /** Set aside for withdrawals under way. */
  readonly reserved: number;
  /** The rest of bonuses, to stake. */
  readonly bonus: number;
  /** Winnings from bonuses: to stake, and theirs once the wagering is done. */
  readonly locked: number;
  /** In the wallets of vendors. */
  readonly vendors: number;
  readonly total: number;
}

/** Money of members, as those need it who give and take it: every change is a line of the ledger. */
export interface Wallet {
  /** The total, in hundredths. */
  balance(memberId: number): number;
  parts(memberId: number): BalanceParts;
  /** The debt after reversals of spent deposits, in hundredths. */
  owed(memberId: number): number;
  /** Own money that can be withdrawn or sent on, in hundredths: less the debt. */
  free(memberId: number): number;
  /** What can be staked, in hundredths; in a vendor's game with the wallet there. */
  spendable(memberId: number, vendor?: string): number;
  /** Moves own money between a person and the house, once, however often it is posted. */
  post(entry: Entry): Posting;
  /** Oldest first. */
  entries(memberId: number): readonly TransactionRow[];
}

/** The house's account on the other side. */
const playKinds: ReadonlySet<TransactionKind> = new Set(['stake', 'win', 'stake_returned']);

export function createWallet(ledger: Ledger): Wallet {
  const parts = (memberId: number): BalanceParts => {
    const balances = ledger.partsOf(memberId);
    const of = (part: string) => balances.get(part) ?? 0;
    const amounts = {
      available: of('available'),
      reserved: of('reserved'),
      bonus: of('bonus'),
      locked: of('locked'),
      vendors: of('vendor'),
    };
    const { available, reserved, bonus, locked, vendors } = amounts;
    return { ...amounts, total: available + reserved + bonus + locked + vendors };
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
