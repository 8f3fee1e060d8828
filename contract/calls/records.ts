import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { gameCategorySchema } from '../entities/game.ts';
import { currencySchema } from '../entities/money.ts';
import { ownYearSchema } from '../entities/own-year.ts';
import { profitSchema } from '../entities/profit.ts';
import {
  roundInFullSchema,
  roundSchema,
  roundStateSchema,
  roundTotalsSchema,
} from '../entities/round.ts';
import { ROUNDS_PAGE_SIZE, roundResults } from '../entities/round-lists.ts';
import { languageSchema, textOf, wholeNumberOf } from '../entities/text.ts';
import {
  transactionInFullSchema,
  transactionKindSchema,
  transactionSchema,
  transactionStateSchema,
  transactionTotalsSchema,
} from '../entities/transaction.ts';
import { TRANSACTIONS_IN_A_PIECE, TRANSACTIONS_PAGE_SIZE } from '../entities/transaction-types.ts';
import { dateRange, dateRangeCodes, paged, pageOf } from '../lists.ts';

/** The filters of the betting record. */
const roundFilter = {
  ...dateRange(),
  gameClassify: gameCategorySchema.optional(),
  vassalage: textOf(64).optional(),
  /** Accents are ignored, and one wrong letter is forgiven. */
  gameName: textOf(100).optional(),
  state: roundStateSchema.optional(),
  /** Only settled rounds, by their result. */
  result: z.enum(roundResults).optional(),
};

/** The filters of the account record. */
const transactionFilter = {
  ...dateRange(),
  kind: transactionKindSchema.optional(),
  state: transactionStateSchema.optional(),
};

/**
 * The betting record, the account record and the personal profit of a member (W4). A trial account
 * has none. Somebody else's round or line is answered with `not_found`, like one that never existed.
 */
export const recordsCalls = c.router({
  rounds: route('GET /records/rounds', {
    summary: 'The betting record, newest first, in pages, with totals over all pages',
    query: z.object({ ...roundFilter, ...paged(ROUNDS_PAGE_SIZE) }),
    auth: 'trueMember',
    codes: dateRangeCodes,
    value: pageOf({
      /** The rounds of the page, newest first. */
      rounds: z.array(roundSchema),
      totals: roundTotalsSchema,
      currency: currencySchema,
    }),
  }),
  allRounds: route('GET /records/rounds/all', {
    summary: 'The betting record in pieces, newest first, for a file of all',
    query: z.object({
      ...roundFilter,
      /** `next` of the previous piece; left out for the first. */
      after: z
        .string()
        .regex(/^\d{1,15}-\d{1,15}$/u)
        .optional(),
    }),
    auth: 'trueMember',
    codes: dateRangeCodes,
    value: z.strictObject({
      /** The rounds of the piece, newest first. */
      rounds: z.array(roundSchema),
      currency: currencySchema,
      /** Where the next piece begins; null after the last one. */
      next: z.string().nullable(),
    }),
  }),
  round: route('GET /records/round/:roundId', {
    summary: 'One round: bets, results, and its entries in the ledger',
    pathParams: z.object({ roundId: textOf(64).min(1) }),
    query: z.object({ language: languageSchema.optional() }),
    auth: 'trueMember',
    codes: ['not_found'],
    value: roundInFullSchema,
  }),
  transactions: route('GET /records/transactions', {
    summary: 'The account record, newest first, in pages, with totals over all pages',
    query: z.object({ ...transactionFilter, ...paged(TRANSACTIONS_PAGE_SIZE) }),
    auth: 'trueMember',
    codes: dateRangeCodes,
    value: pageOf({
      /** The lines of the page, newest first. */
      transactions: z.array(transactionSchema),
      totals: transactionTotalsSchema,
      currency: currencySchema,
    }),
  }),
  allTransactions: route('GET /records/transactions/all', {
    summary: 'The account record in pieces, newest first, for a file of all',
    query: z.object({
      ...transactionFilter,
      /** `next` of the previous piece; left out for the first. */
      after: z
        .string()
        .regex(/^\d{1,15}$/u)
        .optional(),
      /** The number of lines in a piece: a small first one starts a download at once. */
      pieceSize: z.coerce
        .number()
        .int()
        .min(1)
        .max(TRANSACTIONS_IN_A_PIECE)
        .default(TRANSACTIONS_IN_A_PIECE),
    }),
    auth: 'trueMember',
    codes: dateRangeCodes,
    value: z.strictObject({
      /** The lines of the piece, newest first. */
      transactions: z.array(transactionSchema),
      currency: currencySchema,
      /** Where the next piece begins; null after the last one. */
      next: z.string().nullable(),
    }),
  }),
  transaction: route('GET /records/transaction/:transactionId', {
    summary: 'One line of the account record, with the history of its money',
    pathParams: z.object({ transactionId: textOf(64).min(1) }),
    auth: 'trueMember',
    codes: ['not_found'],
    value: transactionInFullSchema,
  }),
  year: route('GET /records/year', {
    summary:
      'The member’s year: play, time and money by month, category, vendor and game, and the sums of the account record',
    query: z.object({
      /** The year, in the site's time zone. */
      year: wholeNumberOf(2000, 2999),
    }),
    auth: 'trueMember',
    value: ownYearSchema,
  }),
  profit: route('GET /records/profit', {
    summary: 'The member’s stakes, payouts and bonuses, by day and in total',
    query: z.object(dateRange()),
    auth: 'trueMember',
    codes: dateRangeCodes,
    value: profitSchema,
  }),
});
