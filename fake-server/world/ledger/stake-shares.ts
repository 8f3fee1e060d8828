import type { LedgerAccount } from './ledger-accounts.ts';

/** A player's account, with its balance or contribution, in hundredths. */
export interface Share {
  readonly account: LedgerAccount & { readonly member: number };
  readonly amount: number;
}

/**
 * Each account's contribution to a stake: in the order of the purses, which is the player's own
 * money, first at the vendor and then in the main wallet, then bonuses in order of arrival, each
 * with its own rest before its winnings.
 *
 * @returns undefined if there is not enough
 */
export function sharesOfStake(stake: number, purses: readonly Share[]): Share[] | undefined {
  const shares: Share[] = [];
  let left = stake;
  for (const { account, amount } of purses) {
    const taken = Math.min(left, amount);
    if (taken > 0) shares.push({ account, amount: taken });
    left -= taken;
  }
  return left === 0 ? shares : undefined;
}

/**
 * Splits a win over accounts by their share of the stake. Whole hundredths that sum to the win; the
 * remainder goes to the first share, so to the player's own money if any was staked.
 */
export function sharesOfWin(win: number, stakes: readonly Share[]): Share[] {
  const stake = stakes.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (stake === 0n) return [];
  const shares = stakes.map(({ account, amount }) => ({
    account,
    amount: Number((BigInt(win) * BigInt(amount)) / stake),
  }));
  const rest = win - shares.reduce((sum, { amount }) => sum + amount, 0);
  return shares.map((share, index) =>
    index === 0 ? { ...share, amount: share.amount + rest } : share,
  );
}

/** The same with each account once. */
export function joined(shares: readonly Share[]): Share[] {
  const sums = new Map<string, Share>();
  for (const { account, amount } of shares) {
    const name = JSON.stringify(account);
    sums.set(name, { account, amount: (sums.get(name)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}
