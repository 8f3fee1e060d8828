import type { WithdrawalSettings } from '../settings/settings-store.ts';
import { hundredthsRow, numberRow, type SettingRow, switchRow } from './setting-row.ts';

/** The most that a bound or a fee can be, in hundredths. */
const MOST_MONEY = 1_000_000_000;
const YEAR_MINUTES = 365 * 24 * 60;
const MINUTES = [1, YEAR_MINUTES] as const;
const MONEY = [1, MOST_MONEY] as const;

/** The row of each figure and switch of the withdrawals; a new one does not compile without. */
const rows: Readonly<Record<keyof WithdrawalSettings, SettingRow>> = {
  minimum: hundredthsRow('withdrawals.minimum', 'Least of one withdrawal', MONEY, 'money'),
  maximum: hundredthsRow('withdrawals.maximum', 'Most of one withdrawal', MONEY, 'money'),
  mostADay: hundredthsRow('withdrawals.mostADay', 'Most of one day', MONEY, 'money'),
  feeFixed: hundredthsRow('withdrawals.feeFixed', 'Fixed fee', [0, MOST_MONEY], 'money'),
  feeBasisPoints: numberRow(
    'withdrawals.feeBasisPoints',
    'Fee by share',
    [0, 10_000],
    'hundredths of a percent',
  ),
  reviewMinutes: numberRow('withdrawals.reviewMinutes', 'Review promised within', MINUTES, 'min'),
  paymentMinutes: numberRow(
    'withdrawals.paymentMinutes',
    'Payment promised within',
    MINUTES,
    'min',
  ),
  silenceMinutes: numberRow(
    'withdrawals.silenceMinutes',
    'No answer counts as received after',
    MINUTES,
    'min',
  ),
  noticeMinutes: numberRow(
    'withdrawals.noticeMinutes',
    'The player is notified so long before',
    [0, YEAR_MINUTES],
    'min',
  ),
  answerMinutes: numberRow(
    'withdrawals.answerMinutes',
    'A complaint is answered within',
    MINUTES,
    'min',
  ),
  complaintDays: numberRow(
    'withdrawals.complaintDays',
    'Complaints after silence for',
    [0, 365],
    'days',
  ),
  canBeCancelled: switchRow(
    'withdrawals.canBeCancelled',
    'Players may cancel before anything is paid',
  ),
};

/** How money goes out: every setting that decides about a withdrawal (W2, W3). */
export const withdrawalRows: readonly SettingRow[] = Object.values(rows);
