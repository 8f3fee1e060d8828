import type { FieldRule } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';

/** The keyboard that a phone shows for a field: that of digits where its rule takes nothing else. */
export function keyboardOf(rule: Pick<FieldRule, 'acceptedPattern'> | undefined): {
  readonly inputMode?: 'numeric';
} {
  return rule?.acceptedPattern === patternRules.digits.acceptedPattern
    ? { inputMode: 'numeric' }
    : {};
}
