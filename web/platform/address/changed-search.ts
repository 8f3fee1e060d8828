/** The search part of an address with some parameters changed, or removed where they are empty. */
export function changedSearch(
  parameters: URLSearchParams,
  changes: Readonly<Partial<Record<string, string>>>,
): string {
  const next = new URLSearchParams(parameters);
  for (const [parameter, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (value === '') next.delete(parameter);
    else next.set(parameter, value);
  }
  return next.size === 0 ? '' : `?${next}`;
}
