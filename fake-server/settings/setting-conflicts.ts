import { depositMethods } from '#contract/entities/deposit-types.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import { settingAt, titleOf } from './setting-rows.ts';
import { type Settings, usualSettings } from './settings.ts';

/** Two settings of which the first must not exceed the second. */
interface SettingPair {
  readonly lower: string;
  readonly upper: string;
  /** The scale of the first in units of the second. */
  readonly times?: number;
}

const HOUR_MINUTES = 60;

/** Every pair of settings, by their full names. */
export const settingPairs: readonly SettingPair[] = [
  { lower: 'withdrawals.minimum', upper: 'withdrawals.maximum' },
  { lower: 'withdrawals.maximum', upper: 'withdrawals.maxPerDay' },
  { lower: 'withdrawals.noticeMinutes', upper: 'withdrawals.autoConfirmMinutes' },
  { lower: 'uplineTransfers.minimum', upper: 'uplineTransfers.maximum' },
  { lower: 'downlineTransfers.minimum', upper: 'downlineTransfers.maximum' },
  { lower: 'stakeBounds.min', upper: 'stakeBounds.max' },
  { lower: 'feedback.minWords', upper: 'feedback.maxWords' },
  { lower: 'phoneLimits.codesPerHour', upper: 'phoneLimits.codesPerDay' },
  { lower: 'sessionIdleMinutes', upper: 'sessionHours', times: HOUR_MINUTES },
  ...depositMethods.flatMap((method) => [
    { lower: `deposits.${method}.minimum`, upper: `deposits.${method}.maximum` },
    { lower: `deposits.${method}.minimum`, upper: 'maxDepositsPerDay' },
  ]),
  ...Object.keys(usualSettings.fields).map((name) => ({
    lower: `fields.${name}.minLength`,
    upper: `fields.${name}.maxLength`,
  })),
];

/** Settings that contradict each other. */
export interface SettingConflict {
  /** Their full names. */
  readonly names: readonly string[];
  /** Why, in words for the operator. */
  readonly message: string;
}

/** Every contradiction among the settings. */
export function settingConflicts(settings: Settings): readonly SettingConflict[] {
  return [...pairConflicts(settings), ...feeConflicts(settings)];
}

function pairConflicts(settings: Settings): SettingConflict[] {
  return settingPairs
    .filter(
      ({ lower, upper, times = 1 }) =>
        Number(settingAt(settings, lower)) > Number(settingAt(settings, upper)) * times,
    )
    .map(({ lower, upper }) => ({
      names: [lower, upper],
      message: `'${titleOf(lower)}' would be above '${titleOf(upper)}'.`,
    }));
}

/** Fees that eat up the minimum amount: people would be offered nothing. */
function feeConflicts({ withdrawals, deposits }: Settings): SettingConflict[] {
  const terms = [
    { of: 'withdrawals', what: 'withdrawals', ...withdrawals },
    ...depositMethods.map((method) => ({
      of: `deposits.${method}`,
      what: `deposits by ${method}`,
      ...deposits[method],
    })),
  ];
  return terms
    .filter((each) => depositFeeOf(each.minimum, each) >= each.minimum)
    .map(({ of, what }) => ({
      names: [`${of}.minimum`, `${of}.feeFixed`, `${of}.feeBasisPoints`],
      message: `The fee of ${what} would eat up the least amount.`,
    }));
}
