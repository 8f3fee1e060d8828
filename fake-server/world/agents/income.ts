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
 * The income rule, version 1 (`INCOME_RULE_VERSION`): docs/decisions/agent-income.md. Hundredths
 * and basis points are whole numbers; only a share is rounded.
 */

/** A direct downline with a contract of the same kind, and their branch's figures. */
export interface PaidBranch {
  readonly terms: Terms;
  /** Without their own play, which only counts for those above. */
  readonly figures: TeamFigures;
}

/** What terms pay for a team's figures. Money in hundredths, the rate in basis points. */
export interface TeamShare {
  readonly base: number;
  readonly rate: number;
  readonly amount: number;
}

/** An agent's income of a period, in hundredths, and the share of each branch. */
export interface Income<B extends PaidBranch = PaidBranch> {
  readonly rate: number;
  /** The rate on the whole base. */
  readonly gross: number;
  readonly shares: readonly { readonly branch: B; readonly share: TeamShare }[];
  /** What all branches get. */
  readonly toDownline: number;
  readonly net: number;
}

/** What terms pay on the whole base, before the downline contracts get theirs. */
function teamShareBy(kind: ContractKind, terms: Terms, figures: TeamFigures): TeamShare {
  const rate = rateReached(terms, figures);
  const base = baseOf(kind, figures);
  return { base, rate, amount: shareOf(base, rate) };
}

/**
 * What terms pay for a period: the reached rate on the whole base, less what the direct downline
 * contracts get. So a whole chain is paid exactly what its first agent alone would get. If one
 * branch lost and another won, the downline contracts may get more than there is: the rest is
 * negative, and carried over.
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

/** The figures of a period with earlier wins of the team: a dividend starts below zero then. */
export function withCarried(figures: TeamFigures, carriedOver: number): TeamFigures {
  return { ...figures, profitAndLoss: figures.profitAndLoss + carriedOver };
}

/** Carried over to the next dividend period: what the team won and has not lost again, ≤ 0. */
export function carriedOn(kind: ContractKind, counted: TeamFigures): number {
  return kind === 'dividend' ? Math.min(0, counted.profitAndLoss) : 0;
}

/** A counted period of a contract. Money in hundredths. */
export interface CountedIncome {
  readonly kind: ContractKind;
  /** Of the period only. */
  readonly figures: TeamFigures;
  readonly carriedOver: number;
  readonly rate: number;
  readonly gross: number;
  readonly toDownline: number;
  /** The sum of earlier lines of the same period. */
  readonly countedBefore: number;
  readonly amount: number;
}

/** Why a line is zero; undefined if it is not (C4). */
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
