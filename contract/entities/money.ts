import { z } from 'zod/v4';
import { momentSchema } from './text.ts';

/** Currencies that a site may run in: ISO 4217 codes with two decimals (T0). */
export const currencies = ['BRL', 'USD', 'EUR', 'MXN', 'CNY', 'THB', 'MYR'] as const;

export const currencySchema = z.enum(currencies).meta({ id: 'Currency' });
export type Currency = z.infer<typeof currencySchema>;

/** An amount in hundredths of the currency unit; never a fraction (T0). */
export const moneySchema = z
  .strictObject({ amount: z.int(), currency: currencySchema })
  .meta({ id: 'Money' });
export type Money = z.infer<typeof moneySchema>;

/** What the limit of a day of the site leaves a member. Amounts in hundredths of the currency unit. */
export const dayLimitSchema = z
  .strictObject({
    max: z.int().nonnegative(),
    /** What of it is left now. */
    left: z.int().nonnegative(),
    /** When all of it fits again; null where nothing was used. */
    resetsAt: momentSchema.nullable(),
  })
  .meta({ id: 'DayLimit' });
export type DayLimit = z.infer<typeof dayLimitSchema>;

/**
 * What the balance is made of, in hundredths of the currency unit: the parts sum to `sumBalance`.
 */
const balancePartsSchema = z
  .strictObject({
    /** The person's own money: to stake, and but for what they owe to withdraw. */
    available: z.int().nonnegative(),
    /** Set aside for payouts that are on their way. */
    reserved: z.int().nonnegative(),
    /** What is left of bonuses: to stake alone. */
    bonus: z.int().nonnegative(),
    /** What was won with bonuses: to stake alone, until their wagering is done. */
    locked: z.int().nonnegative(),
    /** In the wallets of vendors, from where it comes back by a transfer. */
    vendors: z.int().nonnegative(),
  })
  .meta({ id: 'BalanceParts' });

/**
 * What a member owes since the bank took deposits back that had been spent. Amounts in hundredths. The
 * next payment pays it first, and as much of the balance can neither be withdrawn nor sent on.
 */
const debtSchema = z
  .strictObject({
    owed: z.int().positive(),
    /** Since when anything of it is owed. */
    since: momentSchema,
    /** The deposits that were taken back, oldest first, with what is owed for each. */
    deposits: z.array(z.strictObject({ id: z.string(), owed: z.int().positive() })).min(1),
  })
  .meta({ id: 'Debt' });
export type Debt = z.infer<typeof debtSchema>;

/** The balance of a member over all wallets, in hundredths of the currency unit. */
export const balanceSchema = z
  .strictObject({
    sumBalance: z.int().nonnegative(),
    parts: balancePartsSchema,
    /** What is owed beside it; null where nothing is. */
    debt: debtSchema.nullable(),
    currency: currencySchema,
  })
  .meta({ id: 'Balance' });
export type Balance = z.infer<typeof balanceSchema>;
