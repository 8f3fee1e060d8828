import type { FieldRule } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';

/** A field's phone keyboard: digits if its rule accepts nothing else. */
export function keyboardOf(rule: Pick<FieldRule, 'acceptedPattern'> | undefined): {
  readonly inputMode?: 'numeric';
} {
  return rule?.acceptedPattern === patternRules.digits.acceptedPattern
    ? { inputMode: 'numeric' }
    : {};
}
