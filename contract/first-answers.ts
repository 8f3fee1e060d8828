/** Id of the element with the first answers: a record of answers by call. */
export const FIRST_ANSWERS_ID = 'first-answers';

/**
 * The calls whose answers may be embedded in the page at a path.
 *
 * @param calls by address, as `headers.json` has them. `/promotions/:id` matches every address
 * below
 *   `/promotions` and is filled into its calls; `*` matches all other addresses.
 */
export function firstCallsAt(
  calls: Readonly<Record<string, readonly string[]>>,
  path: string,
): readonly string[] {
  const exact = calls[path];
  if (exact) return exact;
  for (const [template, wanted] of Object.entries(calls)) {
    const value = valueAt(template, path);
    if (value !== undefined) return wanted.map((call) => call.replace(':id', value));
  }
  return calls['*'] ?? [];
}

/** The value of `:id` at the end of a path. */
function valueAt(template: string, path: string): string | undefined {
  const start = template.indexOf(':id');
  if (start === -1 || !path.startsWith(template.slice(0, start))) return undefined;
  const value = path.slice(start);
  return /^[\w.~-]+$/u.test(value) ? value : undefined;
}
