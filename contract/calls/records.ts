import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { gameCategorySchema } from '../entities/game.ts';
import { currencySchema } from '../entities/money.ts';
import {
  roundInFullSchema,
  roundSchema,
  roundStateSchema,
  roundTotalsSchema,
} from '../entities/round.ts';
import { ROUNDS_PAGE_SIZE } from '../entities/round-lists.ts';
import { textOf } from '../entities/text.ts';
import { dateRange, dateRangeCodes, paged, pageOf } from '../lists.ts';

/** What the betting record is narrowed down by. */
const roundFilter = {
  ...dateRange(),
  gameClassify: gameCategorySchema.optional(),
  vassalage: textOf(64).optional(),
  /** Found without its accents, and with a letter mistaken. */
  gameName: textOf(100).optional(),
  state: roundStateSchema.optional(),
};

/**
 * What a member finds again: the betting record (W4). A trial account has none. Nobody reaches
 * another's rounds, which are not found, as one that there never was.
 */
export const recordsCalls = c.router({
  rounds: {
    method: 'GET',
    path: '/records/rounds',
    query: z.object({
      ...roundFilter,
      ...paged(ROUNDS_PAGE_SIZE),
    }),
    ...answers({
      summary: 'The betting record, newest first, a page at a time, with the sums of all pages',
      auth: 'trueMember',
      codes: dateRangeCodes,
      value: pageOf({
        rounds: z.array(roundSchema),
        totals: roundTotalsSchema,
        currency: currencySchema,
      }),
    }),
  },
  allRounds: {
    method: 'GET',
    path: '/records/rounds/all',
    query: z.object({
      ...roundFilter,
      /** `next` of the piece before; the first piece without it. */
      after: z
        .string()
        .regex(/^\d{1,15}-\d{1,15}$/u)
        .optional(),
    }),
    ...answers({
      summary: 'The betting record piece by piece, newest first, for a file of all of it',
      auth: 'trueMember',
      codes: dateRangeCodes,
      value: z.strictObject({
        rounds: z.array(roundSchema),
        currency: currencySchema,
        /** Where the next piece begins; null after the last one. */
        next: z.string().nullable(),
      }),
    }),
  },
  round: {
    method: 'GET',
    path: '/records/round/:roundId',
    pathParams: z.object({ roundId: textOf(64).min(1) }),
    ...answers({
      summary: 'One round with its entries in the ledger',
      auth: 'trueMember',
      codes: ['not_found'],
      value: roundInFullSchema,
    }),
  },
});
