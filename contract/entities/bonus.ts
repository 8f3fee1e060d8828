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
    /** The promotion that granted it; null for others. */
    promotion: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
    state: z.enum(bonusStates),
    /** What was given. */
    amount: z.int().positive(),
    /** What is left of it. */
    bonus: hundredths,
    /** What was won with it. */
    locked: hundredths,
    /** How much of both is staked on open bets. */
    inPlay: hundredths,
    /** The stakes that the wagering requires, and how much of them has counted. */
    required: hundredths,
    counted: hundredths,
    currency: currencySchema,
    grantedAt: momentSchema,
    expiresAt: momentSchema,
    endedAt: momentSchema.nullable(),
    /** What became the player's own when it ended, or went back to the house; null while active. */
    finalAmount: hundredths.nullable(),
    /** How much of a stake counts, by category; a named game has its own percentage. */
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
    /** Null for a game that is no longer in the catalogue. */
    game: roundGameSchema.nullable(),
    stake: hundredths,
    /** How much of a stake in this game counts. */
    percent: percentSchema,
    /** How much it counted for this bonus; the rest may have counted for another. */
    counted: hundredths,
    /** The wagering that was still missing afterwards. */
    left: hundredths,
    at: momentSchema,
  })
  .meta({ id: 'BonusRound' });
export type BonusRound = z.infer<typeof bonusRoundSchema>;
