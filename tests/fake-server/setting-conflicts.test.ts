import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDepositTerms } from '#fake-server/content/deposit-terms.ts';
import { ruledFieldNames } from '#fake-server/control/requests.ts';
import { settingPairs } from '#fake-server/control/setting-conflicts.ts';
import { settingRows } from '#fake-server/control/setting-rows.ts';
import { settingsPatch } from '#fake-server/control/settings.ts';
import type { OpenWorld } from '#fake-server/open-world.ts';
import type { Settings } from '#fake-server/settings/settings-store.ts';
import { openTestWorld } from './support/test-world.ts';

let world: OpenWorld;
let settings: Settings;
beforeAll(async () => {
  world = await openTestWorld({ slotGames: 5 });
  // With every way to pay, so that each row has its place.
  settings = { ...world.settings.current, deposits: usualDepositTerms };
});
afterAll(() => world.close());

const rowOf = (name: string) => {
  const row = settingRows.find((each) => each.name === name);
  if (row?.input.kind !== 'number') throw new Error(`${name} is no number.`);
  return { ...row, input: row.input };
};
const valueOf = (name: string) => Number(rowOf(name).read(settings));
const problem = (change: object) => settingsPatch(change, settings).problem;

describe('settings that contradict each other are refused (T14)', () => {
  test('the usual ones do not', () => {
    expect(problem({})).toBeUndefined();
  });

  test.each(settingPairs)('$lower is never above $upper', ({ lower, upper, times = 1 }) => {
    const words = `would be above '${rowOf(upper).title}'.`;
    const above = valueOf(upper) * times + 1;
    // Where the range of the first ends before, it cannot be above.
    if (above <= rowOf(lower).input.maximum) expect(problem({ [lower]: above })).toBeDefined();
    const below = Math.ceil(valueOf(lower) / times) - 1;
    if (below >= rowOf(upper).input.minimum) expect(problem({ [upper]: below })).toContain(words);
  });

  test('every setting with a bound of the other side is one of a pair', () => {
    const bounds = settingRows.filter(({ name }) =>
      /\.(?:minimum|maximum|least\w*|mostWords|most)$/u.test(name),
    );
    const alone = bounds
      .map(({ name }) => name)
      .filter((name) => !settingPairs.some(({ lower, upper }) => [lower, upper].includes(name)));
    // So many of one person, and the least that is converted: nothing stands against these.
    expect(alone).toEqual(['passkeys.most', 'payoutAccounts.most', 'pointsConversion.minimum']);
  });

  test.each(['withdrawals', ...usualDepositTerms.map(({ method }) => `deposits.${method}`)])(
    'a fee of %s leaves something of the least amount',
    (of) => {
      const least = valueOf(`${of}.minimum`);
      expect(problem({ [`${of}.feeFixed`]: least })).toContain('would eat up the least amount');
      expect(problem({ [`${of}.feeBasisPoints`]: 10_000 })).toContain('would eat up');
    },
  );

  test.each(ruledFieldNames)('%s may have as many characters as it needs', (name) => {
    const { maxLength } = settings.rules[name];
    const rules = { [name]: { minLength: maxLength + 1 } };
    expect(problem({ rules })).toContain('would need more characters than it may have');
    expect(problem({ rules: { [name]: { minLength: maxLength } } })).toBeUndefined();
  });

  test('two that fit each other are changed at once, and one beyond the other alone is not', () => {
    expect(problem({ 'withdrawals.minimum': 1_500_000 })).toBe(
      "'Least of one withdrawal' would be above 'Most of one withdrawal'.",
    );
    const change = { 'withdrawals.minimum': 1_500_000, 'withdrawals.maximum': 2_000_000 };
    expect(problem(change)).toBeUndefined();
  });
});
