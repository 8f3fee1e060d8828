import { boundsOf, checkField, type FieldRule } from '#contract/rules/field-rules.ts';

/** Characters of each kind; those that look alike are left out, for they are copied by eye. */
const kinds = {
  small: 'abcdefghijkmnpqrstuvwxyz',
  capital: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digit: '23456789',
  symbol: '!#$%*+-=?@_',
} as const;

/** What a password may be mixed of, the strongest first; rules differ in what they take. */
const mixtures: readonly (readonly string[])[] = [
  [kinds.small, kinds.capital, kinds.digit, kinds.symbol],
  [kinds.small, kinds.capital, kinds.digit],
  [kinds.small, kinds.capital],
  [kinds.digit],
  [kinds.capital],
];

const WISHED_LENGTH = 12;
const TRIES_PER_MIXTURE = 20;

/** A whole number from 0 up to `below`, without bias. */
export type RandomBelow = (below: number) => number;

function mixed(mixture: readonly string[], length: number, randomBelow: RandomBelow): string {
  // One of each kind at least, then any; the first is a letter where the mixture has one.
  const characters = Array.from({ length }, (_, index) => {
    const kind = mixture[index] ?? mixture[randomBelow(mixture.length)] ?? kinds.digit;
    return kind[randomBelow(kind.length)] ?? '';
  });
  for (let last = length - 1; last > 1; last -= 1) {
    const other = 1 + randomBelow(last);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/**
 * A password that follows the password rule, for a registration without a password field (G4a), and
 * for an account that an agent makes (C1). The strongest mixture that the rule accepts; null if it
 * accepts none.
 */
export function generatePassword(rule: FieldRule, randomBelow: RandomBelow): string | null {
  const { min, max } = boundsOf(rule);
  const length = Math.min(Math.max(min, WISHED_LENGTH), max);
  const strictRule = { ...rule, enabled: true, required: true };
  for (const mixture of mixtures) {
    for (let attempt = 0; attempt < TRIES_PER_MIXTURE; attempt += 1) {
      const password = mixed(mixture, length, randomBelow);
      if (checkField('password', password, strictRule) === undefined) return password;
    }
  }
  return null;
}

/** Chance from the browser's own source, by rejection. */
export function secureRandomBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < limit) return number % below;
  }
}
