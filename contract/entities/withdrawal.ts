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

/**
 * What can be withdrawn now, and what holds the rest back (W2). Amounts in hundredths of the
 * currency unit.
 */
export const withdrawalTermsSchema = z
  .strictObject({
    currency: currencySchema,
    /** The whole balance. */
    balance: z.int().nonnegative(),
    /** What is free to withdraw; with the amounts of `held` it sums to the balance. */
    free: z.int().nonnegative(),
    /** Parts of the balance that cannot be withdrawn now, and why. */
    held: z.array(
      z.strictObject({
        /** Why it is held. */
        reason: z.enum(heldReasons),
        amount: z.int().positive(),
        /** For a bonus: the missing wagering; null for other reasons. */
        wageringLeft: z.int().nonnegative().nullable(),
        until: momentSchema.nullable(),
      }),
    ),
    /** The smallest amount of one withdrawal. */
    minimum: z.int().positive(),
    /** The largest amount that can be withdrawn now, in hundredths of the currency unit. */
    maximum: z.int().positive(),
    /** What may be withdrawn today. */
    limit: dayLimitSchema,
    /** A deposit that waits for payment and is not in the balance yet; null if none. */
    openCharge: z.int().positive().nullable(),
    /** The fee: a share of the amount in hundredths of a percent, and a fixed part. */
    feeBasisPoints: z.int().nonnegative(),
    /** The fixed part of the fee, in hundredths of the currency unit. */
    feeFixed: z.int().nonnegative(),
    /** The longest time for a review and for a payment, in minutes. */
    reviewMinutes: z.int().positive(),
    /** How long a payment usually takes, in minutes. */
    paymentMinutes: z.int().positive(),
    /** After this many minutes without an answer a part counts as received. */
    autoConfirmMinutes: z.int().positive(),
    /** Whether a withdrawal can be cancelled while nothing was paid out. */
    canBeCancelled: z.boolean(),
  })
  .meta({ id: 'WithdrawalTerms' });
export type WithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

/** A quote for a withdrawal. Amounts in hundredths. */
export const withdrawalQuoteSchema = z
  .strictObject({
    /** What is taken from the balance, in hundredths of the currency unit. */
    amount: z.int().positive(),
    fee: z.int().nonnegative(),
    /** What is paid out. */
    net: z.int().positive(),
    /** The bonuses that it would cost; empty if only the player's own money is withdrawn. */
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
    /** The number of its part, counted from 1; null for the whole. */
    part: z.int().positive().nullable(),
    /** Null for the first one. */
    from: z.enum([...withdrawalStates, ...payoutPartStates]).nullable(),
    /** The state that it went into. */
    to: z.enum([...withdrawalStates, ...payoutPartStates]),
    /** Why it was looked at or refused; null where nothing is said. */
    reason: z.enum(withdrawalReasons).nullable(),
    /** The evidence: the number by which both banks know the payment, and an amount. */
    evidence: z.strictObject({
      /** The bank's name for the payment; null if unknown. */
      reference: z.string().nullable(),
      /** The amount of the payment; null if unknown. */
      amount: z.int().nonnegative().nullable(),
    }),
    /** The deadline that the operator or the bank promised for the next step; null if none. */
    promisedAt: momentSchema.nullable(),
    /** When silence was to count as received; null for any step but a payment of a part. */
    autoConfirmsAt: momentSchema.nullable(),
  })
  .meta({ id: 'WithdrawalEvent' });
export type WithdrawalEvent = z.infer<typeof withdrawalEventSchema>;

/** What a withdrawal waits for: why, who acts next, and by when (W3a). */
const withdrawalWaitSchema = z
  .strictObject({
    /** What it waits for. */
    step: z.enum(withdrawalWaits),
    /** Who has to act next. */
    by: z.enum(withdrawalActors),
    /** The number of its part, counted from 1; null for what is not paid out. */
    part: z.int().positive().nullable(),
    /** The amount that waits, in hundredths. */
    amount: z.int().positive(),
    /** Why it is reviewed before payment; null for other steps. */
    reason: z.enum(withdrawalReasons).nullable(),
    /** The promised time of the next step; null if nothing is promised. */
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
    /** The number of the part, from 1. */
    number: z.int().positive(),
    state: z.enum(payoutPartStates),
    amount: z.int().positive(),
    /** The amount that the player has received, as far as is known. */
    received: z.int().nonnegative(),
    /** When it was sent. */
    disbursedAt: momentSchema,
    /** The number by which both banks know the payment. */
    reference: z.string(),
    /** When silence counts as received; null once answered. */
    autoConfirmsAt: momentSchema.nullable(),
    /** Until when the player can still complain after silence; else null. */
    disputableUntil: momentSchema.nullable(),
    /** The player's complaint; null if none. */
    complaint: z
      .strictObject({
        /** The amount that arrived. */
        amountReceived: z.int().nonnegative(),
        /** What the person wrote. */
        comment: z.string(),
        /** The pictures with the complaint, in the order in which they were sent. */
        proofs: z.array(z.string()).max(MAX_PICTURES),
        /** When the person complained. */
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
    /** A number that grows with every change, also of its parts: the higher one is newer. */
    revision: z.int().nonnegative(),
    currency: currencySchema,
    /** The amount that leaves the balance. */
    amount: z.int().positive(),
    /**
     * The fee that the site keeps; 0 if it was refunded. The amount is always the sum of `fee`,
     * `paidOut`, `remaining` and `refunded`.
     */
    fee: z.int().nonnegative(),
    /** The amount to pay out at the time of the request: without the fee. */
    net: z.int().positive(),
    /** The account that it is paid to, as its owner knows it. */
    account: z.string(),
    createdAt: momentSchema,
    /** What the bank has paid: the sum of `received`, `unconfirmed` and `disputed`. */
    paidOut: z.int().nonnegative(),
    /** What the player has received of it. */
    received: z.int().nonnegative(),
    /** Paid, and the player has not said yet whether it arrived. */
    unconfirmed: z.int().nonnegative(),
    /** Paid, but according to the player not arrived; the operator looks into it. */
    disputed: z.int().nonnegative(),
    /** What is still to be paid out. */
    remaining: z.int().nonnegative(),
    /** Back in the balance; with the fee if nothing was paid. */
    refunded: z.int().nonnegative(),
    /** Whether the person can cancel it now. */
    canBeCancelled: z.boolean(),
    /** What it waits for now, the nearest first; empty once all is done. */
    waits: z.array(withdrawalWaitSchema),
    /** Why it was rejected or failed; null for others. */
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
