import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { contractKindSchema } from '../entities/agent.ts';
import {
  branchIncomeSchema,
  duePaymentSchema,
  incomeInFullSchema,
  incomeLineSchema,
  incomePersonSchema,
  incomeStateSchema,
  incomeSummarySchema,
  incomeTotalsSchema,
  madePaymentSchema,
  runningIncomeSchema,
} from '../entities/income.ts';
import { INCOME_IN_A_PIECE, INCOME_PAGE_SIZE } from '../entities/income-types.ts';
import { linkResultSchema } from '../entities/invitation.ts';
import { LINK_RESULTS_PAGE_SIZE } from '../entities/invitation-types.ts';
import { currencySchema } from '../entities/money.ts';
import { textOf, wholeNumberOf } from '../entities/text.ts';
import { dateRange, dateRangeCodes, paged, pageOf } from '../lists.ts';

const one = z.object({ lineId: textOf(64).min(1) });

/** The filters of income lines. A line belongs to the last day that it counts. */
const filter = {
  ...dateRange(),
  kind: contractKindSchema.optional(),
  state: incomeStateSchema.optional(),
};

/**
 * What an agent earns, and why (C4). Somebody else's line is answered with `not_found`, like one that
 * never existed.
 */
export const incomeCalls = c.router({
  summary: route('GET /agent/income/summary', {
    summary: 'Earnings of an agent’s contracts, by kind and by day',
    query: z.object(dateRange()),
    auth: 'agent',
    codes: dateRangeCodes,
    value: incomeSummarySchema,
  }),
  byDownline: route('GET /agent/income/downline', {
    summary: 'Earnings from each person directly below an agent in a range of days, highest first',
    query: z.object({
      ...dateRange(),
      kind: contractKindSchema.optional(),
      ...paged(INCOME_PAGE_SIZE),
    }),
    auth: 'agent',
    codes: dateRangeCodes,
    value: pageOf({
      /** The branches of the page, highest first. */
      branches: z.array(branchIncomeSchema),
      /** What was carried over, and fractions of hundredths: nobody’s part. */
      rest: z.int(),
      /** The sum over the rows of all pages, and the rest. */
      earned: z.int(),
      currency: currencySchema,
    }),
  }),
  byLink: route('GET /agent/income/links', {
    summary: 'Results of an agent’s links in a range of days: registrations, deposits, commission',
    query: z.object({ ...dateRange(), ...paged(LINK_RESULTS_PAGE_SIZE) }),
    auth: 'agent',
    codes: dateRangeCodes,
    value: pageOf({
      /** The links of the page. */
      results: z.array(linkResultSchema),
      currency: currencySchema,
    }),
  }),
  payments: route('GET /agent/income/payments', {
    summary: 'Upcoming payments from existing lines, and the payments of a range of days',
    query: z.object({ ...dateRange(), ...paged(INCOME_PAGE_SIZE) }),
    auth: 'agent',
    codes: dateRangeCodes,
    value: pageOf({
      /** Over all days, soonest first; lines until then may change them. */
      due: z.array(duePaymentSchema),
      /** Newest first. */
      made: z.array(madePaymentSchema),
      currency: currencySchema,
      timeZone: z.string(),
    }),
  }),
  running: route('GET /agent/income/running', {
    summary: 'The current period of a contract so far',
    query: z.object({ kind: contractKindSchema }),
    auth: 'agent',
    value: runningIncomeSchema,
  }),
  lines: route('GET /agent/income/lines', {
    summary: 'Lines of income, newest first, in pages, with totals over all pages',
    query: z.object({ ...filter, ...paged(INCOME_PAGE_SIZE) }),
    auth: 'agent',
    codes: dateRangeCodes,
    value: pageOf({
      /** The lines of the page, newest first. */
      lines: z.array(incomeLineSchema),
      totals: incomeTotalsSchema,
      currency: currencySchema,
    }),
  }),
  allLines: route('GET /agent/income/lines/all', {
    summary: 'Lines of income in pieces, newest first, for a file of all',
    query: z.object({
      ...filter,
      /** `next` of the previous piece; left out for the first. */
      after: z
        .string()
        .regex(/^\d{1,15}-\d{1,15}$/u)
        .optional(),
      /** The number of lines in a piece: a small first one starts a download at once. */
      pieceSize: wholeNumberOf(1, INCOME_IN_A_PIECE).default(INCOME_IN_A_PIECE),
    }),
    auth: 'agent',
    codes: dateRangeCodes,
    value: z.strictObject({
      /** The lines of the piece, newest first. */
      lines: z.array(incomeLineSchema),
      currency: currencySchema,
      /** Where the next piece begins; null after the last one. */
      next: z.string().nullable(),
    }),
  }),
  line: route('GET /agent/income/line/:lineId', {
    summary: 'One line of income with its whole calculation',
    pathParams: one,
    auth: 'agent',
    codes: ['not_found'],
    value: incomeInFullSchema,
  }),
  people: route('GET /agent/income/line/:lineId/people', {
    summary: 'What each person of the team did in the period of a line; names are masked',
    pathParams: one,
    query: z.object(paged(INCOME_PAGE_SIZE)),
    auth: 'agent',
    codes: ['not_found'],
    value: pageOf({
      /** The people of the page. */
      people: z.array(incomePersonSchema),
      currency: currencySchema,
    }),
  }),
});
