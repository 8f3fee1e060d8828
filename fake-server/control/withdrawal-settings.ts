import { z } from 'zod/v4';
import { type Html, html } from '../http/html.ts';
import type { WithdrawalSettings } from '../world/site/settings.ts';

/** A figure of the withdrawals: what it is called, what it can be, and in what it is typed. */
interface WithdrawalFigure {
  readonly title: string;
  readonly least: number;
  readonly most: number;
  /** `money` is kept in hundredths and typed in units of the currency. */
  readonly unit: 'money' | 'hundredths of a percent' | 'min' | 'days';
}

/** The most that a bound or a fee can be, in hundredths. */
const MOST_MONEY = 1_000_000_000;
const A_YEAR_OF_MINUTES = 365 * 24 * 60;

/** Every figure that decides about a withdrawal (W2, W3). */
export const withdrawalFigures = {
  minimum: { title: 'Least of one withdrawal', least: 1, most: MOST_MONEY, unit: 'money' },
  maximum: { title: 'Most of one withdrawal', least: 1, most: MOST_MONEY, unit: 'money' },
  mostADay: { title: 'Most of one day', least: 1, most: MOST_MONEY, unit: 'money' },
  feeFixed: { title: 'Fixed fee', least: 0, most: MOST_MONEY, unit: 'money' },
  feeBasisPoints: {
    title: 'Fee by share',
    least: 0,
    most: 10_000,
    unit: 'hundredths of a percent',
  },
  reviewMinutes: {
    title: 'Review is promised within',
    least: 1,
    most: A_YEAR_OF_MINUTES,
    unit: 'min',
  },
  paymentMinutes: {
    title: 'Payment is promised within',
    least: 1,
    most: A_YEAR_OF_MINUTES,
    unit: 'min',
  },
  silenceMinutes: {
    title: 'No answer counts as received after',
    least: 1,
    most: A_YEAR_OF_MINUTES,
    unit: 'min',
  },
  noticeMinutes: {
    title: 'The player is told so long before',
    least: 0,
    most: A_YEAR_OF_MINUTES,
    unit: 'min',
  },
  answerMinutes: {
    title: 'A complaint is answered within',
    least: 1,
    most: A_YEAR_OF_MINUTES,
    unit: 'min',
  },
  complaintDays: { title: 'Complaints after silence for', least: 0, most: 365, unit: 'days' },
} as const satisfies Record<Exclude<keyof WithdrawalSettings, 'canBeCancelled'>, WithdrawalFigure>;
type FigureName = keyof typeof withdrawalFigures;

const figures = Object.entries(withdrawalFigures) as [FigureName, WithdrawalFigure][];

/** What a request may change of the withdrawals. */
export const withdrawalSettingsRequest = z
  .strictObject({
    ...(Object.fromEntries(
      figures.map(([name, { least, most }]) => [name, z.int().min(least).max(most)]),
    ) as Record<FigureName, z.ZodInt>),
    canBeCancelled: z.boolean(),
  })
  .partial();

/** The rows of the control page. */
export function withdrawalRows(settings: WithdrawalSettings): Html {
  return html`${figures.map(([name, { title, least, most, unit }]) => {
    const factor = unit === 'money' ? 100 : 1;
    const shown = unit === 'money' ? 'in the currency' : unit;
    return html`<li><label class="field"><span>${title}</span><span class="unit"><input id="setting-withdrawals-${name}" data-setting-number="withdrawals.${name}" data-factor="${factor}" type="number" min="${least / factor}" max="${most / factor}" step="${1 / factor}" value="${settings[name] / factor}"> ${shown}</span></label></li>`;
  })}`;
}
