/**
 * The policy of a page that loads scripts, styles, pictures and data only from its own origin, with
 * nothing inline.
 *
 * @param framedBy origins that may frame it
 */
export function ownPagePolicy(framedBy: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ].join('; ');
}

/** Headers of such a page at a third party: never cached, and no referrer. */
export function ownPageHeaders(framedBy: readonly string[] = []) {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': ownPagePolicy(framedBy),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
