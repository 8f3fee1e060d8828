import { z } from 'zod/v4';
import { depositEventSchema } from './deposit.ts';
import { depositEnds } from './deposit-types.ts';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';
import {
  transactionKinds,
  transactionStates,
  transactionSteps,
  transactionSubjects,
} from './transaction-types.ts';

export const transactionKindSchema = z.enum(transactionKinds).meta({ id: 'TransactionKind' });
export const transactionStateSchema = z.enum(transactionStates).meta({ id: 'TransactionState' });

/** A line of the account record (W4). Amounts in hundredths of the currency unit. */
export const transactionSchema = z
  .strictObject({
    /** Names the line for its owner and for the service. */
    transactionId: z.string(),
    kind: transactionKindSchema,
    state: transactionStateSchema,
    /** What became of a deposit by this line; null for a line of anything else. */
    depositEnd: z.enum(depositEnds).nullable(),
    /** By how much what the person has changed; 0 where money was set aside, or is free again. */
    amount: z.int(),
    /** What a line is about that moved no money, as a charge that nobody paid; null for any other. */
    relatedAmount: z.int().positive().nullable(),
    /** What the person had afterwards, over all parts. */
    balanceAfter: z.int().nonnegative(),
    /** What was set aside by this line; null for any other. */
    reserved: z.int().positive().nullable(),
    at: momentSchema,
    /** What it belongs to, by its number; null where it stands for itself. */
    belongsTo: z
      .strictObject({
        subject: z.enum(transactionSubjects),
        id: z.string(),
        /** The part of a withdrawal that was paid out, counted from 1; null for any other. */
        part: z.int().positive().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof transactionSchema>;

/** Totals over all lines that match a filter, not over one page. Amounts in hundredths. */
export const transactionTotalsSchema = z
  .strictObject({
    transactions: z.int().nonnegative(),
    /** The sum of what came, and of what went; `net` is both together. */
    amountIn: z.int().nonnegative(),
    amountOut: z.int().nonpositive(),
    net: z.int(),
  })
  .meta({ id: 'TransactionTotals' });
export type TransactionTotals = z.infer<typeof transactionTotalsSchema>;

/** A part of what a person has; see `BalanceParts`. */
const partSchema = z.enum(['available', 'reserved', 'bonus', 'locked', 'vendors', 'debt']);

/** A line with what it did to each part, and what became of its money since. */
export const transactionInFullSchema = z
  .strictObject({
    transaction: transactionSchema,
    currency: currencySchema,
    /** How each part of the balance changed, in hundredths. */
    parts: z.array(z.strictObject({ part: partSchema, amount: z.int() })),
    /** The line that this one gives back, in whole or in part. */
    corrects: z.string().nullable(),
    /** The number by which both banks know the payment behind it; null without a payment. */
    reference: z.string().nullable(),
    /** The deposit that it belongs to; null for any other line. */
    payment: z
      .strictObject({
        /** Oldest first. */
        events: z.array(depositEventSchema),
      })
      .nullable(),
    /** What happened to the money of the line, oldest first. */
    timeline: z.array(
      z.strictObject({
        at: momentSchema,
        step: z.enum(transactionSteps),
        /** Hundredths, where the step is about an amount of its own. */
        amount: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'TransactionInFull' });
export type TransactionInFull = z.infer<typeof transactionInFullSchema>;
