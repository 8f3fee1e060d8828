import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, type FieldRule } from '#contract/rules/field-rules.ts';
import { worstSteps } from '#contract/rules/pattern-reader.ts';
import {
  compilePattern,
  LONGEST_CHECKED_TEXT,
  PATTERN_STEP_BUDGET,
} from '#contract/rules/pattern-safety.ts';
import { patternTrees, sourceOf, stepsToExhaust } from './backtracking-engine.ts';
import { processorMilliseconds } from './processor-time.ts';

/** A check, its pattern's compilation included, is to answer in this time. */
const LONGEST_ANSWER_MILLISECONDS = 50;

const rule = (acceptedPattern: string): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 10_000,
  acceptedPattern,
  patternId: '1',
});

const catastrophic = [
  '^(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '(.*a){20}',
  '^(?=(a+)+$)',
  '(?=(?=(?=(a*)*b)))',
  '(?!(a|a?)+$)b',
  '^([a-zA-Z]+)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '^(a?){60}a{60}$',
  '^(.*?,){30}P',
  '^(\\w+\\s?)*$',
  '(.*)*(.*)*(.*)*=',
  '^a*a*a*a*a*$',
  '(?:(?:(?:a*)b?)c?)*$',
  '^(?<name>a+)+$',
  '(((a{0,90}){0,90}){0,90})$',
  '^(a|b|ab)*c$',
];

const unsupported = [
  '(a+)\\1',
  '(?<n>a)\\k<n>+',
  '(?<=a+)b',
  '(?<!a)b',
  'a{1001}',
  'a'.repeat(501),
];

const invalid = ['(', '[a', 'a**', '\\p{Nothing}', 'a{2,1}', '\\8', '(?<n', '+', '(?<n>a)(?<n>b)'];

const texts = [
  'a'.repeat(255),
  `${'a'.repeat(254)}!`,
  `${'a'.repeat(40)}b`,
  `${'ab'.repeat(127)}!`,
  `${'x'.repeat(254)}z`,
  'a,'.repeat(127),
  `${'a '.repeat(127)}!`,
  '='.repeat(255),
  'a'.repeat(10_000),
  '\u{1f600}'.repeat(255),
];

function answerTime(pattern: string, text: string): number {
  return processorMilliseconds(() => {
    checkField('field', text, rule(pattern));
  });
}

describe('a pattern from the server that would hang the page', () => {
  test.each(catastrophic)('%s is refused as too costly', (source) => {
    expect(compilePattern(source)).toEqual({ kind: 'unusable', why: 'costly' });
  });

  test.each(unsupported)('%s is refused as unsupported', (source) => {
    expect(compilePattern(source)).toEqual({ kind: 'unusable', why: 'unsupported' });
  });

  test.each(invalid)('%s is refused as invalid', (source) => {
    expect(compilePattern(source)).toEqual({ kind: 'unusable', why: 'invalid' });
  });

  test('counts as match-all', () => {
    for (const source of [...catastrophic, ...unsupported, ...invalid]) {
      expect(checkField('field', 'anything', rule(source)), source).toBeUndefined();
    }
  });

  test('answers quickly for any text', () => {
    for (const source of [...catastrophic, ...unsupported, ...invalid]) {
      for (const text of texts) {
        expect(answerTime(source, text), `${source} on ${text.length} characters`).toBeLessThan(
          LONGEST_ANSWER_MILLISECONDS,
        );
      }
    }
  });
});

describe('a common pattern', () => {
  test.each([
    '^[A-Za-z0-9]{4,12}$',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,20}$',
    '^[a-z]+(?:-[a-z]+){0,2}$',
    '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
    '^[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.-]{2,20}$',
    '^(?:ab)*$',
    '^\\u{1f600}\\x41\\cA\\p{Lu}[\\]\\\\]?(?<year>\\d{4})$',
    '\\bcat\\b|dog$',
    '^(?:[a-f]{3}){1,2}$',
  ])('%s is let through', (source) => {
    expect(compilePattern(source, 64).kind).toBe('expression');
  });
});

test('any pattern that is let through answers quickly on any text', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 255, size: 'max' }),
    fc.constantFrom(...texts),
  );
  fc.assert(
    fc.property(patternTrees.map(sourceOf), text, (source, value) => {
      expect(answerTime(source, value), source).toBeLessThan(LONGEST_ANSWER_MILLISECONDS);
    }),
    { numRuns: 1000 },
  );
});

test('any text is harmless as a pattern', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, size: 'max' }), (source) => {
      expect(answerTime(source, 'a'.repeat(255))).toBeLessThan(LONGEST_ANSWER_MILLISECONDS);
    }),
    { numRuns: 500 },
  );
});

describe('the bound', () => {
  test('is never below the steps of an engine that tries every way', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 7 });
    fc.assert(
      fc.property(patternTrees, text, (tree, value) => {
        const steps = stepsToExhaust(tree, value);
        // What even this engine gave up on is beyond every budget.
        const bound = worstSteps(`^(?:${sourceOf(tree)})`, value.length, Infinity);
        expect(bound >= steps || Number.isNaN(bound), `${bound} for ${steps}`).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('grows with the text, and counts every start without an anchor', () => {
    expect(worstSteps('^a*$', 100, Infinity)).toBeGreaterThan(worstSteps('^a*$', 10, Infinity));
    expect(worstSteps('a*$', 100, Infinity)).toBeGreaterThan(100 * 100);
    expect(worstSteps('^a|a*$', 100, Infinity)).toBeGreaterThan(100 * 100);
  });

  test('lets a pattern through for short text that it refuses for long text', () => {
    const source = '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$';
    expect(compilePattern(source, 60).kind).toBe('expression');
    expect(worstSteps(source, LONGEST_CHECKED_TEXT, Infinity)).toBeGreaterThan(PATTERN_STEP_BUDGET);
    expect(compilePattern(source).kind).toBe('unusable');
  });
});
