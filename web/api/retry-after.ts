const SECOND_MILLISECONDS = 1000;

/** Seconds from a `Retry-After` header, as a number or a date; undefined without one. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d+$/u.test(text)) return Number(text);
  const at = Date.parse(text);
  if (Number.isNaN(at)) return undefined;
  return Math.max(0, Math.ceil((at - Date.now()) / SECOND_MILLISECONDS));
}
