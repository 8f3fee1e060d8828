import type { LanguageCode } from '#contract/entities/language.ts';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { Refusal } from '#contract/errors.ts';
import { type AmountProblem, type AmountReading, readAmount } from '#contract/rules/amount-text.ts';

/** The least and the most of one payment, in hundredths. */
export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** The error of an amount, as far as the page knows. */
export type TypedProblem = AmountProblem | 'tooSmall' | 'tooLarge';

/** How amounts of a currency are written and read in a language. */
export function amountTexts(language: LanguageCode, currency: Currency) {
  const { tag } = languages[language];
  const digits = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    useGrouping: false,
    numberingSystem: 'latn',
  });
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1.5);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    /** The sign of the currency. */
    sign: part('currency'),
    /** Whether the language writes the sign behind the amount. */
    isSignBehind: parts.findIndex(({ type }) => type === 'currency') > 0,
    /** Hundredths as a person would type them. */
    write: (amount: number) => digits.format(amount / 100),
    read: (text: string): AmountReading => readAmount(text, part('decimal'), currency),
  };
}

/** The bounds that hold: those of the last refusal go before what the page began with. */
export function boundsOf(terms: Bounds, refusal: Refusal | null): Bounds {
  const range = refusal?.fields?.find(({ rule }) => rule === 'range');
  return range?.min === undefined || range.max === undefined
    ? terms
    : { minimum: range.min, maximum: range.max };
}

/** The error of the typed text; undefined if there is none. */
export function problemOf(reading: AmountReading, bounds: Bounds): TypedProblem | undefined {
  if (!reading.ok) return reading.problem;
  if (reading.amount < bounds.minimum) return 'tooSmall';
  return reading.amount > bounds.maximum ? 'tooLarge' : undefined;
}
