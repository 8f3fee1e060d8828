import { type DepositFee, depositMethods } from '#contract/entities/deposit-types.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import type { Settings } from '../settings/settings-store.ts';
import { fieldTitles } from './field-titles.ts';
import { ruledFieldNames } from './requests.ts';
import { settingRows } from './setting-rows.ts';

/** Two settings of which the first may not exceed the second. */
interface SettingPair {
  readonly lower: string;
  readonly upper: string;
  /** How much of the first is 1 of the second, where their units differ. */
  readonly times?: number;
}

const HOUR_MINUTES = 60;

/** Every pair of settings, by the names of their rows. */
export const settingPairs: readonly SettingPair[] = [
  { lower: 'withdrawals.minimum', upper: 'withdrawals.maximum' },
  { lower: 'withdrawals.maximum', upper: 'withdrawals.mostADay' },
  { lower: 'withdrawals.noticeMinutes', upper: 'withdrawals.silenceMinutes' },
  { lower: 'uplineTransfers.minimum', upper: 'uplineTransfers.maximum' },
  { lower: 'downlineTransfers.minimum', upper: 'downlineTransfers.maximum' },
  { lower: 'stakeBounds.least', upper: 'stakeBounds.most' },
  { lower: 'feedback.leastWords', upper: 'feedback.mostWords' },
  { lower: 'sessionIdleMinutes', upper: 'sessionHours', times: HOUR_MINUTES },
  ...depositMethods.flatMap((method) => [
    { lower: `deposits.${method}.minimum`, upper: `deposits.${method}.maximum` },
    { lower: `deposits.${method}.minimum`, upper: 'mostDepositsADay' },
  ]),
];

/** Why these settings cannot all hold, in words for the operator; undefined where they can. */
export function settingConflict(settings: Settings): string | undefined {
  return pairConflict(settings) ?? feeConflict(settings) ?? lengthConflict(settings);
}

function pairConflict(settings: Settings): string | undefined {
  for (const { lower, upper, times = 1 } of settingPairs) {
    const [low, high] = [lower, upper].map((name) => settingRows.find((row) => row.name === name));
    const [value, limit] = [low, high].map((row) => row?.read(settings));
    if (typeof value === 'number' && typeof limit === 'number' && value > limit * times) {
      return `'${low?.title}' would be above '${high?.title}'.`;
    }
  }
  return undefined;
}

const eatsItsMinimum = (terms: DepositFee & { readonly minimum: number }) =>
  depositFeeOf(terms.minimum, terms) >= terms.minimum;

/** A fee that eats up the least amount: nothing would be left of what people are offered. */
function feeConflict({ withdrawals, deposits }: Settings): string | undefined {
  if (eatsItsMinimum(withdrawals)) return 'The fee of withdrawals would eat up the least amount.';
  const deposit = deposits.find(eatsItsMinimum);
  return deposit && `The fee of deposits by ${deposit.method} would eat up the least amount.`;
}

function lengthConflict({ rules }: Settings): string | undefined {
  const name = ruledFieldNames.find((field) => rules[field].minLength > rules[field].maxLength);
  return name && `'${fieldTitles[name]}' would need more characters than it may have.`;
}
