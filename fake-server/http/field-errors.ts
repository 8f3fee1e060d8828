import type { z } from 'zod/v4';
import type { FieldError } from '#contract/errors.ts';

type Issue = z.core.$ZodIssue;

/** The fields that a schema refused, by dotted path (A3). */
export function fieldErrorsOf(issues: readonly Issue[], input: unknown): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key): FieldError => ({ field: nameOf([...issue.path, key]), rule: 'unexpected' }),
      );
    }
    return [{ field: nameOf(issue.path), ...ruleOf(issue, input) }];
  });
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'body' : path.map(String).join('.');
}

function ruleOf(issue: Issue, input: unknown): Omit<FieldError, 'field'> {
  if (valueAt(input, issue.path) === undefined) return { rule: 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: 'type' };
    case 'too_small':
      return issue.origin === 'string'
        ? { rule: 'length', min: Number(issue.minimum) }
        : { rule: 'incorrect' };
    case 'too_big':
      return issue.origin === 'string'
        ? { rule: 'length', max: Number(issue.maximum) }
        : { rule: 'incorrect' };
    case 'invalid_format':
      return { rule: 'pattern' };
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'invalid_value':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { rule: 'incorrect' };
    default:
      return issue satisfies never;
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}
