import { z } from 'zod/v4';
import { gameCategorySchema } from './game.ts';
import { currencySchema } from './money.ts';
import { roundGameSchema, roundSchema, roundTotalsSchema } from './round.ts';
import { momentSchema } from './text.ts';
import { transactionKindSchema } from './transaction.ts';

/** What a member did in a time, with play and money. Money in hundredths of the currency unit. */
const ownFiguresSchema = z
  .strictObject({
    ...roundTotalsSchema.shape,
    /** The number of days with at least one round. */
    daysWithPlay: z.int().nonnegative(),
    /** The time of play, in whole minutes. */
    minutes: z.int().nonnegative(),
    /** Deposits as credited, less those that the bank reversed, in hundredths. */
    deposits: z.int(),
    /** Withdrawals with their fees, less those that came back, in hundredths. */
    withdrawals: z.int(),
    /** `deposits` less `withdrawals`, in hundredths. */
    netDeposits: z.int(),
  })
  .meta({ id: 'OwnFigures' });
export type OwnFigures = z.infer<typeof ownFiguresSchema>;

/** All lines of one kind of the account record in a month. */
const statementLineSchema = z
  .strictObject({
    kind: transactionKindSchema,
    /** The number of lines. */
    transactions: z.int().positive(),
    /** Their sum, in hundredths; 0 if they only set money aside. */
    amount: z.int(),
  })
  .meta({ id: 'StatementLine' });

/** A month of the site's time zone. */
const ownMonthSchema = z
  .strictObject({
    /** `YYYY-MM`. */
    month: z.string().regex(/^\d{4}-\d{2}$/u),
    /** Its first moment. */
    from: momentSchema,
    /** The first moment after it; after today in the current month. */
    before: momentSchema,
    ...ownFiguresSchema.shape,
    /** The total before its first line, over all parts, in hundredths. */
    opening: z.int(),
    /** The total after its last line, in hundredths; `opening` and all `lines` sum up to it. */
    closing: z.int(),
    /** What the account record says in this month, by kind. */
    lines: z.array(statementLineSchema),
  })
  .meta({ id: 'OwnMonth' });
export type OwnMonth = z.infer<typeof ownMonthSchema>;

/** A year of a member (W10): figures by month, by category, by vendor and by game. */
export const ownYearSchema = z
  .strictObject({
    /** The number of the year that was asked for, such as 2026; it begins in the site’s time zone. */
    year: z.int(),
    /** The number of the year in which the account was made. */
    firstYear: z.int(),
    /** The months that have begun, oldest first. */
    months: z.array(ownMonthSchema),
    /** Over all months. */
    totals: ownFiguresSchema,
    /** By category, most staked first. */
    categories: z.array(
      z.strictObject({
        /** Null for games that are no longer offered. */
        gameCategory: gameCategorySchema.nullable(),
        ...roundTotalsSchema.shape,
      }),
    ),
    /** By vendor, most staked first. */
    vendors: z.array(
      z.strictObject({
        /** Code of the vendor; null for games that are no longer offered. */
        vassalage: z.string().nullable(),
        /** Name of the vendor, as shown; null for games that are no longer offered. */
        vendor: z.string().nullable(),
        ...roundTotalsSchema.shape,
      }),
    ),
    /** The games with the highest stakes, at most 20. */
    games: z.array(
      z.strictObject({
        /** Null for all games that are no longer offered, which are one. */
        game: roundGameSchema.nullable(),
        ...roundTotalsSchema.shape,
      }),
    ),
    /** The ended round with the highest net above zero; null without one. */
    largestWin: roundSchema.nullable(),
    /** The ended round with the lowest net below zero; null without one. */
    largestLoss: roundSchema.nullable(),
    currency: currencySchema,
  })
  .meta({ id: 'OwnYear' });
export type OwnYear = z.infer<typeof ownYearSchema>;
