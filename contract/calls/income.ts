import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
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
  summary: {
    method: 'GET',
    path: '/agent/income/summary',
    query: z.object(dateRange()),
    ...answers({
      summary: 'What the contracts of an agent came to, by kind and by day',
      auth: 'agent',
      codes: dateRangeCodes,
      value: incomeSummarySchema,
    }),
  },
  byDownline: {
    method: 'GET',
    path: '/agent/income/downline',
    query: z.object({
      ...dateRange(),
      kind: contractKindSchema.optional(),
      ...paged(INCOME_PAGE_SIZE),
    }),
    ...answers({
      summary: 'What each person right below an agent brought in some days, the most first',
      auth: 'agent',
      codes: dateRangeCodes,
      value: pageOf({
        branches: z.array(branchIncomeSchema),
        /** What was carried over, and fractions of hundredths: nobody’s part. */
        rest: z.int(),
        /** All rows of all pages, and the rest. */
        earned: z.int(),
        currency: currencySchema,
      }),
    }),
  },
  byLink: {
    method: 'GET',
    path: '/agent/income/links',
    query: z.object({ ...dateRange(), ...paged(LINK_RESULTS_PAGE_SIZE) }),
    ...answers({
      summary:
        'What came of the links of an agent in some days: registrations, deposits, commission',
      auth: 'agent',
      codes: dateRangeCodes,
      value: pageOf({ results: z.array(linkResultSchema), currency: currencySchema }),
    }),
  },
  payments: {
    method: 'GET',
    path: '/agent/income/payments',
    query: z.object({ ...dateRange(), ...paged(INCOME_PAGE_SIZE) }),
    ...answers({
      summary: 'The payments to come by the lines that there are, and those of some days',
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
  },
  running: {
    method: 'GET',
    path: '/agent/income/running',
    query: z.object({ kind: contractKindSchema }),
    ...answers({
      summary: 'The period of a contract that is under way, as far as it has come',
      auth: 'agent',
      value: runningIncomeSchema,
    }),
  },
  lines: {
    method: 'GET',
    path: '/agent/income/lines',
    query: z.object({ ...filter, ...paged(INCOME_PAGE_SIZE) }),
    ...answers({
      summary: 'Lines of income, newest first, a page at a time, with totals over all pages',
      auth: 'agent',
      codes: dateRangeCodes,
      value: pageOf({
        lines: z.array(incomeLineSchema),
        totals: incomeTotalsSchema,
        currency: currencySchema,
      }),
    }),
  },
  allLines: {
    method: 'GET',
    path: '/agent/income/lines/all',
    query: z.object({
      ...filter,
      /** `next` of the previous piece; left out for the first. */
      after: z
        .string()
        .regex(/^\d{1,15}-\d{1,15}$/u)
        .optional(),
      /** Limits the first piece, so that a download starts at once. */
      pieceSize: wholeNumberOf(1, INCOME_IN_A_PIECE).default(INCOME_IN_A_PIECE),
    }),
    ...answers({
      summary: 'Lines of income in pieces, newest first, to make a file of all',
      auth: 'agent',
      codes: dateRangeCodes,
      value: z.strictObject({
        lines: z.array(incomeLineSchema),
        currency: currencySchema,
        /** Where the next piece begins; null after the last one. */
        next: z.string().nullable(),
      }),
    }),
  },
  line: {
    method: 'GET',
    path: '/agent/income/line/:lineId',
    pathParams: one,
    ...answers({
      summary: 'One line of income with all that it is made of',
      auth: 'agent',
      codes: ['not_found'],
      value: incomeInFullSchema,
    }),
  },
  people: {
    method: 'GET',
    path: '/agent/income/line/:lineId/people',
    pathParams: one,
    query: z.object(paged(INCOME_PAGE_SIZE)),
    ...answers({
      summary: 'What each person of the team did in the period of a line; names are masked',
      auth: 'agent',
      codes: ['not_found'],
      value: pageOf({ people: z.array(incomePersonSchema), currency: currencySchema }),
    }),
  },
});
