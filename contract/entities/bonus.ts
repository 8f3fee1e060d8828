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
    /** What the bonus was given for. */
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
    /** The stakes that the wagering requires, in hundredths of the currency unit. */
    required: hundredths,
    /** What was wagered so far, in hundredths of the currency unit. */
    counted: hundredths,
    currency: currencySchema,
    /** When it was given. */
    grantedAt: momentSchema,
    expiresAt: momentSchema,
    /** When it ended; null while it goes on. */
    endedAt: momentSchema.nullable(),
    /** What became the player's own when it ended, or went back to the house; null while active. */
    finalAmount: hundredths.nullable(),
    /** How much of a stake counts, by category; a named game has its own percentage. */
    counts: z.strictObject({
      /** How much of a bet counts, by category. */
      categories: z.array(
        z.strictObject({
          category: gameCategorySchema,
          /** How much of a bet counts, in percent. */
          percent: percentSchema,
        }),
      ),
      /** Games in which another part of a bet counts. */
      games: z.array(
        z.strictObject({
          gameName: z.string(),
          /** How much of a bet counts, in percent. */
          percent: percentSchema,
        }),
      ),
    }),
  })
  .meta({ id: 'Bonus' });
export type Bonus = z.infer<typeof bonusSchema>;

/** A round that counted for a bonus. Amounts in hundredths. */
export const bonusRoundSchema = z
  .strictObject({
    /** Identifies the round. */
    roundId: z.string(),
    /** Null for a game that is no longer in the catalogue. */
    game: roundGameSchema.nullable(),
    /** What was staked, in hundredths of the currency unit. */
    stake: hundredths,
    /** How much of a stake in this game counts, in percent. */
    percent: percentSchema,
    /**
     * How much it counted for this bonus, in hundredths of the currency unit; the rest may have
     * counted for another.
     */
    counted: hundredths,
    /** The wagering that was still missing afterwards. */
    left: hundredths,
    at: momentSchema,
  })
  .meta({ id: 'BonusRound' });
export type BonusRound = z.infer<typeof bonusRoundSchema>;
