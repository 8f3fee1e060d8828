import type { StateValue } from 'xstate';

/** The first of the named states that a flow is in; null when it is in none of them. */
export function stepOf<Pattern extends StateValue, Step extends string>(
  state: { readonly matches: (pattern: Pattern) => boolean },
  steps: readonly (readonly [Step, Pattern])[],
): Step | null {
  return steps.find(([, pattern]) => state.matches(pattern))?.[0] ?? null;
}
