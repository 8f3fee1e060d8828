import { z } from 'zod/v4';
import { bonusOrigins, bonusStates } from './bonus-types.ts';
import { gameCategorySchema } from './game.ts';
import { currencySchema } from './money.ts';
import { roundGameSchema } from './round.ts';
import { momentSchema } from './text.ts';

const hundredths = z.int().nonnegative();
const percentSchema = z.int().min(0).max(100);

/** A bonus of a person with its wagering (W11). Amounts in hundredths of the currency unit. */
export const bonusSchema = z
  .strictObject({
    id: z.string(),
    origin: z.enum(bonusOrigins),
    /** The promotion that it came from; null for others. */
    promotion: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
    state: z.enum(bonusStates),
    /** What was given. */
    amount: z.int().positive(),
    /** What is left of it. */
    bonus: hundredths,
    /** What was won with it. */
    locked: hundredths,
    /** What of both is staked on bets that are not decided yet. */
    inPlay: hundredths,
    /** What has to be staked until it is the player's own, and how much of that has counted. */
    required: hundredths,
    counted: hundredths,
    currency: currencySchema,
    grantedAt: momentSchema,
    expiresAt: momentSchema,
    endedAt: momentSchema.nullable(),
    /** What became the player's own at its end, or went back to the house; null while it is active. */
    finalAmount: hundredths.nullable(),
    /** How much of a stake counts, by category; a game that is named counts by its own percentage. */
    counts: z.strictObject({
      categories: z.array(z.strictObject({ category: gameCategorySchema, percent: percentSchema })),
      games: z.array(z.strictObject({ gameName: z.string(), percent: percentSchema })),
    }),
  })
  .meta({ id: 'Bonus' });
export type Bonus = z.infer<typeof bonusSchema>;

/** A round that counted for a bonus. Amounts in hundredths. */
export const bonusRoundSchema = z
  .strictObject({
    roundId: z.string(),
    /** Null for a game that the catalogue does not know any more. */
    game: roundGameSchema.nullable(),
    stake: hundredths,
    /** How much of a stake in this game counts. */
    percent: percentSchema,
    /** What it counted for this bonus; the rest of it may have counted for another one. */
    counted: hundredths,
    /** What was still missing after it. */
    left: hundredths,
    at: momentSchema,
  })
  .meta({ id: 'BonusRound' });
export type BonusRound = z.infer<typeof bonusRoundSchema>;
