import { z } from 'zod/v4';
import { depositMovers } from './deposit-types.ts';
import { currencySchema, dayLimitSchema } from './money.ts';
import { MAX_PICTURES } from './picture-types.ts';
import { momentSchema } from './text.ts';
import { transactionSchema } from './transaction.ts';
import {
  heldReasons,
  payoutPartStates,
  withdrawalActors,
  withdrawalReasons,
  withdrawalStates,
  withdrawalWaits,
} from './withdrawal-types.ts';

/** What can be withdrawn now, and why not more (W2). Amounts in hundredths of the currency unit. */
export const withdrawalTermsSchema = z
  .strictObject({
    currency: currencySchema,
    /** Everything that the person has. */
    balance: z.int().nonnegative(),
    /** What of it is free to be withdrawn; with the amounts of `held` it sums to the balance. */
    free: z.int().nonnegative(),
    held: z.array(
      z.strictObject({
        why: z.enum(heldReasons),
        amount: z.int().positive(),
        /** Of a bonus: what is still to be staked, and when it ends; null for any other reason. */
        wageringLeft: z.int().nonnegative().nullable(),
        until: momentSchema.nullable(),
      }),
    ),
    /** The least and the most of one withdrawal. */
    minimum: z.int().positive(),
    maximum: z.int().positive(),
    /** What may be taken out today. */
    limit: dayLimitSchema,
    /** A deposit that waits to be paid: it is not in the balance yet; null without one. */
    openCharge: z.int().positive().nullable(),
    /** Share of what is withdrawn, in hundredths of a percent, and what is added to it. */
    feeBasisPoints: z.int().nonnegative(),
    feeFixed: z.int().nonnegative(),
    /** How long a review and a payment take at most, in minutes. */
    reviewMinutes: z.int().positive(),
    paymentMinutes: z.int().positive(),
    /** After how many minutes without an answer a part counts as received. */
    autoConfirmMinutes: z.int().positive(),
    /** A withdrawal can be taken back while nothing of it has been paid out. */
    canBeCancelled: z.boolean(),
  })
  .meta({ id: 'WithdrawalTerms' });
export type WithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

/** What a withdrawal would come to. Amounts in hundredths. */
export const withdrawalQuoteSchema = z
  .strictObject({
    amount: z.int().positive(),
    fee: z.int().nonnegative(),
    /** What is paid out. */
    net: z.int().positive(),
    /** What of bonuses it would cost; nothing where only the player's own money is withdrawn. */
    bonusCost: z.int().nonnegative(),
    currency: currencySchema,
  })
  .meta({ id: 'WithdrawalQuote' });
export type WithdrawalQuote = z.infer<typeof withdrawalQuoteSchema>;

/** A step in the history of a withdrawal, or of one of its parts (W3a). */
const withdrawalEventSchema = z
  .strictObject({
    at: momentSchema,
    by: z.enum(depositMovers),
    /** The number of the part that it is about, counted from 1; null for the whole. */
    part: z.int().positive().nullable(),
    /** Null for the first one. */
    from: z.enum([...withdrawalStates, ...payoutPartStates]).nullable(),
    to: z.enum([...withdrawalStates, ...payoutPartStates]),
    reason: z.enum(withdrawalReasons).nullable(),
    /** What proves it: the number by which both banks know the payment, and an amount. */
    evidence: z.strictObject({
      reference: z.string().nullable(),
      amount: z.int().nonnegative().nullable(),
    }),
    /** Until when the operator or the bank promised the next step; null where nothing was. */
    promisedAt: momentSchema.nullable(),
    /** When silence was to count as received; null for any step but a payment of a part. */
    autoConfirmsAt: momentSchema.nullable(),
  })
  .meta({ id: 'WithdrawalEvent' });
export type WithdrawalEvent = z.infer<typeof withdrawalEventSchema>;

/** What a withdrawal waits for: why, who acts next, and by when (W3a). */
const withdrawalWaitSchema = z
  .strictObject({
    step: z.enum(withdrawalWaits),
    by: z.enum(withdrawalActors),
    /** The number of the part that it is about, counted from 1; null for what is not paid out. */
    part: z.int().positive().nullable(),
    /** How much of it waits, in hundredths. */
    amount: z.int().positive(),
    /** Why it is looked at before it is paid; null for any other step. */
    reason: z.enum(withdrawalReasons).nullable(),
    /** A promise: until when who acts next does so; null where nothing is promised. */
    promisedAt: momentSchema.nullable(),
    /** A deadline of the player: when silence counts as received; null for any other step. */
    autoConfirmsAt: momentSchema.nullable(),
  })
  .meta({ id: 'WithdrawalWait' });
export type WithdrawalWaiting = z.infer<typeof withdrawalWaitSchema>;

/** A part of a withdrawal that was paid out (W3). Amounts in hundredths. */
const payoutPartSchema = z
  .strictObject({
    id: z.string(),
    /** Counted from 1. */
    number: z.int().positive(),
    state: z.enum(payoutPartStates),
    amount: z.int().positive(),
    /** What of it the player has, as far as is known. */
    received: z.int().nonnegative(),
    disbursedAt: momentSchema,
    /** The number by which both banks know the payment. */
    reference: z.string(),
    /** When silence counts as received; null once it was answered. */
    autoConfirmsAt: momentSchema.nullable(),
    /** Until when one that was taken as received can still be complained about; else null. */
    disputableUntil: momentSchema.nullable(),
    /** What the player complained of; null without a complaint. */
    complaint: z
      .strictObject({
        /** What came. */
        amountReceived: z.int().nonnegative(),
        comment: z.string(),
        /** The pictures that were sent with it, in the order in which they were sent. */
        proofs: z.array(z.string()).max(MAX_PICTURES),
        sentAt: momentSchema,
      })
      .nullable(),
  })
  .meta({ id: 'PayoutPart' });
export type PayoutPart = z.infer<typeof payoutPartSchema>;

/** A withdrawal of the signed-in person (W2, W3). Amounts in hundredths of the currency unit. */
export const withdrawalSchema = z
  .strictObject({
    id: z.string(),
    state: z.enum(withdrawalStates),
    /** Grows with every change, also of its parts: the higher one is the newer. */
    revision: z.int().nonnegative(),
    currency: currencySchema,
    /** What leaves the balance. */
    amount: z.int().positive(),
    /**
     * What the site keeps of it: nothing where it gave that back. At every moment the amount is the
     * sum of `fee`, `paidOut`, `remaining` and `refunded`.
     */
    fee: z.int().nonnegative(),
    /** What was to be paid out when it was requested: the amount without the fee. */
    net: z.int().positive(),
    /** The account that it is paid to, as its owner knows it. */
    account: z.string(),
    createdAt: momentSchema,
    /** What the bank has paid: the sum of `received`, `unconfirmed` and `disputed`. */
    paidOut: z.int().nonnegative(),
    /** What the player has received of it. */
    received: z.int().nonnegative(),
    /** What was paid, while the player has not said yet whether it came. */
    unconfirmed: z.int().nonnegative(),
    /** What was paid, and did not come as the player says; the operator looks into it. */
    disputed: z.int().nonnegative(),
    /** What is still to be paid out. */
    remaining: z.int().nonnegative(),
    /** What is back in the balance, with the fee where nothing was paid. */
    refunded: z.int().nonnegative(),
    canBeCancelled: z.boolean(),
    /** What it waits for now, the nearest first; nothing once all is done. */
    waits: z.array(withdrawalWaitSchema),
    /** Why it was rejected or failed; null for any other. */
    reason: z.enum(withdrawalReasons).nullable(),
    /** In the order in which they were paid out. */
    parts: z.array(payoutPartSchema),
    /** Oldest first. */
    events: z.array(withdrawalEventSchema),
    /** Its lines of the account record, oldest first. */
    lines: z.array(transactionSchema),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof withdrawalSchema>;
