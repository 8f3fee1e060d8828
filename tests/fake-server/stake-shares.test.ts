import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Share, sharesOfStake, sharesOfWin } from '#fake-server/world/ledger/stake-shares.ts';

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { amount }) => sum + amount, 0);
const hundredths = fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 10 ** 12 }));
const purses = fc.array(hundredths, { minLength: 1, maxLength: 6 }).map((amounts) =>
  amounts.map((amount, index): Share => {
    const account =
      index === 0
        ? ({ member: 1, part: 'available' } as const)
        : ({ member: 1, part: index % 2 === 0 ? 'locked' : 'bonus', bonus: index } as const);
    return { account, amount };
  }),
);

test('a stake uses up each purse before the next one (W11)', () => {
  fc.assert(
    fc.property(purses, hundredths, (own, stake) => {
      const shares = sharesOfStake(stake, own);
      if (stake > sumOf(own)) {
        expect(shares).toBeUndefined();
        return;
      }
      expect(sumOf(shares ?? [])).toBe(stake);
      const given = own.map(
        ({ account }) => shares?.find((share) => share.account === account)?.amount ?? 0,
      );
      const last = given.findLastIndex((amount) => amount > 0);
      for (const [index, purse] of own.entries()) {
        if (index < last) expect(given[index]).toBe(purse.amount);
        else expect(given[index]).toBeLessThanOrEqual(purse.amount);
      }
    }),
  );
});

test('a win is split by the shares of the stake, to the hundredth', () => {
  fc.assert(
    fc.property(purses, hundredths, hundredths, (own, stake, win) => {
      const stakes = sharesOfStake(stake, own);
      if (!stakes || stakes.length === 0) return;
      const shares = sharesOfWin(win, stakes);
      expect(sumOf(shares)).toBe(win);
      for (const [index, { amount }] of shares.entries()) {
        const exact = (BigInt(win) * BigInt(stakes[index]?.amount ?? 0)) / BigInt(stake);
        // The first one has the remainder: less than a hundredth per share.
        expect(amount - Number(exact)).toBeLessThan(index === 0 ? stakes.length : 1);
        expect(amount - Number(exact)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
