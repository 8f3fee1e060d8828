import { z } from 'zod/v4';
import { labelSchema } from './member.ts';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

const hundredths = z.int().nonnegative();

/** A rank with what has to be staked for it within the days that count. */
const rankStepSchema = z.strictObject({
  label: labelSchema,
  from: hundredths,
  /** What it gives that the rank below does not: promotions that are open to it, or soon will be. */
  promotions: z.array(z.strictObject({ promotionId: z.string(), title: z.string() })),
  /** It gives the customer service of its own, which the rank below has not. */
  hasVipService: z.boolean(),
});
export type RankStep = z.infer<typeof rankStepSchema>;

/** A rank that rose or fell, or stayed at the end of the time that it was kept for. */
const rankEventSchema = z.strictObject({
  at: momentSchema,
  from: labelSchema,
  to: labelSchema,
  /** What counted at that moment. */
  counted: hundredths,
});
export type RankEvent = z.infer<typeof rankEventSchema>;

/** The rank of a person, and how it is counted (W5). Amounts in hundredths of the currency unit. */
export const playerRankSchema = z
  .strictObject({
    label: labelSchema,
    currency: currencySchema,
    /** Bets of so many days before now count, once they are decided. */
    countedDays: z.int().positive(),
    /** What counts now. */
    counted: hundredths,
    /** Every rank, the lowest first. */
    ranks: z.array(rankStepSchema),
    /** The next rank, with what is missing to it; null at the highest. */
    next: z.strictObject({ ...rankStepSchema.shape, missing: hundredths }).nullable(),
    /** Until when the rank is kept, whatever is played; null at the lowest, which nobody loses. */
    keeping: z
      .strictObject({
        until: momentSchema,
        /** What will count then, if nothing more is staked. */
        counted: hundredths,
        /** What is still missing to keep the rank on that day. */
        missing: hundredths,
        /** The rank on that day, if nothing more is staked. */
        otherwise: labelSchema,
      })
      .nullable(),
    /** What became of the rank so far, the newest first. */
    history: z.array(rankEventSchema),
  })
  .meta({ id: 'PlayerRank' });
export type PlayerRank = z.infer<typeof playerRankSchema>;
