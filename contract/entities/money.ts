import { z } from 'zod/v4';
import { momentSchema } from './text.ts';

/** Currencies that a site may run in: ISO 4217 codes with two decimals (T0). */
export const currencies = ['BRL', 'USD', 'EUR', 'MXN', 'CNY', 'THB', 'MYR'] as const;

export const currencySchema = z.enum(currencies).meta({ id: 'Currency' });
export type Currency = z.infer<typeof currencySchema>;

/** An amount in hundredths of the currency unit; never a fraction (T0). */
export const moneySchema = z
  .strictObject({
    /** Hundredths of the currency unit. */
    amount: z.int(),
    currency: currencySchema,
  })
  .meta({ id: 'Money' });
export type Money = z.infer<typeof moneySchema>;

/** The member's daily limit of the site. Amounts in hundredths of the currency unit. */
export const dayLimitSchema = z
  .strictObject({
    /** The limit, in hundredths of the currency unit. */
    max: z.int().nonnegative(),
    /** What is left of it now. */
    left: z.int().nonnegative(),
    /** When the full limit is available again; null if none of it was used. */
    resetsAt: momentSchema.nullable(),
  })
  .meta({ id: 'DayLimit' });
export type DayLimit = z.infer<typeof dayLimitSchema>;

/** The parts of the balance, in hundredths of the currency unit: they sum to `sumBalance`. */
const balancePartsSchema = z
  .strictObject({
    /** The person's own money: for stakes and, less any debt, for withdrawals. */
    available: z.int().nonnegative(),
    /** Set aside for withdrawals under way. */
    reserved: z.int().nonnegative(),
    /** What is left of bonuses: for stakes only. */
    bonus: z.int().nonnegative(),
    /** Winnings from bonuses: for stakes only, until the wagering is done. */
    locked: z.int().nonnegative(),
    /** In vendor wallets; a transfer brings it back. */
    vendors: z.int().nonnegative(),
  })
  .meta({ id: 'BalanceParts' });

/**
 * The member's debt after the bank reversed deposits that had been spent. Amounts in hundredths.
 * The next deposit pays it first; that much of the balance can neither be withdrawn nor sent on.
 */
const debtSchema = z
  .strictObject({
    /** What is still owed, in hundredths of the currency unit. */
    owed: z.int().positive(),
    /** Since when there is a debt. */
    since: momentSchema,
    /** The reversed deposits, oldest first, with what is owed for each. */
    deposits: z
      .array(
        z.strictObject({
          id: z.string(),
          /** What is still owed of this deposit, in hundredths of the currency unit. */
          owed: z.int().positive(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'Debt' });
export type Debt = z.infer<typeof debtSchema>;

/** The balance of a member over all wallets, in hundredths of the currency unit. */
export const balanceSchema = z
  .strictObject({
    /**
     * The whole balance, in hundredths of the currency unit: all wallets, money set aside and
     * bonuses.
     */
    sumBalance: z.int().nonnegative(),
    /** The parts of the balance, which add up to it. */
    parts: balancePartsSchema,
    /** The debt besides the balance, or null. */
    debt: debtSchema.nullable(),
    currency: currencySchema,
  })
  .meta({ id: 'Balance' });
export type Balance = z.infer<typeof balanceSchema>;
