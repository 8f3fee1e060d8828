import type { ContractKind, ContractPeriod } from '../entities/agent-types.ts';
import { periodsOfKind, WHOLE_RATE } from '../entities/agent-types.ts';

/** What a team did in a period. Money in hundredths of the currency unit. */
export interface TeamFigures {
  /** What was bet, of bets that were decided in the period. */
  readonly betAmount: number;
  /** Members who bet at least what counts as active. */
  readonly activeMembers: number;
  /** What the site won from the team; negative where the team won. */
  readonly profitAndLoss: number;
}

/** A step of the terms: the rate of those who have reached all three figures. */
export interface Band extends TeamFigures {
  /** In basis points: 250 is 2.5 %. */
  readonly rate: number;
}

/** The terms of a contract (C2). */
export interface Terms {
  readonly period: ContractPeriod;
  /** The lowest first; each asks for no less than the one before, and pays more. */
  readonly bands: readonly Band[];
}

const asked = ['betAmount', 'activeMembers', 'profitAndLoss'] as const;

/** Why terms make no sense by themselves. */
export type TermsFault = 'period' | 'order' | 'rate';

/** What is wrong with terms of a kind, no matter who offers them; undefined if they are right. */
export function faultOfTerms(kind: ContractKind, { period, bands }: Terms): TermsFault | undefined {
  if (!periodsOfKind[kind].includes(period)) return 'period';
  // A salary is paid as the period runs: the loss of a team may fall again, and its bets may not.
  if (kind !== 'dividend' && bands.some(({ profitAndLoss }) => profitAndLoss > 0)) return 'order';
  const rises = bands.every((band, index) => {
    const before = bands[index - 1];
    return (
      !before || (band.rate > before.rate && isReached(before, band) && !isReached(band, before))
    );
  });
  if (!rises) return 'order';
  return bands.some(({ rate }) => rate <= 0 || rate > WHOLE_RATE) ? 'rate' : undefined;
}

/** Whether a team has what a band asks for; 0 asks for nothing, also of a team that won. */
function isReached(band: TeamFigures, figures: TeamFigures): boolean {
  return asked.every((name) => band[name] === 0 || figures[name] >= band[name]);
}

/** The band that a team has reached; undefined below the first. */
export function bandReached(
  { bands }: Pick<Terms, 'bands'>,
  figures: TeamFigures,
): Band | undefined {
  return bands.findLast((band) => isReached(band, figures));
}

/** The band after the one that a team has reached; undefined at the last. */
export function bandAfter({ bands }: Pick<Terms, 'bands'>, figures: TeamFigures): Band | undefined {
  return bands[bands.findLastIndex((band) => isReached(band, figures)) + 1];
}

/** The rate that a team has reached, in basis points; 0 below the first band. */
export function rateReached(terms: Pick<Terms, 'bands'>, figures: TeamFigures): number {
  return bandReached(terms, figures)?.rate ?? 0;
}

/** A rate in basis points on an amount in hundredths: half a hundredth is rounded up. */
export function shareOf(base: number, rate: number): number {
  // Whole numbers throughout: a bet amount times a rate may be more than a double holds.
  return Number((BigInt(base) * BigInt(rate) * 2n + BigInt(WHOLE_RATE)) / BigInt(2 * WHOLE_RATE));
}

/** What a kind of contract pays on, in hundredths: the bets of a team, or what it lost. */
export function baseOf(kind: ContractKind, figures: TeamFigures): number {
  return Math.max(0, kind === 'dividend' ? figures.profitAndLoss : figures.betAmount);
}

/** What a team still has to reach for a band; nothing of what the band does not ask for. */
export function missingFor(band: TeamFigures, figures: TeamFigures): TeamFigures {
  const missing = (name: (typeof asked)[number]) =>
    band[name] === 0 ? 0 : Math.max(0, band[name] - figures[name]);
  return {
    betAmount: missing('betAmount'),
    activeMembers: missing('activeMembers'),
    profitAndLoss: missing('profitAndLoss'),
  };
}

/** The highest rate of the terms, in basis points. */
export function highestRate({ bands }: Pick<Terms, 'bands'>): number {
  return bands.at(-1)?.rate ?? 0;
}

/**
 * Why terms do not fit under those of the agent who gives them (C2): they have another period, or
 * one of their bands pays more than the agent gets for the same figures. Undefined where they fit.
 */
export function whyNotUnder(above: Terms, terms: Terms): 'period' | 'rate' | undefined {
  if (above.period !== terms.period) return 'period';
  return terms.bands.some((band) => band.rate > rateReached(above, band)) ? 'rate' : undefined;
}

/** Whether two terms say the same: an offer of what somebody has already changes nothing. */
export function isSameTerms(one: Terms, other: Terms): boolean {
  return (
    one.period === other.period &&
    one.bands.length === other.bands.length &&
    one.bands.every((band, index) => {
      const match = other.bands[index];
      return match?.rate === band.rate && asked.every((name) => match[name] === band[name]);
    })
  );
}
