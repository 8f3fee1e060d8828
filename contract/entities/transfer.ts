import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

/** The terms of a transfer. Amounts in hundredths of the currency unit. */
export const transferTermsSchema = z
  .strictObject({
    /** The receiver's name, masked unless it is an agent of the caller's team. */
    receiver: z.string(),
    /** The smallest amount, in hundredths of the currency unit. */
    minimum: z.int().positive(),
    /** Maximum of one transfer. */
    maximum: z.int().positive(),
    /** What the person can send: their own money, without bonuses and money set aside. */
    available: z.int().nonnegative(),
    currency: currencySchema,
  })
  .meta({ id: 'TransferTerms' });
export type TransferTerms = z.infer<typeof transferTermsSchema>;

/** Money that went to the upline, or to somebody of the team (W2). */
export const moneyTransferSchema = z
  .strictObject({
    id: z.string(),
    /** The agent who gets it, masked. */
    receiver: z.string(),
    /** What is sent, in hundredths of the currency unit. */
    amount: z.int().positive(),
    currency: currencySchema,
    at: momentSchema,
  })
  .meta({ id: 'MoneyTransfer' });
export type MoneyTransfer = z.infer<typeof moneyTransferSchema>;
