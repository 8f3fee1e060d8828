import { z } from 'zod/v4';
import { addressSchema } from './text.ts';

/** How a bet of a round ended. */
const playedBetStates = ['open', 'won', 'lost', 'void'] as const;

/** What was bet in a round, and what it brought. Amounts in hundredths. */
const playedBetSchema = z
  .strictObject({
    /** What the stake was on, in the player's language. */
    on: z.string(),
    /** Null where one stake covers all bets of the round. */
    stake: z.int().nonnegative().nullable(),
    /** In hundredths; null where the bet has none. */
    odds: z.int().positive().nullable(),
    /** What came back, the stake included; null where it is only known of the whole round. */
    paid: z.int().nonnegative().nullable(),
    state: z.enum(playedBetStates),
  })
  .meta({ id: 'PlayedBet' });
export type PlayedBet = z.infer<typeof playedBetSchema>;

/** One thing that came: a card, a ball, a symbol of a reel, or words. */
const playedItemSchema = z
  .strictObject({
    form: z.enum(['card', 'ball', 'symbol', 'text']),
    /** In the player's language. */
    text: z.string(),
    /** Where its picture is; null where the text is all there is. */
    image: addressSchema.nullable(),
  })
  .meta({ id: 'PlayedItem' });
export type PlayedItem = z.infer<typeof playedItemSchema>;

/** What came in a round, by what it is: a hand, a draw, the reels. */
const playedGroupSchema = z
  .strictObject({
    /** In the player's language; empty where it needs no title. */
    title: z.string(),
    /** How many stand in a row; null for as many as fit. */
    columns: z.int().positive().nullable(),
    items: z.array(playedItemSchema),
  })
  .meta({ id: 'PlayedGroup' });
export type PlayedGroup = z.infer<typeof playedGroupSchema>;

/** What was bet and what came, so that a player or the desk can settle a dispute from it (W4). */
export const roundPlaySchema = z
  .strictObject({ bets: z.array(playedBetSchema), results: z.array(playedGroupSchema) })
  .meta({ id: 'RoundPlay' });
export type RoundPlay = z.infer<typeof roundPlaySchema>;
