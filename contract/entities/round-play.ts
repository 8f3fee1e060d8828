import { z } from 'zod/v4';
import { addressSchema } from './text.ts';

/** How a bet of a round ended. */
const playedBetStates = ['open', 'won', 'lost', 'void'] as const;

/** A bet of a round and its result. Amounts in hundredths. */
const playedBetSchema = z
  .strictObject({
    /** What the stake was on, in the player's language. */
    on: z.string(),
    /** Null if one stake covers all bets of the round. */
    stake: z.int().nonnegative().nullable(),
    /** In hundredths; null if the bet has none. */
    odds: z.int().positive().nullable(),
    /** The payout, stake included; null if it is only known for the whole round. */
    paid: z.int().nonnegative().nullable(),
    /** What became of the bet. */
    state: z.enum(playedBetStates),
  })
  .meta({ id: 'PlayedBet' });
export type PlayedBet = z.infer<typeof playedBetSchema>;

/** One item of a result: a card, a ball, a reel symbol, or words. */
const playedItemSchema = z
  .strictObject({
    /** How it is drawn. */
    form: z.enum(['card', 'ball', 'symbol', 'text']),
    /** In the player's language. */
    text: z.string(),
    /** Address of its picture; null if it only has text. */
    image: addressSchema.nullable(),
  })
  .meta({ id: 'PlayedItem' });
export type PlayedItem = z.infer<typeof playedItemSchema>;

/** A result of a round: a hand, a draw, the reels. */
const playedGroupSchema = z
  .strictObject({
    /** In the player's language; empty where it needs no title. */
    title: z.string(),
    /** The number of items in a row; null for as many as fit. */
    columns: z.int().positive().nullable(),
    /** What came up, in its order. */
    items: z.array(playedItemSchema),
  })
  .meta({ id: 'PlayedGroup' });
export type PlayedGroup = z.infer<typeof playedGroupSchema>;

/** The bets and results of a round, detailed enough to settle a dispute (W4). */
export const roundPlaySchema = z
  .strictObject({
    /** The bets of the round. */
    bets: z.array(playedBetSchema),
    /** What came up, in groups. */
    results: z.array(playedGroupSchema),
  })
  .meta({ id: 'RoundPlay' });
export type RoundPlay = z.infer<typeof roundPlaySchema>;
