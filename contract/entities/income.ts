import { z } from 'zod/v4';
import {
  agentContractSchema,
  agentPersonSchema,
  contractKindSchema,
  contractTermsSchema,
} from './agent.ts';
import {
  adjustmentReasons,
  correctionReasons,
  incomeStates,
  uncountedReasons,
  zeroReasons,
} from './income-types.ts';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

export const incomeStateSchema = z.enum(incomeStates).meta({ id: 'IncomeState' });

/** How a period of a contract was counted (C4). Money in hundredths, the rate in basis points. */
const countedFields = {
  kind: contractKindSchema,
  /** The period; bets count up to `until`. */
  from: momentSchema,
  until: momentSchema,
  /** When the period ends: the first moment after it. */
  before: momentSchema,
  betAmount: z.int(),
  /** The number of active members in the period. */
  activeMembers: z.int().nonnegative(),
  /** What the team lost in the period; below zero where it won. */
  profitAndLoss: z.int(),
  /** For dividends: what the team won in earlier periods and has not lost again. */
  carriedOver: z.int().nonpositive(),
  /** The rate that the figures reach, in basis points. */
  rate: z.int().nonnegative(),
  /** The rate on the whole base, rounded half up. */
  gross: z.int().nonnegative(),
  /** What the contracts directly below get. */
  toDownline: z.int().nonnegative(),
  /** The sum of earlier lines of the same period. */
  countedBefore: z.int(),
  /**
   * `gross` less `toDownline` and `countedBefore`; a negative amount is carried over to the next
   * payment.
   */
  amount: z.int(),
  /** Why it is zero; null where it is not. */
  zeroReason: z.enum(zeroReasons).nullable(),
};

/** A line of income (C4). Only its state ever changes. */
export const incomeLineSchema = z
  .strictObject({
    /** Identifies the line. */
    lineId: z.string(),
    /** Identifies the contract. */
    contractId: z.string(),
    /** Version of the contract. */
    version: z.int().positive(),
    ...countedFields,
    state: incomeStateSchema,
    /** Why it changes an earlier line, and which; null for an original line. */
    reason: z.enum(adjustmentReasons).nullable(),
    /** The line that it changes; null for an original line. */
    corrects: z.string().nullable(),
    /** When it was counted. */
    settledAt: momentSchema,
    /** From when on it can be paid. */
    approvedAt: momentSchema,
    /** When it was paid; null before that. */
    paidAt: momentSchema.nullable(),
  })
  .meta({ id: 'IncomeLine' });
export type IncomeLine = z.infer<typeof incomeLineSchema>;

/** Totals over all lines that match, not over one page. In hundredths. */
export const incomeTotalsSchema = z
  .strictObject({
    /** The number of lines. */
    lines: z.int().nonnegative(),
    /** What was earned, in hundredths of the currency unit. */
    earned: z.int(),
    /** What was paid, in hundredths of the currency unit. */
    paid: z.int(),
    /** Pending, or approved and not paid yet. */
    waiting: z.int(),
    /** What is held, in hundredths of the currency unit. */
    held: z.int(),
  })
  .meta({ id: 'IncomeTotals' });
export type IncomeTotals = z.infer<typeof incomeTotalsSchema>;

/** A line with everything it was computed from (C4). */
export const incomeInFullSchema = z
  .strictObject({
    /** The line. */
    line: incomeLineSchema,
    /** Version of the rule by which it was counted. */
    ruleVersion: z.int().positive(),
    /** The terms that it was counted by. */
    terms: contractTermsSchema,
    /** What each contract directly below got. */
    shares: z.array(
      z.strictObject({
        agent: agentPersonSchema,
        /** What the share is taken of, in hundredths of the currency unit. */
        base: z.int().nonnegative(),
        /** The rate of the share, in basis points. */
        rate: z.int().nonnegative(),
        amount: z.int().nonnegative(),
      }),
    ),
    /** Bets that are left out, and why. */
    notCounted: z.array(
      z.strictObject({
        /** Why the bets are left out. */
        reason: z.enum(uncountedReasons),
        /** The number of bets; null if they are not counted one by one. */
        bets: z.int().nonnegative().nullable(),
        amount: z.int(),
      }),
    ),
    /** Bets of the period that changed after settlement, as this line counted them. */
    corrections: z.array(
      z.strictObject({
        /** Masked. */
        name: z.string(),
        at: momentSchema,
        /** What changed. */
        reason: z.enum(correctionReasons),
        bet: z.int(),
        win: z.int(),
        /** When the change was recorded. */
        recordedAt: momentSchema,
      }),
    ),
    /** Later lines that change this one. */
    changedBy: z.array(incomeLineSchema),
    /** The payment of the line; null before it. */
    payment: z
      .strictObject({
        /** The line of the account record. */
        transactionId: z.string(),
        at: momentSchema,
        /** What was paid, in hundredths of the currency unit. */
        amount: z.int().positive(),
        /** How many lines it paid. */
        lines: z.int().positive(),
      })
      .nullable(),
    /**
     * What a member had to bet in the period to count as active, in hundredths of the currency
     * unit.
     */
    activeMemberBet: z.int().positive(),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'IncomeInFull' });
export type IncomeInFull = z.infer<typeof incomeInFullSchema>;

/** What a team member did in the period of a line; names are masked. */
export const incomePersonSchema = z
  .strictObject({
    name: z.string(),
    /** What the person staked in the period, in hundredths of the currency unit. */
    betAmount: z.int(),
    /**
     * What the person lost in the period, in hundredths of the currency unit; below zero where they
     * won.
     */
    profitAndLoss: z.int(),
    isActive: z.boolean(),
  })
  .meta({ id: 'IncomePerson' });
export type IncomePerson = z.infer<typeof incomePersonSchema>;

/**
 * What somebody directly below an agent brought, together with their own downline. In hundredths; all
 * rows of a range and its rest add up to what was earned.
 */
export const branchIncomeSchema = z
  .strictObject({
    memberId: z.string(),
    /** An agent's full name; a player's name is partly hidden. */
    name: z.string(),
    /** Whether the person is an agent. */
    isAgent: z.boolean(),
    /** Their part of the share before deductions; below zero where they won. */
    earned: z.int(),
    /** What their own contract got. */
    paidToDownline: z.int(),
    /** What is left for the agent. */
    amount: z.int(),
  })
  .meta({ id: 'BranchIncome' });
export type BranchIncome = z.infer<typeof branchIncomeSchema>;

/** The upcoming payment, from the lines so far. */
export const duePaymentSchema = z
  .strictObject({
    kind: contractKindSchema,
    /** When it is paid. */
    at: momentSchema,
    amount: z.int().positive(),
  })
  .meta({ id: 'DuePayment' });
export type DuePayment = z.infer<typeof duePaymentSchema>;

/** A payment that was made. */
export const madePaymentSchema = z
  .strictObject({
    ...duePaymentSchema.shape,
    /** The line of the account record. */
    transactionId: z.string(),
    /** How many lines it paid. */
    lines: z.int().positive(),
  })
  .meta({ id: 'MadePayment' });
export type MadePayment = z.infer<typeof madePaymentSchema>;

/** The result of one kind of contract. */
const incomeOfKindSchema = z
  .strictObject({ kind: contractKindSchema, ...incomeTotalsSchema.shape })
  .meta({ id: 'IncomeOfKind' });
export type IncomeOfKind = z.infer<typeof incomeOfKindSchema>;

/** The result of all contracts in a range of days. */
export const incomeSummarySchema = z
  .strictObject({
    /** The sums of each kind of contract. */
    kinds: z.array(incomeOfKindSchema),
    totals: incomeTotalsSchema,
    /**
     * The next payment from the lines so far, over all days; null if none waits. Further lines may
     * change it.
     */
    nextPayment: z
      .strictObject({
        at: momentSchema,
        /** What is paid then, in hundredths of the currency unit. */
        amount: z.int().positive(),
      })
      .nullable(),
    /** Every day of the range until now, oldest first; `at` is its first moment. */
    days: z.array(
      z.strictObject({
        at: momentSchema,
        /** What each kind of contract brought that day. */
        amounts: z.record(contractKindSchema, z.int()),
      }),
    ),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'IncomeSummary' });
export type IncomeSummary = z.infer<typeof incomeSummarySchema>;

/** The current period so far. */
export const runningIncomeSchema = z
  .strictObject({
    /** Null where no contract of this kind is in force. */
    contract: agentContractSchema.nullable(),
    /** The period so far; null where no contract counts. */
    counted: z.strictObject(countedFields).nullable(),
    /** When it is counted next; null without a contract. */
    nextAt: momentSchema.nullable(),
    /**
     * What a member must bet in a period to count as active, in hundredths of the currency unit.
     */
    activeMemberBet: z.int().positive(),
    /** Hours for which lines are pending after their period. */
    reviewHours: z.int().nonnegative(),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'RunningIncome' });
export type RunningIncome = z.infer<typeof runningIncomeSchema>;
