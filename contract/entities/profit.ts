import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { roundTotalsSchema } from './round.ts';

/**
 * What a member staked, got back and was given in a range of days (W4). The rounds are those of the
 * betting record for the same days, each on the day it began. Money in hundredths.
 */
const profitTotalsSchema = z
  .strictObject({
    ...roundTotalsSchema.shape,
    /** Bonuses given; not part of the net. */
    bonus: z.int().nonnegative(),
  })
  .meta({ id: 'ProfitTotals' });
export type ProfitTotals = z.infer<typeof profitTotalsSchema>;

/** The same of one day of the site's time zone. */
const profitDaySchema = z
  .strictObject({
    /** The day, `YYYY-MM-DD`, in the time zone of the site. */
    day: z.iso.date(),
    ...profitTotalsSchema.shape,
  })
  .meta({ id: 'ProfitDay' });
export type ProfitDay = z.infer<typeof profitDaySchema>;

/** Profit of a range: every day, oldest first, and the sums. */
export const profitSchema = z
  .strictObject({
    /** The days with play, oldest first. */
    days: z.array(profitDaySchema),
    totals: profitTotalsSchema,
    currency: currencySchema,
  })
  .meta({ id: 'Profit' });
export type Profit = z.infer<typeof profitSchema>;
