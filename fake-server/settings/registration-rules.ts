import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { type PatternName, patternRules } from '#contract/rules/patterns.ts';
import type { FieldUse } from './registration-fields.ts';
import type { Settings } from './settings.ts';

function rule(
  pattern: PatternName,
  minLength: number,
  maxLength: number,
  use: FieldUse,
): FieldRule {
  const { patternId, acceptedPattern } = patternRules[pattern];
  const enabled = use !== 'off';
  return {
    enabled,
    required: use === 'required',
    minLength,
    maxLength,
    acceptedPattern,
    patternId,
  };
}

/** What each field of a registration accepts (A3). */
export function registrationRules({ fields }: Pick<Settings, 'fields'>): RegistrationRules {
  const { username, password, mobileNum, ...optional } = fields;
  const ruleOf = (
    { pattern, minLength, maxLength }: Settings['fields']['username'],
    use: FieldUse,
  ) => rule(pattern, minLength, maxLength, use);
  return {
    username: ruleOf(username, 'required'),
    password: ruleOf(password, 'required'),
    confirmPassword: rule('freeText', 1, 128, 'required'),
    mobileNum: ruleOf(mobileNum, 'off'),
    verificationCode: rule('digits', 6, 6, 'off'),
    captcha: rule('digits', 5, 5, 'off'),
    ...mapped(optional, (field) => ruleOf(field, field.use)),
  };
}

function mapped<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  map: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, map(value)]);
  return Object.fromEntries(entries) as Record<Name, To>;
}
