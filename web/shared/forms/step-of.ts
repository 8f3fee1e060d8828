/** A flow's step among the named ones, by its leaf state; null if none of them. */
export function stepOf<const Step extends string>(
  state: string,
  steps: readonly Step[],
): Step | null {
  return steps.find((step) => state === step || state.endsWith(`.${step}`)) ?? null;
}
