import type { PostingRow } from '../../store/ledger/ledger.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type TransactionKind, wasOf } from '../ledger/ledger-accounts.ts';
import { joined, type Share, sharesOfStake, sharesOfWin } from '../ledger/stake-shares.ts';
import type { Bonuses } from '../promotions/bonuses.ts';

/** The owner of the money, and the currency of their account. */
type Player = Pick<MemberRow, 'id' | 'currency'>;

/**
 * Money for play: first the wallet at the game's vendor, then the player's own in the main wallet,
 * then bonuses in order of arrival. A win is split by the shares of the stake. Apart from an
 * uncovered stake nothing can be refused here: the surrounding transaction would fail.
 */
export interface PlayingMoney {
  /**
   * Takes a stake once. @returns the contribution of each account; undefined if there is not enough
   */
  stake(
    player: Player,
    key: string,
    amount: number,
    vendor: string | undefined,
  ): readonly Share[] | undefined;
  /**
   * Pays a win once.
   *
   * @param stakes contributions to the round's stake
   * @param at when it was decided, in milliseconds since the epoch; now if left out
   */
  win(player: Player, key: string, amount: number, stakes: readonly Share[], at?: number): void;
  /** Returns a stake to its accounts, once. @param at as for a win */
  giveBack(player: Player, key: string, stakes: readonly Share[], at?: number): void;
  /** What gave the stakes of a round, as the ledger has it. @param keys of the stakes' entries */
  stakesOf(memberId: number, keys: readonly string[]): readonly Share[];
}

export function createPlayingMoney(ledger: Ledger, bonuses: Bonuses): PlayingMoney {
  const post = (
    { id: memberId, currency }: Player,
    key: string,
    kind: TransactionKind,
    shares: readonly Share[],
    sign: 1 | -1,
    at?: number,
  ): void => {
    const total = shares.reduce((sum, { amount }) => sum + amount, 0);
    const result = ledger.post({
      memberId,
      key,
      kind,
      currency,
      postings: [
        ...shares.map(({ account, amount }) => ({ account, amount: sign * amount })),
        { account: { house: 'play' }, amount: -sign * total },
      ],
      ...(at !== undefined && { at }),
    });
    if (!result.ok) throw new Error(`The entry ${key} of member ${memberId}: ${result.code}.`);
  };

  return {
    stake(player, key, amount, vendor) {
      const { id: memberId, currency } = player;
      const purse = (account: Share['account']): Share => ({
        account,
        amount: ledger.balanceOf(account, currency),
      });
      const own = [
        ...(vendor === undefined ? [] : [purse({ member: memberId, part: 'vendor', vendor })]),
        purse({ member: memberId, part: 'available' }),
      ];
      const has = own.reduce((sum, share) => sum + share.amount, 0);
      const shares = sharesOfStake(amount, [
        ...own,
        ...(has < amount ? bonuses.purses(memberId) : []),
      ]);
      if (shares) post(player, key, 'stake', shares, -1);
      return shares;
    },
    win(player, key, amount, stakes, at) {
      const shares = sharesOfWin(amount, stakes).map(({ account, amount: won }) => ({
        account: 'bonus' in account ? ({ ...account, part: 'locked' } as const) : account,
        amount: won,
      }));
      post(player, key, 'win', joined(shares), 1, at);
      bonuses.passOn(player.id, shares, key);
    },
    giveBack(player, key, stakes, at) {
      post(player, key, 'stake_returned', joined(stakes), 1, at);
      bonuses.passOn(player.id, stakes, key);
    },
    stakesOf: (memberId, keys) =>
      keys.flatMap((key) => {
        const stake = ledger.find(memberId, key);
        if (!stake) throw new Error(`Member ${memberId} has no entry ${key}.`);
        return ledger.postingsOf(stake.id).flatMap((row) => shareOf(memberId, row));
      }),
  };
}

/** A player account's contribution; undefined for the house's account. */
function shareOf(memberId: number, row: PostingRow): Share[] {
  const account = wasOf(memberId, row);
  return account ? [{ account, amount: -row.amount }] : [];
}
