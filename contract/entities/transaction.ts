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
    /** Identifies the line for its owner and for customer service. */
    transactionId: z.string(),
    /** What moved the money. */
    kind: transactionKindSchema,
    state: transactionStateSchema,
    /** The outcome of a deposit; null for other lines. */
    depositEnd: z.enum(depositEnds).nullable(),
    /** Change of the total; 0 if money was set aside or freed. */
    amount: z.int(),
    /** The amount of a line that moved no money, such as an unpaid charge; null for others. */
    relatedAmount: z.int().positive().nullable(),
    /** The total afterwards, over all parts. */
    balanceAfter: z.int().nonnegative(),
    /** The amount that this line set aside; null for others. */
    reserved: z.int().positive().nullable(),
    at: momentSchema,
    /** What it refers to, by number; null if nothing. */
    belongsTo: z
      .strictObject({
        /** What the line belongs to. */
        subject: z.enum(transactionSubjects),
        id: z.string(),
        /** The number of the part of a withdrawal that was paid out, from 1; null for others. */
        part: z.int().positive().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof transactionSchema>;

/** Totals over all lines that match a filter, not over one page. Amounts in hundredths. */
export const transactionTotalsSchema = z
  .strictObject({
    /** The number of lines. */
    transactions: z.int().nonnegative(),
    /** The sum of all lines that brought money. */
    amountIn: z.int().nonnegative(),
    /**
     * The sum of all lines that took money away, in hundredths of the currency unit; never above
     * zero.
     */
    amountOut: z.int().nonpositive(),
    /** What came in less what went out, in hundredths of the currency unit. */
    net: z.int(),
  })
  .meta({ id: 'TransactionTotals' });
export type TransactionTotals = z.infer<typeof transactionTotalsSchema>;

/** A part of the balance; see `BalanceParts`. */
const partSchema = z.enum(['available', 'reserved', 'bonus', 'locked', 'vendors', 'debt']);

/** A line with its effect on each part of the balance, and its history since. */
export const transactionInFullSchema = z
  .strictObject({
    /** The line. */
    transaction: transactionSchema,
    currency: currencySchema,
    /** How each part of the balance changed, in hundredths. */
    parts: z.array(z.strictObject({ part: partSchema, amount: z.int() })),
    /** The line that this one reverses, in whole or in part. */
    corrects: z.string().nullable(),
    /** The number by which both banks know the payment behind it; null without a payment. */
    reference: z.string().nullable(),
    /** The deposit that it belongs to; null for other lines. */
    payment: z
      .strictObject({
        /** Oldest first. */
        events: z.array(depositEventSchema),
      })
      .nullable(),
    /** The line's history, oldest first. */
    timeline: z.array(
      z.strictObject({
        at: momentSchema,
        /** What happened to the line then. */
        step: z.enum(transactionSteps),
        /** Hundredths, if the step has an amount of its own. */
        amount: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'TransactionInFull' });
export type TransactionInFull = z.infer<typeof transactionInFullSchema>;
