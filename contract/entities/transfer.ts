import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

/** What a transfer to the upline takes. Amounts in hundredths of the currency unit. */
export const uplineTermsSchema = z
  .strictObject({
    /** Who gets it: the name, masked. */
    upline: z.string(),
    minimum: z.int().positive(),
    /** The most of one transfer. */
    maximum: z.int().positive(),
    /** What the person has to send: their own money, without bonuses and what is set aside. */
    available: z.int().nonnegative(),
    currency: currencySchema,
  })
  .meta({ id: 'UplineTerms' });
export type UplineTerms = z.infer<typeof uplineTermsSchema>;

/** Money that went to the upline (W2). */
export const uplineTransferSchema = z
  .strictObject({
    id: z.string(),
    upline: z.string(),
    amount: z.int().positive(),
    currency: currencySchema,
    at: momentSchema,
  })
  .meta({ id: 'UplineTransfer' });
export type UplineTransfer = z.infer<typeof uplineTransferSchema>;
