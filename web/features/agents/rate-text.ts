import { WHOLE_RATE } from '#contract/entities/agent-types.ts';

const PER_CENT = WHOLE_RATE / 100;

/** A typed rate, in basis points: '7,5' and '7.5' are 750; NaN if invalid. */
export function readRate(typed: string): number {
  const text = typed.trim().replace('%', '').trimEnd().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,2})?$/u.test(text) ? Math.round(Number(text) * PER_CENT) : Number.NaN;
}

/** A rate as a person would type it: 750 is '7.5', or '7,5' with a decimal comma. */
export function writeRate(basisPoints: number, tag: string): string {
  return new Intl.NumberFormat(tag, {
    maximumFractionDigits: 2,
    useGrouping: false,
    numberingSystem: 'latn',
  }).format(basisPoints / PER_CENT);
}
