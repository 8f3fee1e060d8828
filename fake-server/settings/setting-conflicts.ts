import { type DepositFee, depositMethods } from '#contract/entities/deposit-types.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import { settingAt, settingRows } from './setting-rows.ts';
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

/**
 * Why these settings contradict each other, in words for the operator; undefined if they do not.
 */
export function settingConflict(settings: Settings): string | undefined {
  return pairConflict(settings) ?? feeConflict(settings);
}

function pairConflict(settings: Settings): string | undefined {
  const isAbove = ({ lower, upper, times = 1 }: SettingPair) =>
    Number(settingAt(settings, lower)) > Number(settingAt(settings, upper)) * times;
  const pair = settingPairs.find(isAbove);
  return pair && `'${titleOf(pair.lower)}' would be above '${titleOf(pair.upper)}'.`;
}

const titleOf = (name: string) => settingRows.find((row) => row.name === name)?.title ?? name;

const eatsItsMinimum = (terms: DepositFee & { readonly minimum: number }) =>
  depositFeeOf(terms.minimum, terms) >= terms.minimum;

/** A fee that eats up the minimum amount: people would be offered nothing. */
function feeConflict({ withdrawals, deposits }: Settings): string | undefined {
  if (eatsItsMinimum(withdrawals)) return 'The fee of withdrawals would eat up the least amount.';
  const method = depositMethods.find((each) => eatsItsMinimum(deposits[each]));
  return method && `The fee of deposits by ${method} would eat up the least amount.`;
}
