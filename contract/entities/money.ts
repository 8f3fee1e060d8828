import { z } from 'zod/v4';

/** Currencies that a site may run in: ISO 4217 codes with two decimals (T0). */
export const currencies = ['BRL', 'USD', 'EUR', 'MXN', 'CNY', 'THB', 'MYR'] as const;

export const currencySchema = z.enum(currencies).meta({ id: 'Currency' });
export type Currency = z.infer<typeof currencySchema>;

/** An amount in hundredths of the currency unit; never a fraction (T0). */
export const moneySchema = z
  .strictObject({ amount: z.int(), currency: currencySchema })
  .meta({ id: 'Money' });
export type Money = z.infer<typeof moneySchema>;

/** The balance of a member over all wallets, in hundredths of the currency unit. */
export const balanceSchema = z
  .strictObject({ sumBalance: z.int(), currency: currencySchema })
  .meta({ id: 'Balance' });
export type Balance = z.infer<typeof balanceSchema>;
