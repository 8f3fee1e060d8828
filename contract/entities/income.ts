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
  /** The period; what was counted is up to `until`. */
  from: momentSchema,
  until: momentSchema,
  before: momentSchema,
  betAmount: z.int(),
  activeMembers: z.int().nonnegative(),
  /** What the team lost in the period; below zero where it won. */
  profitAndLoss: z.int(),
  /** What the team had won in periods before and not lost again, for dividends. */
  carriedOver: z.int().nonpositive(),
  rate: z.int().nonnegative(),
  /** The rate on all that counts, rounded half up. */
  gross: z.int().nonnegative(),
  /** What the contracts right below get of it. */
  toDownline: z.int().nonnegative(),
  /** What earlier lines of the same period came to. */
  countedBefore: z.int(),
  /** `gross` less `toDownline` and `countedBefore`; below zero is carried over to the next payment. */
  amount: z.int(),
  zeroReason: z.enum(zeroReasons).nullable(),
};

/** A line of income (C4). Only its state ever changes. */
export const incomeLineSchema = z
  .strictObject({
    lineId: z.string(),
    contractId: z.string(),
    /** Version of the contract. */
    version: z.int().positive(),
    ...countedFields,
    state: incomeStateSchema,
    /** Why it changes an earlier line, and which; null for a line of its own. */
    reason: z.enum(adjustmentReasons).nullable(),
    corrects: z.string().nullable(),
    settledAt: momentSchema,
    /** From when on it can be paid. */
    approvedAt: momentSchema,
    paidAt: momentSchema.nullable(),
  })
  .meta({ id: 'IncomeLine' });
export type IncomeLine = z.infer<typeof incomeLineSchema>;

/** Totals over all lines that match, not over one page. In hundredths. */
export const incomeTotalsSchema = z
  .strictObject({
    lines: z.int().nonnegative(),
    earned: z.int(),
    paid: z.int(),
    /** Pending, or approved and not paid yet. */
    waiting: z.int(),
    held: z.int(),
  })
  .meta({ id: 'IncomeTotals' });
export type IncomeTotals = z.infer<typeof incomeTotalsSchema>;

/** A line with all that it is made of (C4). */
export const incomeInFullSchema = z
  .strictObject({
    line: incomeLineSchema,
    /** Version of the rule by which it was counted. */
    ruleVersion: z.int().positive(),
    terms: contractTermsSchema,
    /** What each contract right below got. */
    shares: z.array(
      z.strictObject({
        agent: agentPersonSchema,
        base: z.int().nonnegative(),
        rate: z.int().nonnegative(),
        amount: z.int().nonnegative(),
      }),
    ),
    /** Bets that are no part of it, and why. */
    notCounted: z.array(
      z.strictObject({
        reason: z.enum(uncountedReasons),
        /** Null where they are not counted one by one. */
        bets: z.int().nonnegative().nullable(),
        amount: z.int(),
      }),
    ),
    /** Bets of the period that changed after they had been decided, as the line knew them. */
    corrections: z.array(
      z.strictObject({
        /** Masked. */
        name: z.string(),
        at: momentSchema,
        reason: z.enum(correctionReasons),
        bet: z.int(),
        win: z.int(),
        recordedAt: momentSchema,
      }),
    ),
    /** Later lines that change this one. */
    changedBy: z.array(incomeLineSchema),
    payment: z
      .strictObject({
        /** The line of the account record. */
        transactionId: z.string(),
        at: momentSchema,
        amount: z.int().positive(),
        /** How many lines it paid. */
        lines: z.int().positive(),
      })
      .nullable(),
    activeMemberBet: z.int().positive(),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'IncomeInFull' });
export type IncomeInFull = z.infer<typeof incomeInFullSchema>;

/** What somebody of the team did in the period of a line; names are masked. */
export const incomePersonSchema = z
  .strictObject({
    name: z.string(),
    betAmount: z.int(),
    profitAndLoss: z.int(),
    isActive: z.boolean(),
  })
  .meta({ id: 'IncomePerson' });
export type IncomePerson = z.infer<typeof incomePersonSchema>;

/**
 * What somebody right below an agent brought, with all who stand below them. In hundredths; all rows of
 * a range and its rest sum to what was earned.
 */
export const branchIncomeSchema = z
  .strictObject({
    memberId: z.string(),
    /** Of an agent the name, of a player a part of it. */
    name: z.string(),
    isAgent: z.boolean(),
    /** Their part of the share before deductions; below zero where they won. */
    earned: z.int(),
    /** What their own contract got of it. */
    paidToDownline: z.int(),
    /** What stays with the agent. */
    amount: z.int(),
  })
  .meta({ id: 'BranchIncome' });
export type BranchIncome = z.infer<typeof branchIncomeSchema>;

/** A payment that is to come, by the lines that there are. */
export const duePaymentSchema = z
  .strictObject({ kind: contractKindSchema, at: momentSchema, amount: z.int().positive() })
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

/** What one kind of contract came to. */
const incomeOfKindSchema = z
  .strictObject({ kind: contractKindSchema, ...incomeTotalsSchema.shape })
  .meta({ id: 'IncomeOfKind' });
export type IncomeOfKind = z.infer<typeof incomeOfKindSchema>;

/** What came of all contracts in a range of days. */
export const incomeSummarySchema = z
  .strictObject({
    kinds: z.array(incomeOfKindSchema),
    totals: incomeTotalsSchema,
    /**
     * The next payment by the lines that there are, of all days; null where none waits. Lines that
     * come until then may change it.
     */
    nextPayment: z.strictObject({ at: momentSchema, amount: z.int().positive() }).nullable(),
    /** Every day of the range until now, oldest first; `at` is its first moment. */
    days: z.array(
      z.strictObject({ at: momentSchema, amounts: z.record(contractKindSchema, z.int()) }),
    ),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'IncomeSummary' });
export type IncomeSummary = z.infer<typeof incomeSummarySchema>;

/** The period that is under way, as far as it has come. */
export const runningIncomeSchema = z
  .strictObject({
    /** Null where no contract of this kind is in force. */
    contract: agentContractSchema.nullable(),
    counted: z.strictObject(countedFields).nullable(),
    /** When it is counted next; null without a contract. */
    nextAt: momentSchema.nullable(),
    activeMemberBet: z.int().positive(),
    /** Hours for which lines are pending after their period. */
    reviewHours: z.int().nonnegative(),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'RunningIncome' });
export type RunningIncome = z.infer<typeof runningIncomeSchema>;
