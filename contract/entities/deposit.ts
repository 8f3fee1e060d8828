import { z } from 'zod/v4';
import {
  cryptoMeansSchema,
  hostedPageSchema,
  pixMeansSchema,
  transferMeansSchema,
} from './deposit-means.ts';
import {
  cardKinds,
  depositMethods,
  depositMovers,
  depositStates,
  returnReasons,
} from './deposit-types.ts';
import { currencySchema, dayLimitSchema } from './money.ts';
import { momentSchema } from './text.ts';
import { transactionKinds } from './transaction-types.ts';

/** A way to pay in, with what it takes and costs. Amounts in hundredths of the currency unit. */
export const depositTermsSchema = z
  .strictObject({
    method: z.enum(depositMethods),
    /** The least and the most of one deposit. */
    minimum: z.int().positive(),
    maximum: z.int().positive(),
    /** Amounts to choose by one press, rising. */
    quickAmounts: z.array(z.int().positive()),
    /** Share of what is paid, in hundredths of a percent. */
    feeBasisPoints: z.int().nonnegative(),
    /** Added to the share, in hundredths. */
    feeFixed: z.int().nonnegative(),
    /** How long a charge can be paid. */
    minutesToPay: z.int().positive(),
    /** How long it usually takes from the payment to the balance; 0 where it is there at once. */
    usualMinutes: z.int().nonnegative(),
    /** The kinds of card that may pay; empty where no card does. */
    cards: z.array(z.enum(cardKinds)),
    /** What may be paid in today, by all ways together. */
    limit: dayLimitSchema,
    /** The person has paid in by it more often than by any other. */
    isMostUsed: z.boolean(),
  })
  .meta({ id: 'DepositTerms' });
export type DepositTerms = z.infer<typeof depositTermsSchema>;

/** What a deposit would come to. Amounts in hundredths. */
export const depositQuoteSchema = z
  .strictObject({
    amount: z.int().positive(),
    fee: z.int().nonnegative(),
    /** What is credited when the amount is paid in full. */
    credit: z.int().positive(),
    /** What of it would pay off a debt that an earlier deposit left. */
    debtRepaid: z.int().nonnegative(),
    currency: currencySchema,
  })
  .meta({ id: 'DepositQuote' });
export type DepositQuote = z.infer<typeof depositQuoteSchema>;

/** A change of a deposit's state. */
export const depositEventSchema = z
  .strictObject({
    at: momentSchema,
    by: z.enum(depositMovers),
    /** Null for the first one. */
    from: z.enum(depositStates).nullable(),
    to: z.enum(depositStates),
  })
  .meta({ id: 'DepositEvent' });
export type DepositEvent = z.infer<typeof depositEventSchema>;

/** A deposit of the signed-in person (W2). Amounts in hundredths of the currency unit. */
export const depositSchema = z
  .strictObject({
    id: z.string(),
    method: z.enum(depositMethods),
    state: z.enum(depositStates),
    /** Grows with every change: the higher one is the newer. */
    revision: z.int().nonnegative(),
    currency: currencySchema,
    /** What was asked for. */
    amount: z.int().positive(),
    fee: z.int().nonnegative(),
    /** What is credited: of what was asked for, and once money came, of that. */
    credit: z.int().nonnegative(),
    /** What of it paid off a debt that an earlier deposit left. */
    debtRepaid: z.int().nonnegative(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
    /** What a PIX is paid by; null unless the charge can be paid by it now. */
    pix: pixMeansSchema.nullable(),
    /** The same of a bank transfer. */
    transfer: transferMeansSchema.nullable(),
    /** The same of a card and of an e-wallet. */
    hostedPage: hostedPageSchema.nullable(),
    /** The same of cryptocurrency. */
    crypto: cryptoMeansSchema.nullable(),
    /** What came; null before. */
    payment: z
      .strictObject({
        amount: z.int().positive(),
        paidAt: momentSchema,
        /** It was paid after the charge had expired. */
        isLate: z.boolean(),
        /** The number by which both banks know the payment. */
        reference: z.string(),
      })
      .nullable(),
    /** What goes back to the payer, of this payment or of a second one; null where nothing does. */
    returned: z
      .strictObject({
        amount: z.int().positive(),
        reason: z.enum(returnReasons),
        state: z.enum(['processing', 'returned', 'failed']),
      })
      .nullable(),
    /** What the bank took back, and what of it the balance could not cover; null where it did not. */
    reversed: z
      .strictObject({ amount: z.int().positive(), owed: z.int().nonnegative() })
      .nullable(),
    /** Oldest first. */
    events: z.array(depositEventSchema),
    /** Its lines in the account record, oldest first. */
    lines: z.array(
      z.strictObject({
        transactionId: z.string(),
        kind: z.enum(transactionKinds),
        /** By how much the balance changed; 0 where no money moved. */
        amount: z.int(),
        at: momentSchema,
      }),
    ),
  })
  .meta({ id: 'Deposit' });
export type Deposit = z.infer<typeof depositSchema>;
