import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

/** What a transfer takes. Amounts in hundredths of the currency unit. */
export const transferTermsSchema = z
  .strictObject({
    /** Who gets it: the name, masked unless it is an agent of the own team. */
    receiver: z.string(),
    minimum: z.int().positive(),
    /** The most of one transfer. */
    maximum: z.int().positive(),
    /** What the person has to send: their own money, without bonuses and what is set aside. */
    available: z.int().nonnegative(),
    currency: currencySchema,
  })
  .meta({ id: 'TransferTerms' });
export type TransferTerms = z.infer<typeof transferTermsSchema>;

/** Money that went to the upline, or to somebody of the team (W2). */
export const moneyTransferSchema = z
  .strictObject({
    id: z.string(),
    receiver: z.string(),
    amount: z.int().positive(),
    currency: currencySchema,
    at: momentSchema,
  })
  .meta({ id: 'MoneyTransfer' });
export type MoneyTransfer = z.infer<typeof moneyTransferSchema>;
