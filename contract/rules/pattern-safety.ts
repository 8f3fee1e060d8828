import { UnsupportedPattern, worstSteps } from './pattern-reader.ts';

/** The longest text, in code points, that a pattern is ever run on. */
export const LONGEST_CHECKED_TEXT = 255;

/** Engine steps that one check may cost at worst: a few milliseconds on a phone. */
export const PATTERN_STEP_BUDGET = 1_000_000;

const LONGEST_SOURCE = 500;

/** A pattern that came from outside, ready to use (A4). */
export type CompiledPattern =
  | { readonly kind: 'matchAll' }
  | { readonly kind: 'expression'; readonly expression: RegExp }
  /** Why it cannot be used (invalid or too costly), for a log; it then matches everything. */
  | { readonly kind: 'unusable'; readonly why: 'invalid' | 'unsupported' | 'costly' };

function compile(source: string, longest: number): CompiledPattern {
  if (source === '*') return { kind: 'matchAll' };
  if (source.length > LONGEST_SOURCE) return { kind: 'unusable', why: 'unsupported' };
  try {
    const expression = new RegExp(source, 'u');
    const steps = worstSteps(source, longest, PATTERN_STEP_BUDGET);
    // Negated, so that NaN is too costly as well.
    if (!(steps <= PATTERN_STEP_BUDGET)) return { kind: 'unusable', why: 'costly' };
    // Engines compile at first use, and only then notice that a pattern is too large.
    expression.test('');
    return { kind: 'expression', expression };
  } catch (error) {
    return {
      kind: 'unusable',
      why: error instanceof UnsupportedPattern ? 'unsupported' : 'invalid',
    };
  }
}

const compiled = new Map<string, CompiledPattern>();
const MAX_KEPT = 200;

/**
 * Compiles a pattern from a server, if its worst case on text of at most `longest` code points is
 * bounded (A4). Form and server share this function, so they agree.
 */
export function compilePattern(source: string, longest = LONGEST_CHECKED_TEXT): CompiledPattern {
  const key = `${longest}:${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const pattern = compile(source, longest);
  if (compiled.size >= MAX_KEPT) compiled.clear();
  compiled.set(key, pattern);
  return pattern;
}
