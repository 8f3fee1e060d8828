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

/** The filters of the betting record. */
const roundFilter = {
  ...dateRange(),
  gameClassify: gameCategorySchema.optional(),
  vassalage: textOf(64).optional(),
  /** Accents are ignored, and one wrong letter is forgiven. */
  gameName: textOf(100).optional(),
  state: roundStateSchema.optional(),
};

/**
 * The betting record of a member (W4). A trial account has none. Somebody else's round is answered
 * with `not_found`, like one that never existed.
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
      summary: 'The betting record, newest first, a page at a time, with totals over all pages',
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
      summary: 'The betting record in pieces, newest first, to make a file of the whole',
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
