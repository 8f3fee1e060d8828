import { expect, test } from 'vitest';
import type { ContractTerms } from '#contract/entities/agent.ts';
import { faultOfTerms, whyNotUnder } from '#contract/rules/agent-terms.ts';
import {
  type BandField,
  type BandProblem,
  type BandTexts,
  emptyBand,
  readBands,
  termsIn,
  textsOf,
} from '#web/features/agents/offer/offer-draft.ts';
import { readRate } from '#web/features/agents/rate-text.ts';
import { amountTexts } from '#web/shared/money/amount-texts.ts';

const { read, write } = amountTexts('PT', 'BRL');
const band = (betAmount: number, activeMembers: number, profitAndLoss: number, rate: number) => ({
  betAmount,
  activeMembers,
  profitAndLoss,
  rate,
});
const own: ContractTerms = {
  period: 'semimonthly',
  bands: [band(100_000, 0, 0, 2_000), band(5_000_000, 5, 200_000, 3_000)],
};
const typed = (texts: Partial<BandTexts>): BandTexts => ({ ...emptyBand(0), ...texts });
const first = { betAmount: '1.000,00', rate: '10' };

test.each<[string, Partial<BandTexts>[], [number, BandField, BandProblem] | null]>([
  ['a band within the own one', [first], null],
  ['as much as the own one, with a comma', [{ betAmount: '1.000,00', rate: '20,00 %' }], null],
  [
    'more than the own one',
    [{ betAmount: '1.000,00', rate: '20,01' }],
    [0, 'rate', 'rateAboveOwn'],
  ],
  ['figures for which nothing is got', [{ rate: '10' }], [0, 'betAmount', 'nothingForIt']],
  ['no rate', [{ betAmount: '1.000,00' }], [0, 'rate', 'rate']],
  ['a rate of nothing', [{ ...first, rate: '0' }], [0, 'rate', 'rate']],
  ['a rate in words', [{ ...first, rate: 'dez' }], [0, 'rate', 'rate']],
  ['an amount in words', [{ ...first, betAmount: 'mil' }], [0, 'betAmount', 'amount']],
  ['a loss in words', [{ ...first, profitAndLoss: 'mil' }], [0, 'profitAndLoss', 'amount']],
  ['half a member', [{ ...first, activeMembers: '1,5' }], [0, 'activeMembers', 'count']],
  [
    'a second band that pays no more',
    [first, { betAmount: '2.000,00', rate: '10' }],
    [1, 'rate', 'rateOrder'],
  ],
  [
    'a second band that asks for no more',
    [first, { ...first, rate: '11' }],
    [1, 'betAmount', 'figuresOrder'],
  ],
  [
    'a second band that asks for less',
    [
      { ...first, activeMembers: '3' },
      { betAmount: '2.000,00', activeMembers: '2', rate: '11' },
    ],
    [1, 'betAmount', 'figuresOrder'],
  ],
  [
    'a second band that asks for more',
    [first, { betAmount: '60.000,00', activeMembers: '6', profitAndLoss: '2.000,00', rate: '25' }],
    null,
  ],
])('%s is told at its field (C2)', (_, texts, expected) => {
  const bands = readBands('dividend', own, texts.map(typed), read);
  const found = bands.flatMap(({ problems }, index) =>
    Object.entries(problems).map(([field, problem]) => [index, field, problem]),
  );
  expect(found).toEqual(expected === null ? [] : [expected]);
  const terms = termsIn('semimonthly', bands);
  expect(terms === undefined).toBe(expected !== null);
  if (!terms) return;
  expect(faultOfTerms('dividend', terms)).toBeUndefined();
  expect(whyNotUnder(own, terms)).toBeUndefined();
});

test('terms are parsed as typed, and a salary needs no loss (C2)', () => {
  const texts = textsOf(own, { write, tag: 'pt-BR' });
  expect(termsIn('semimonthly', readBands('dividend', own, texts, read))).toEqual(own);
  const [salary] = readBands('dailySalary', own, [typed({ ...first, profitAndLoss: '5' })], read);
  expect(salary?.band?.profitAndLoss).toBe(0);
});

test('a rate is parsed in percent, with at most two decimals (C1)', () => {
  expect(['7,5', '7.5', ' 100 % ', '0,01'].map(readRate)).toEqual([750, 750, 10_000, 1]);
  expect(['', '1,234', '-1', '1e2', '7,'].map(readRate)).toEqual(Array(5).fill(Number.NaN));
});
