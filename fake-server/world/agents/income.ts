import type { ExampleIncome } from '#contract/entities/agent.ts';
import { type ContractKind, WHOLE_RATE } from '#contract/entities/agent-types.ts';
import { rateReached, type TeamFigures, type Terms } from '#contract/rules/agent-terms.ts';

/** A direct downline with a contract of the same kind, and what their part of the team did. */
export interface PaidBranch {
  readonly terms: Terms;
  /** Without their own play, which counts for those above alone. */
  readonly figures: TeamFigures;
}

/** What a kind of contract pays on, in hundredths: the bets of a team, or what it lost. */
export function baseOf(kind: ContractKind, figures: TeamFigures): number {
  return Math.max(0, kind === 'dividend' ? figures.profitAndLoss : figures.betAmount);
}

/** A rate on an amount, in hundredths: half a hundredth is rounded up. */
export function shareOf(base: number, rate: number): number {
  // Whole numbers throughout: a bet amount times a rate may be more than a double holds.
  return Number((BigInt(base) * BigInt(rate) * 2n + BigInt(WHOLE_RATE)) / BigInt(2 * WHOLE_RATE));
}

/**
 * What terms pay for a period: the rate that was reached on all that counts, less what the contracts
 * right below get of it. So the rates along a chain add up to that of its first agent. A rate below
 * counts for no more than the one above it.
 */
export function incomeBy(
  kind: ContractKind,
  terms: Terms,
  figures: TeamFigures,
  branches: readonly PaidBranch[],
): ExampleIncome {
  const rate = rateReached(terms, figures);
  const gross = shareOf(baseOf(kind, figures), rate);
  const toDownline = branches.reduce(
    (sum, { terms: theirs, figures: their }) =>
      sum + shareOf(baseOf(kind, their), Math.min(rate, rateReached(theirs, their))),
    0,
  );
  return { rate, gross, toDownline, net: gross - toDownline };
}
