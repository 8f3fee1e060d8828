import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { ZeroReason } from '#contract/entities/income-types.ts';
import {
  baseOf,
  rateReached,
  shareOf,
  type TeamFigures,
  type Terms,
} from '#contract/rules/agent-terms.ts';

/*
 * The rule of income, version 1 (`INCOME_RULE_VERSION`): docs/decisions/agent-income.md. Whole
 * hundredths and basis points throughout; a share is the one thing that is rounded.
 */

/** A direct downline with a contract of the same kind, and what their part of the team did. */
export interface PaidBranch {
  readonly terms: Terms;
  /** Without their own play, which counts for those above alone. */
  readonly figures: TeamFigures;
}

/** What terms pay on what a team did. Money in hundredths, the rate in basis points. */
export interface TeamShare {
  readonly base: number;
  readonly rate: number;
  readonly amount: number;
}

/** What terms pay an agent for a period, in hundredths, and the share of each branch. */
export interface Income<B extends PaidBranch = PaidBranch> {
  readonly rate: number;
  /** The rate on all that counts. */
  readonly gross: number;
  readonly shares: readonly { readonly branch: B; readonly share: TeamShare }[];
  /** What all branches get of it. */
  readonly toDownline: number;
  readonly net: number;
}

/** What terms pay on all that counts, before the contracts below get theirs. */
function teamShareBy(kind: ContractKind, terms: Terms, figures: TeamFigures): TeamShare {
  const rate = rateReached(terms, figures);
  const base = baseOf(kind, figures);
  return { base, rate, amount: shareOf(base, rate) };
}

/**
 * What terms pay for a period: the rate that was reached on all that counts, less what the contracts
 * right below get of it. So all that a chain is paid adds up to what its first agent alone would get.
 * Where one branch lost and another won, the contracts below may get more than there is: the rest is
 * below zero, and carried over.
 */
export function incomeBy<B extends PaidBranch>(
  kind: ContractKind,
  terms: Terms,
  figures: TeamFigures,
  branches: readonly B[],
): Income<B> {
  const { rate, amount: gross } = teamShareBy(kind, terms, figures);
  const shares = branches.map((branch) => ({
    branch,
    share: teamShareBy(kind, branch.terms, branch.figures),
  }));
  const toDownline = shares.reduce((sum, { share }) => sum + share.amount, 0);
  return { rate, gross, shares, toDownline, net: gross - toDownline };
}

/** The figures of a period with what the team had won before: a dividend begins below zero then. */
export function withCarried(figures: TeamFigures, carriedOver: number): TeamFigures {
  return { ...figures, profitAndLoss: figures.profitAndLoss + carriedOver };
}

/** What the next period of a dividend begins with: what the team has won and not lost again, ≤ 0. */
export function carriedOn(kind: ContractKind, counted: TeamFigures): number {
  return kind === 'dividend' ? Math.min(0, counted.profitAndLoss) : 0;
}

/** A period of a contract as it was counted. Money in hundredths. */
export interface CountedIncome {
  readonly kind: ContractKind;
  /** Of the period alone. */
  readonly figures: TeamFigures;
  readonly carriedOver: number;
  readonly rate: number;
  readonly gross: number;
  readonly toDownline: number;
  /** What earlier lines of the same period came to. */
  readonly countedBefore: number;
  readonly amount: number;
}

/** Why a line comes to nothing; undefined where it does not (C4). */
export function zeroReason(line: CountedIncome): ZeroReason | undefined {
  const { kind, figures, carriedOver, rate, gross, toDownline } = line;
  if (line.amount !== 0) return undefined;
  if (line.countedBefore !== 0) return 'nothingNew';
  if (gross > 0 && toDownline === gross) return 'allToDownline';
  if (figures.betAmount === 0 && carriedOver === 0) return 'noBets';
  if (kind === 'dividend') {
    if (figures.profitAndLoss <= 0) return 'teamWon';
    if (figures.profitAndLoss + carriedOver <= 0) return 'carriedOver';
  }
  return rate === 0 ? 'belowFirstBand' : 'tooLittle';
}
