import { z } from 'zod/v4';
import { gameCategorySchema } from './game.ts';
import { moneySchema } from './money.ts';
import { participationStates, promotionCategories, promotionKinds } from './promotion-types.ts';
import { addressSchema, momentSchema } from './text.ts';

const promotionFields = {
  id: z.string(),
  category: z.enum(promotionCategories),
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  image: addressSchema,
  /** What it pays each person; null if there is no fixed amount. */
  bonus: moneySchema.nullable(),
  /** All prizes of a raffle together; null for other kinds. */
  prizePool: moneySchema.nullable(),
  startsAt: momentSchema,
  endsAt: momentSchema.nullable(),
};

/** A promotion as a list shows it (W8). */
export const promotionSchema = z.strictObject(promotionFields).meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof promotionSchema>;

/** One ticket that was drawn in a raffle (S16). */
const raffleWinnerSchema = z
  .strictObject({
    ticket: z.int().positive(),
    /** The winner as others may see them: 'Ma***'. */
    name: z.string(),
    prize: moneySchema,
  })
  .meta({ id: 'RaffleWinner' });
export type RaffleWinner = z.infer<typeof raffleWinnerSchema>;

/** A raffle as everybody sees it: before the draw without winners, after it with them (S16). */
const raffleSchema = z
  .strictObject({
    drawsAt: momentSchema,
    /** Tickets so far. */
    entries: z.int().nonnegative(),
    /** The highest first. */
    prizes: z.array(moneySchema),
    /** In the order of the prizes; null until the draw. */
    winners: z.array(raffleWinnerSchema).nullable(),
  })
  .meta({ id: 'Raffle' });
export type Raffle = z.infer<typeof raffleSchema>;

/** The conditions that a person must know before taking part (W8, W11). */
const promotionConditionsSchema = z
  .strictObject({
    /** The wagering before what it pays can be withdrawn; null if it pays money directly. */
    wagering: z
      .strictObject({
        /** A multiple of what it pays. */
        times: z.int().positive(),
        /** Days from the credit; what is left then expires. */
        days: z.int().positive(),
        /** Percent of a stake that counts, by kind of game. */
        games: z.array(
          z.strictObject({ category: gameCategorySchema, percent: z.int().min(0).max(100) }),
        ),
      })
      .nullable(),
    minimumAge: z.int().positive(),
  })
  .meta({ id: 'PromotionConditions' });
export type PromotionConditions = z.infer<typeof promotionConditionsSchema>;

/** Everything about one promotion (W8). */
export const promotionDetailSchema = z
  .strictObject({
    ...promotionFields,
    /** HTML from outside: to be sanitised before it is shown. */
    content: z.string(),
    /** The terms; also HTML from outside. */
    terms: z.string(),
    /** Null where it pays no money. */
    conditions: promotionConditionsSchema.nullable(),
    /** The lowest rank that it is open to; null if open to all. */
    minimumRankLevel: z.int().nonnegative().nullable(),
    /** Rounds that a mission asks for; null for other kinds. */
    rounds: z.int().positive().nullable(),
    /** Null for other kinds. */
    raffle: raffleSchema.nullable(),
  })
  .meta({ id: 'PromotionDetail' });
export type PromotionDetail = z.infer<typeof promotionDetailSchema>;

/** How a member takes part in one promotion (W5). */
export const participationSchema = z
  .strictObject({
    promotionId: z.string(),
    state: z.enum(participationStates),
    joinedAt: momentSchema,
    claimedAt: momentSchema.nullable(),
    /** The amount to claim, or claimed. */
    bonus: moneySchema.nullable(),
    /** When the next step happens by itself: the decision, the draw; null if none does. */
    decidedAt: momentSchema.nullable(),
    /** Rounds of a mission played since joining; null for other kinds. */
    roundsPlayed: z.int().nonnegative().nullable(),
    /** The ticket number in a raffle; null for other kinds. */
    ticket: z.int().positive().nullable(),
  })
  .meta({ id: 'Participation' });
export type Participation = z.infer<typeof participationSchema>;
