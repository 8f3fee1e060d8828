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

/** A payment method with its bounds and costs. Amounts in hundredths of the currency unit. */
export const depositTermsSchema = z
  .strictObject({
    /** The way to pay in. */
    method: z.enum(depositMethods),
    /** The smallest amount of one deposit. */
    minimum: z.int().positive(),
    /** The largest amount, in hundredths of the currency unit. */
    maximum: z.int().positive(),
    /** Quick amounts, rising. */
    quickAmounts: z.array(z.int().positive()),
    /**
     * The quick amount that the person has paid most often, else the one that the site suggests;
     * null if neither is one of them.
     */
    usualAmount: z.int().positive().nullable(),
    /** Share of what is paid, in hundredths of a percent. */
    feeBasisPoints: z.int().nonnegative(),
    /** Added to the share, in hundredths. */
    feeFixed: z.int().nonnegative(),
    /** How long a charge can be paid, in minutes. */
    minutesToPay: z.int().positive(),
    /** Usual time from payment to balance, in minutes; 0 if instant. */
    usualMinutes: z.int().nonnegative(),
    /** The kinds of card that may pay; empty if it is not paid by card. */
    cards: z.array(z.enum(cardKinds)),
    /** What may be deposited today, over all payment methods. */
    limit: dayLimitSchema,
    /** The method that the person has used most often. */
    isMostUsed: z.boolean(),
  })
  .meta({ id: 'DepositTerms' });
export type DepositTerms = z.infer<typeof depositTermsSchema>;

/** A quote for a deposit. Amounts in hundredths. */
export const depositQuoteSchema = z
  .strictObject({
    /** The amount that is credited, in hundredths of the currency unit. */
    amount: z.int().positive(),
    fee: z.int().nonnegative(),
    /** The credit if the amount is paid in full. */
    credit: z.int().positive(),
    /** The part that would pay off a debt from an earlier deposit. */
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
    /** The state that it went into. */
    to: z.enum(depositStates),
  })
  .meta({ id: 'DepositEvent' });
export type DepositEvent = z.infer<typeof depositEventSchema>;

/** A deposit of the signed-in person (W2). Amounts in hundredths of the currency unit. */
export const depositSchema = z
  .strictObject({
    id: z.string(),
    /** The way it is paid in. */
    method: z.enum(depositMethods),
    state: z.enum(depositStates),
    /** A number that grows with every change: the higher one is newer. */
    revision: z.int().nonnegative(),
    currency: currencySchema,
    /** The requested amount. */
    amount: z.int().positive(),
    fee: z.int().nonnegative(),
    /** The credit: of the requested amount, and after payment of the paid one. */
    credit: z.int().nonnegative(),
    /** The part that paid off a debt from an earlier deposit. */
    debtRepaid: z.int().nonnegative(),
    createdAt: momentSchema,
    expiresAt: momentSchema,
    /** How to pay by Pix; null unless the charge can be paid so now. */
    pix: pixMeansSchema.nullable(),
    /** The same for a bank transfer. */
    transfer: transferMeansSchema.nullable(),
    /** The same for a card and an e-wallet. */
    hostedPage: hostedPageSchema.nullable(),
    /** The same for cryptocurrency. */
    crypto: cryptoMeansSchema.nullable(),
    /** The amount that was paid; null before. */
    payment: z
      .strictObject({
        /** What was paid, in hundredths of the currency unit. */
        amount: z.int().positive(),
        /** When it was paid. */
        paidAt: momentSchema,
        /** It was paid after the charge had expired. */
        isLate: z.boolean(),
        /** The number by which both banks know the payment. */
        reference: z.string(),
      })
      .nullable(),
    /**
     * The amount that goes back to the payer, of this payment or a second one; null if none does.
     */
    returned: z
      .strictObject({
        /** What is returned, in hundredths of the currency unit. */
        amount: z.int().positive(),
        /** Why it is returned. */
        reason: z.enum(returnReasons),
        state: z.enum(['processing', 'returned', 'failed']),
      })
      .nullable(),
    /**
     * What the bank took back, and what of it the balance could not cover; null where it did not.
     */
    reversed: z
      .strictObject({
        /** What the bank took back, in hundredths of the currency unit. */
        amount: z.int().positive(),
        /** What is still owed of it, in hundredths of the currency unit. */
        owed: z.int().nonnegative(),
      })
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
