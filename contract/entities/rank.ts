import { z } from 'zod/v4';
import { labelSchema } from './member.ts';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

const hundredths = z.int().nonnegative();

/** A rank, and what must be staked for it within the counted days. */
const rankStepSchema = z.strictObject({
  label: labelSchema,
  /** What has to be wagered for the rank, in hundredths of the currency unit. */
  from: hundredths,
  /** Its benefits over the rank below: promotions that are open to it, or soon will be. */
  promotions: z.array(z.strictObject({ promotionId: z.string(), title: z.string() })),
  /** It includes VIP customer service, which the rank below does not. */
  hasVipService: z.boolean(),
});
export type RankStep = z.infer<typeof rankStepSchema>;

/** A change of rank: a rise, a fall, or a rank kept at the end of its term. */
const rankEventSchema = z.strictObject({
  at: momentSchema,
  /** The rank before. */
  from: labelSchema,
  /** The rank since then. */
  to: labelSchema,
  /** The stakes that counted at that moment, in hundredths of the currency unit. */
  counted: hundredths,
});
export type RankEvent = z.infer<typeof rankEventSchema>;

/** A person's rank, and how it is computed (W5). Amounts in hundredths of the currency unit. */
export const playerRankSchema = z
  .strictObject({
    /** The rank of the person. */
    label: labelSchema,
    currency: currencySchema,
    /** Settled bets of this many days count. */
    countedDays: z.int().positive(),
    /** The stakes that count now, in hundredths of the currency unit. */
    counted: hundredths,
    /** Every rank, the lowest first. */
    ranks: z.array(rankStepSchema),
    /** The next rank and what is missing for it; null at the highest. */
    next: z
      .strictObject({
        ...rankStepSchema.shape,
        /** What is still to be wagered for it, in hundredths of the currency unit. */
        missing: hundredths,
      })
      .nullable(),
    /** Until when the rank is guaranteed; null at the lowest, which nobody loses. */
    keeping: z
      .strictObject({
        /** Until when that has to be wagered. */
        until: momentSchema,
        /**
         * The stakes that will count then if nothing more is staked, in hundredths of the currency
         * unit.
         */
        counted: hundredths,
        /** What is missing to keep the rank on that day, in hundredths of the currency unit. */
        missing: hundredths,
        /** The rank on that day if nothing more is staked. */
        otherwise: labelSchema,
      })
      .nullable(),
    /** The history of the rank, newest first. */
    history: z.array(rankEventSchema),
  })
  .meta({ id: 'PlayerRank' });
export type PlayerRank = z.infer<typeof playerRankSchema>;
