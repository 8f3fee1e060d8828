import type { StateValue } from 'xstate';

/** The paths of all states that a value is in, from the outside in; the machine itself not among them. */
export function statesIn(value: StateValue, around = ''): readonly string[] {
  if (typeof value === 'string') return [around + value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [around + key, ...statesIn(inner, `${around}${key}.`)],
  );
}
