import { z } from 'zod/v4';
import { gameCategorySchema } from './game.ts';
import { moneySchema } from './money.ts';
import { participationStates, promotionCategories, promotionKinds } from './promotion-types.ts';
import { addressSchema, momentSchema } from './text.ts';

const promotionFields = {
  id: z.string(),
  /** Where the page of promotions shows it. */
  category: z.enum(promotionCategories),
  /** How people take part. */
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  image: addressSchema,
  /** What it pays each person; null if there is no fixed amount. */
  bonus: moneySchema.nullable(),
  /** All prizes of a raffle together; null for other kinds. */
  prizePool: moneySchema.nullable(),
  startsAt: momentSchema,
  /** When it ends; null if no end is known. */
  endsAt: momentSchema.nullable(),
};

/** A promotion as a list shows it (W8). */
export const promotionSchema = z.strictObject(promotionFields).meta({ id: 'Promotion' });
export type Promotion = z.infer<typeof promotionSchema>;

/** One ticket that was drawn in a raffle (S16). */
const raffleWinnerSchema = z
  .strictObject({
    /** The number of the ticket. */
    ticket: z.int().positive(),
    /** The winner as others may see them: 'Ma***'. */
    name: z.string(),
    /** What was won. */
    prize: moneySchema,
  })
  .meta({ id: 'RaffleWinner' });
export type RaffleWinner = z.infer<typeof raffleWinnerSchema>;

/** A raffle as everybody sees it: before the draw without winners, after it with them (S16). */
const raffleSchema = z
  .strictObject({
    /** When the winners are drawn. */
    drawsAt: momentSchema,
    /** The number of tickets so far. */
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
        /** How many times what it pays has to be wagered. */
        times: z.int().positive(),
        /** Days from the credit; what is left then expires. */
        days: z.int().positive(),
        /** Percent of a stake that counts, by kind of game. */
        games: z.array(
          z.strictObject({
            category: gameCategorySchema,
            /** How much of a bet counts, in percent. */
            percent: z.int().min(0).max(100),
          }),
        ),
      })
      .nullable(),
    /** The age from which people can take part, in years. */
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
    /** The number of the lowest rank that it is open to; null if open to all. */
    minimumRankLevel: z.int().nonnegative().nullable(),
    /** The number of rounds that a mission asks for; null for other kinds. */
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
    /** When the bonus was claimed; null before that. */
    claimedAt: momentSchema.nullable(),
    /** The amount to claim, or claimed. */
    bonus: moneySchema.nullable(),
    /** When the next step happens by itself: the decision, the draw; null if none does. */
    decidedAt: momentSchema.nullable(),
    /** The number of rounds of a mission played since joining; null for other kinds. */
    roundsPlayed: z.int().nonnegative().nullable(),
    /** The number of the ticket in a raffle; null for other kinds. */
    ticket: z.int().positive().nullable(),
  })
  .meta({ id: 'Participation' });
export type Participation = z.infer<typeof participationSchema>;
