/** Which of the named steps a flow is in, by its leaf state; null when it is in none of them. */
export function stepOf<const Step extends string>(
  state: string,
  steps: readonly Step[],
): Step | null {
  return steps.find((step) => state === step || state.endsWith(`.${step}`)) ?? null;
}
