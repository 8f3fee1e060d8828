import { z } from 'zod/v4';
import { gameCategorySchema } from './game.ts';
import { currencySchema } from './money.ts';
import { roundStates } from './round-lists.ts';
import { roundPlaySchema } from './round-play.ts';
import { momentSchema } from './text.ts';

export const roundStateSchema = z.enum(roundStates).meta({ id: 'RoundState' });

/** The game of a round in the record. */
export const roundGameSchema = z
  .strictObject({
    nodeId: z.string(),
    gameName: z.string(),
    /** Code of the vendor. */
    vassalage: z.string(),
    /** Name of the vendor, as shown. */
    vendor: z.string(),
    gameCategory: gameCategorySchema,
  })
  .meta({ id: 'RoundGame' });

/** A round of the betting record (W4, L6). Amounts in hundredths of the currency unit. */
export const roundSchema = z
  .strictObject({
    /** Identifies the round for the player and for customer service. */
    roundId: z.string(),
    /** Null for a game that is no longer in the catalogue. */
    game: roundGameSchema.nullable(),
    state: roundStateSchema,
    stake: z.int().nonnegative(),
    /** The payout; 0 while the round is open, the stake if it was cancelled. */
    win: z.int().nonnegative(),
    /** `win` less `stake`; null while it is open. */
    net: z.int().nullable(),
    /** When the round began. */
    startedAt: momentSchema,
    /** Null while the round is open. */
    endedAt: momentSchema.nullable(),
    /** The earliest moment at which an open round can be settled; null once it has ended. */
    settlesAt: momentSchema.nullable(),
  })
  .meta({ id: 'Round' });
export type Round = z.infer<typeof roundSchema>;

/** Totals over all rounds that match a filter, not over one page. Amounts in hundredths. */
export const roundTotalsSchema = z
  .strictObject({
    rounds: z.int().nonnegative(),
    stake: z.int().nonnegative(),
    win: z.int().nonnegative(),
    /** The net of all ended rounds: `win` less `stake`, without open ones. */
    net: z.int(),
    /** The number of open rounds, and the stakes on them. */
    openRounds: z.int().nonnegative(),
    /** The sum of stakes whose result is not known, in hundredths of the currency unit. */
    openStake: z.int().nonnegative(),
  })
  .meta({ id: 'RoundTotals' });
export type RoundTotals = z.infer<typeof roundTotalsSchema>;

/** A ledger entry that a round made. Amounts in hundredths. */
const roundEntrySchema = z
  .strictObject({
    /** Names the entry in the ledger. */
    reference: z.string(),
    /** What moved the money. */
    kind: z.enum(['stake', 'win', 'stake_returned']),
    /** Negative for a debit. */
    amount: z.int(),
    /** The balance after it, in hundredths of the currency unit. */
    balanceAfter: z.int().nonnegative(),
    at: momentSchema,
  })
  .meta({ id: 'RoundEntry' });

/** A round with all its ledger entries. */
export const roundInFullSchema = z
  .strictObject({
    /** The round. */
    round: roundSchema,
    currency: currencySchema,
    /** Null if the vendor does not report it. */
    play: roundPlaySchema.nullable(),
    /** Oldest first. */
    entries: z.array(roundEntrySchema),
  })
  .meta({ id: 'RoundInFull' });
export type RoundInFull = z.infer<typeof roundInFullSchema>;
