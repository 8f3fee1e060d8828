import type { ContractTerms } from '#contract/entities/agent.ts';
import { type ContractKind, WHOLE_RATE } from '#contract/entities/agent-types.ts';
import { faultOfTerms, rateReached } from '#contract/rules/agent-terms.ts';
import type { AmountReading } from '#contract/rules/amount-text.ts';
import { readRate, writeRate } from '../rate-text.ts';

type Band = ContractTerms['bands'][number];

/** A band's requirements and its rate. */
export const bandFields = ['betAmount', 'activeMembers', 'profitAndLoss', 'rate'] as const;
export type BandField = (typeof bandFields)[number];

/** A typed band. Empty fields require nothing. */
export type BandTexts = Readonly<Record<BandField, string>> & {
  /** Its key while others are added and removed. */
  readonly id: number;
};

/** What was typed so far. */
export interface OfferTexts {
  /** Empty until a person is chosen. */
  readonly agentId: string;
  readonly bands: readonly BandTexts[];
  /** Typed terms are not replaced by those of another agent. */
  readonly isTyped: boolean;
}

/** The error of a band's field. */
export type BandProblem =
  | 'amount'
  | 'otherCurrency'
  | 'count'
  | 'rate'
  | 'rateAboveOwn'
  | 'nothingForIt'
  | 'rateOrder'
  | 'figuresOrder';

/** A parsed band. */
export interface ReadBand {
  /** The highest rate for its figures, in basis points; undefined if they are invalid. */
  readonly max: number | undefined;
  /** Undefined if anything in it is invalid. */
  readonly band: Band | undefined;
  readonly problems: Readonly<Partial<Record<BandField, BandProblem>>>;
}

/** How amounts are parsed in the page's language. */
export type ReadAmount = (text: string) => AmountReading;

const LARGEST_COUNT = /^\d{1,6}$/u;

/** An empty band. */
export function emptyBand(id: number): BandTexts {
  return { id, betAmount: '', activeMembers: '', profitAndLoss: '', rate: '' };
}

/** Zero requirements are left empty. */
function unlessNothing(value: number, written: string): string {
  return value === 0 ? '' : written;
}

/** Terms as a person would type them. */
export function textsOf(
  { bands }: ContractTerms,
  { write, tag }: { write: (amount: number) => string; tag: string },
): BandTexts[] {
  return bands.map(({ betAmount, activeMembers, profitAndLoss, rate }, id) => ({
    id,
    betAmount: unlessNothing(betAmount, write(betAmount)),
    activeMembers: unlessNothing(activeMembers, String(activeMembers)),
    profitAndLoss: unlessNothing(profitAndLoss, write(profitAndLoss)),
    rate: writeRate(rate, tag),
  }));
}

/** Each parsed band, and its errors by the offering agent's terms (C2). */
export function readBands(
  kind: ContractKind,
  own: ContractTerms,
  texts: readonly BandTexts[],
  read: ReadAmount,
): ReadBand[] {
  const bands: ReadBand[] = [];
  for (const text of texts) bands.push(readBand(kind, own, text, bands.at(-1)?.band, read));
  return bands;
}

function readBand(
  kind: ContractKind,
  own: ContractTerms,
  texts: BandTexts,
  before: Band | undefined,
  read: ReadAmount,
): ReadBand {
  const betAmount = amountOf(texts.betAmount, read);
  const profitAndLoss = kind === 'dividend' ? amountOf(texts.profitAndLoss, read) : 0;
  const activeMembers = countOf(texts.activeMembers);
  const wrong: Partial<Record<BandField, BandProblem>> = {
    ...(typeof betAmount === 'string' && { betAmount }),
    ...(activeMembers === undefined && { activeMembers: 'count' }),
    ...(typeof profitAndLoss === 'string' && { profitAndLoss }),
  };
  const rate = readRate(texts.rate);
  const isRate = rate > 0 && rate <= WHOLE_RATE;
  if (
    typeof betAmount === 'string' ||
    activeMembers === undefined ||
    typeof profitAndLoss === 'string'
  ) {
    return {
      max: undefined,
      band: undefined,
      problems: { ...wrong, ...(!isRate && { rate: 'rate' }) },
    };
  }
  const figures = { betAmount, activeMembers, profitAndLoss };
  const max = rateReached(own, figures);
  const problems = problemsOf({ ...figures, rate: isRate ? rate : 0 }, max, before, own.period);
  const isRight = Object.keys(problems).length === 0;
  return { max, band: isRight ? { ...figures, rate } : undefined, problems };
}

function problemsOf(
  band: Band,
  max: number,
  before: Band | undefined,
  period: ContractTerms['period'],
): ReadBand['problems'] {
  if (max === 0) return { betAmount: 'nothingForIt' };
  if (band.rate === 0) return { rate: 'rate' };
  if (band.rate > max) return { rate: 'rateAboveOwn' };
  if (!before) return {};
  if (band.rate <= before.rate) return { rate: 'rateOrder' };
  // Dividend bands may require anything: only their order can be wrong.
  const isInOrder = faultOfTerms('dividend', { period, bands: [before, band] }) !== 'order';
  return isInOrder ? {} : { betAmount: 'figuresOrder' };
}

/** An amount in hundredths, or its error; empty means no requirement. */
function amountOf(text: string, read: ReadAmount): number | 'amount' | 'otherCurrency' {
  if (text.trim() === '') return 0;
  const reading = read(text);
  if (reading.ok) return reading.amount;
  return reading.problem === 'otherCurrency' ? 'otherCurrency' : 'amount';
}

function countOf(text: string): number | undefined {
  const plain = text.trim();
  if (plain === '') return 0;
  return LARGEST_COUNT.test(plain) ? Number(plain) : undefined;
}

/** The typed terms; undefined while anything is invalid. */
export function termsIn(
  period: ContractTerms['period'],
  read: readonly ReadBand[],
): ContractTerms | undefined {
  const bands = read.flatMap(({ band }) => (band ? [band] : []));
  return bands.length === read.length && bands.length > 0 ? { period, bands } : undefined;
}
