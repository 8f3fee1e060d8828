import { Refused } from '../../kernel/refused.ts';
import { REST_OF_RESERVE } from '../../store/ledger/ledger.ts';
import type { WithdrawalRow } from '../../store/withdrawals/withdrawals.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PostingResult } from '../ledger/ledger-writer.ts';
import { withdrawalKey } from '../records/line-subjects.ts';

/** A withdrawal and its owner. */
type Named = Pick<WithdrawalRow, 'id' | 'member_id' | 'currency'>;
type Holding = Named & Pick<WithdrawalRow, 'fee' | 'reserve_id'>;

/**
 * What withdrawals ask of the ledger. Amounts in hundredths. Each step is part of a transaction of the
 * store, and counts once. A withdrawal has one reserve while anything of it is set aside: its number
 * is what the steps answer, null where nothing is.
 */
export interface WithdrawalLedger {
  /** Sets the whole amount aside. @throws Refused withdrawal_exceeds_balance */
  hold(withdrawal: Named, amount: number): number;
  /** What is set aside and to be paid out, without the fee. */
  remaining(row: Holding): number;
  /** The bank paid a part; the first one takes the fee. The rest stays set aside. */
  payOut(row: Holding, partId: string, amount: number): number | null;
  /** Releases what is still set aside, with an untaken fee; returns the amount. */
  release(row: Holding): number;
  /**
   * The bank returned a part's money: it is set aside to be paid again, or released if nothing more
   * is paid.
   */
  bringBack(row: Holding, partId: string, amount: number, isPaidAgain: boolean): number | null;
}

/** The account of the ledger in which the provider holds the house's money. */
const PROVIDER = { provider: 'pix' } as const;

export function createWithdrawalLedger(ledger: Ledger): WithdrawalLedger {
  const setAside = (
    { member_id: memberId, currency }: Named,
    key: string,
    amount: number,
    kind: 'payout_reserved' | typeof REST_OF_RESERVE = REST_OF_RESERVE,
  ) => ledger.reserve({ memberId, currency, key, kind, amount });
  const held = ({ reserve_id }: Pick<Holding, 'reserve_id'>) =>
    reserve_id === null
      ? 0
      : (ledger.postingsOf(reserve_id).find(({ part }) => part === 'reserved')?.amount ?? 0);
  const feeDue = (row: Holding) =>
    row.fee > 0 && ledger.find(row.member_id, feeKey(row)) === undefined ? row.fee : 0;
  /** The ledger ends a reserve once: the rest is never visibly available in between. */
  const keepRest = (row: Named, key: string, left: number) =>
    left === 0 ? null : done(setAside(row, `${key}:rest`, left));
  const remaining: WithdrawalLedger['remaining'] = (row) =>
    row.reserve_id === null ? 0 : held(row) - feeDue(row);

  return {
    remaining,
    hold(row, amount) {
      const reserve = setAside(row, withdrawalKey(row.id), amount, 'payout_reserved');
      if (!reserve.ok) throw new Refused('withdrawal_exceeds_balance');
      return reserve.transaction.id;
    },
    payOut(row, partId, amount) {
      if (row.reserve_id === null) throw new Error(`Nothing is set aside for ${row.id}.`);
      const fee = feeDue(row);
      const left = held(row) - amount;
      const key = withdrawalKey(partId);
      done(ledger.postReserved(row.reserve_id, { key, kind: 'payout', to: PROVIDER, amount }));
      const rest = keepRest(row, key, left);
      if (fee === 0 || rest === null) return rest;
      const charge = { key: feeKey(row), kind: 'payout_fee', to: { house: 'fees' } } as const;
      done(ledger.postReserved(rest, { ...charge, amount: fee }));
      return keepRest(row, feeKey(row), left - fee);
    },
    release(row) {
      if (row.reserve_id === null) return 0;
      const amount = held(row);
      const key = `${withdrawalKey(row.id)}:released`;
      done(ledger.void(row.reserve_id, { key, kind: 'payout_released' }));
      return amount;
    },
    bringBack(row, partId, amount, isPaidAgain) {
      const left = held(row);
      const key = `${withdrawalKey(partId)}:returned`;
      done(
        ledger.post({
          memberId: row.member_id,
          currency: row.currency,
          key,
          kind: 'payout_returned',
          postings: [
            { account: PROVIDER, amount: -amount },
            { account: { member: row.member_id, part: 'available' }, amount },
          ],
        }),
      );
      if (!isPaidAgain) return row.reserve_id;
      if (row.reserve_id !== null) {
        done(ledger.void(row.reserve_id, { key: `${key}:joined`, kind: REST_OF_RESERVE }));
      }
      return done(setAside(row, `${key}:again`, left + amount));
    },
  };
}

/** The key of a withdrawal's fee entry. */
function feeKey({ id }: Named): string {
  return `${withdrawalKey(id)}:fee`;
}

/** The transaction of what cannot be refused. */
function done(result: PostingResult): number {
  if (!result.ok) throw new Error(`A payout could not be booked: ${result.code}.`);
  return result.transaction.id;
}
