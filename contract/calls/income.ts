import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { contractKindSchema } from '../entities/agent.ts';
import {
  incomeInFullSchema,
  incomeLineSchema,
  incomePersonSchema,
  incomeStateSchema,
  incomeSummarySchema,
  incomeTotalsSchema,
  runningIncomeSchema,
} from '../entities/income.ts';
import { INCOME_IN_A_PIECE, INCOME_PAGE_SIZE } from '../entities/income-types.ts';
import { currencySchema } from '../entities/money.ts';
import { textOf, wholeNumberOf } from '../entities/text.ts';
import { dateRange, dateRangeCodes, paged, pageOf } from '../lists.ts';

const one = z.object({ lineId: textOf(64).min(1) });

/** What lines are narrowed down by. A line belongs to the last day that it counts. */
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
      /** `next` of the piece before; the first piece without it. */
      after: z
        .string()
        .regex(/^\d{1,15}-\d{1,15}$/u)
        .optional(),
      /** The first piece of a file can be small, so that it begins at once. */
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
