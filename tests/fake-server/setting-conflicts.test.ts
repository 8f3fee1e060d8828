import { describe, expect, test } from 'vitest';
import { depositMethods } from '#contract/entities/deposit-types.ts';
import { settingConflicts, settingPairs } from '#fake-server/settings/setting-conflicts.ts';
import { patchAt, settingAt, settingRows } from '#fake-server/settings/setting-rows.ts';
import {
  type Settings,
  type SettingsPatch,
  settingsPatchSchema,
  usualSettings,
  withPatch,
} from '#fake-server/settings/settings.ts';

const rowOf = (name: string) => {
  const row = settingRows.find((each) => each.name === name);
  if (row?.input.kind !== 'number') throw new Error(`${name} is no number.`);
  return { ...row, input: row.input };
};
const valueOf = (name: string) => Number(settingAt(usualSettings, name));
const conflicts = (...patches: SettingsPatch[]) =>
  settingConflicts(
    patches.reduce<Settings>((settings, patch) => withPatch(settings, patch), usualSettings),
  );

describe('settings that contradict each other are refused (T14)', () => {
  test('the defaults do not, and each is in its range', () => {
    expect(conflicts()).toEqual([]);
    expect(settingsPatchSchema.safeParse(usualSettings).error).toBeUndefined();
  });

  test.each(settingPairs)('$lower is never above $upper', ({ lower, upper, times = 1 }) => {
    const conflict = {
      names: [lower, upper],
      message: `'${rowOf(lower).title}' would be above '${rowOf(upper).title}'.`,
    };
    const above = valueOf(upper) * times + 1;
    // Where the range of the first ends before, it cannot be above.
    if (above <= rowOf(lower).input.maximum) {
      expect(conflicts(patchAt(lower, above))).toContainEqual(conflict);
    }
    const below = Math.ceil(valueOf(lower) / times) - 1;
    if (below >= rowOf(upper).input.minimum)
      expect(conflicts(patchAt(upper, below))).toContainEqual(conflict);
  });

  test('every minimum and maximum belongs to a pair', () => {
    const alone = settingRows
      .map(({ name }) => name)
      .filter((name) => /\.(?:minimum|maximum|min|max|m(?:in|ax)(?:Words|Length))$/u.test(name))
      .filter((name) => !settingPairs.some(({ lower, upper }) => [lower, upper].includes(name)));
    // The number per person, and the minimum of a conversion: these have no counterpart.
    expect(alone.toSorted()).toEqual([
      'passkeys.max',
      'payoutAccounts.max',
      'pointsConversion.minimum',
    ]);
  });

  test.each(['withdrawals', ...depositMethods.map((method) => `deposits.${method}`)])(
    'a fee of %s leaves something of the least amount',
    (of) => {
      const min = valueOf(`${of}.minimum`);
      const conflict = {
        names: [`${of}.minimum`, `${of}.feeFixed`, `${of}.feeBasisPoints`],
        message: expect.stringContaining('would eat up the least amount') as string,
      };
      expect(conflicts(patchAt(`${of}.feeFixed`, min))).toEqual([conflict]);
      expect(conflicts(patchAt(`${of}.feeBasisPoints`, 10_000))).toEqual([conflict]);
    },
  );

  test('both can be changed together, and one beyond the other alone is refused', () => {
    const minimum = patchAt('withdrawals.minimum', 1_500_000);
    expect(conflicts(minimum).map(({ message }) => message)).toEqual([
      "'Minimum per withdrawal' would be above 'Maximum per withdrawal'.",
    ]);
    expect(conflicts(minimum, patchAt('withdrawals.maximum', 2_000_000))).toEqual([]);
  });
});
