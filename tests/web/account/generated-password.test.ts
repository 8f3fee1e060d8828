// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';
import { generatePassword } from '#web/shared/passwords/generated-password.ts';

/** Patterns that no plain characters keep, or only text of one particular shape. */
const notOfMixedCharacters: ReadonlySet<string> = new Set([
  'chineseWithPunctuation',
  'thai',
  'korean',
  'email',
  'date',
  'fullName',
]);

const rules = Object.entries(patternRules).map(([name, { acceptedPattern, patternId }]) => ({
  name,
  acceptedPattern,
  patternId,
}));
const anyRule = fc.constantFrom(...rules.filter(({ name }) => !notOfMixedCharacters.has(name)));
const chance = fc.infiniteStream(fc.nat());

test('a generated password follows its rule', () => {
  fc.assert(
    fc.property(
      anyRule,
      fc.integer({ min: 4, max: 12 }),
      fc.integer({ min: 0, max: 20 }),
      chance,
      (pattern, minLength, span, numbers) => {
        const rule = {
          ...pattern,
          enabled: true,
          required: true,
          minLength,
          maxLength: minLength + span,
        };
        const password = generatePassword(rule, (below) => (numbers.next().value ?? 0) % below);
        expect(password).not.toBeNull();
        expect(checkField('password', password ?? '', rule)).toBeUndefined();
      },
    ),
  );
});

test('a rule that cannot be met gives no password', () => {
  for (const pattern of rules.filter(({ name }) => name === 'thai' || name === 'email')) {
    const rule = { ...pattern, enabled: true, required: true, minLength: 6, maxLength: 20 };
    expect(generatePassword(rule, (below) => below - 1)).toBeNull();
  }
});
