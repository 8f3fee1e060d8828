import type { ContractKind, ContractPeriod } from '../entities/agent-types.ts';
import { periodsOfKind, WHOLE_RATE } from '../entities/agent-types.ts';

/** What a team did in a period. Money in hundredths of the currency unit. */
export interface TeamFigures {
  /** Stakes on bets that were settled in the period. */
  readonly betAmount: number;
  /** Members who bet enough to count as active. */
  readonly activeMembers: number;
  /** What the site won from the team; negative where the team won. */
  readonly profitAndLoss: number;
}

/** A band of the terms: its rate applies to teams that reach all three figures. */
export interface Band extends TeamFigures {
  /** In basis points: 250 is 2.5 %. */
  readonly rate: number;
}

/** The terms of a contract (C2). */
export interface Terms {
  readonly period: ContractPeriod;
  /** Lowest first; each requires no less than the one before, and pays more. */
  readonly bands: readonly Band[];
}

const conditions = ['betAmount', 'activeMembers', 'profitAndLoss'] as const;

/** Why terms are inconsistent. */
export type TermsFault = 'period' | 'order' | 'rate';

/** The first problem of terms, the same for every upline; undefined if they are valid. */
export function faultOfTerms(kind: ContractKind, { period, bands }: Terms): TermsFault | undefined {
  if (!periodsOfKind[kind].includes(period)) return 'period';
  // A salary is paid during the period. A team's loss may fall again, its bets cannot.
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

/** Whether a team meets a band; 0 requires nothing, also of a team that won. */
function isReached(band: TeamFigures, figures: TeamFigures): boolean {
  return conditions.every((name) => band[name] === 0 || figures[name] >= band[name]);
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

/** A rate in basis points of an amount in hundredths, rounded half up. */
export function shareOf(base: number, rate: number): number {
  // BigInt: a bet amount times a rate can exceed the precision of a double.
  return Number((BigInt(base) * BigInt(rate) * 2n + BigInt(WHOLE_RATE)) / BigInt(2 * WHOLE_RATE));
}

/** The base that a kind of contract pays on, in hundredths: the bets of a team, or its loss. */
export function baseOf(kind: ContractKind, figures: TeamFigures): number {
  return Math.max(0, kind === 'dividend' ? figures.profitAndLoss : figures.betAmount);
}

/** What a team still needs for a band; zero where the band requires nothing. */
export function missingFor(band: TeamFigures, figures: TeamFigures): TeamFigures {
  const missing = (name: (typeof conditions)[number]) =>
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
 * Why terms do not fit within those of the agent who offers them (C2): another period, or a band
 * that pays more than the agent gets for the same figures. Undefined if they fit.
 */
export function whyNotUnder(above: Terms, terms: Terms): 'period' | 'rate' | undefined {
  if (above.period !== terms.period) return 'period';
  return terms.bands.some((band) => band.rate > rateReached(above, band)) ? 'rate' : undefined;
}

/** Whether two terms are equal: offering somebody's current terms changes nothing. */
export function isSameTerms(one: Terms, other: Terms): boolean {
  return (
    one.period === other.period &&
    one.bands.length === other.bands.length &&
    one.bands.every((band, index) => {
      const match = other.bands[index];
      return match?.rate === band.rate && conditions.every((name) => match[name] === band[name]);
    })
  );
}
