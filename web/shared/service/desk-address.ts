/**
 * The address of a desk to open: http(s) alone, so that no script or file hides in it; undefined for
 * anything else. What is handed over stands behind the `#`, which no server's log keeps (S8).
 */
export function deskAddress(
  path: string,
  handOver: { readonly lang: string; readonly ticket: string | null },
): string | undefined {
  const url = URL.parse(path);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const { lang, ticket } = handOver;
  url.hash = new URLSearchParams({ lang, ...(ticket !== null && { ticket }) }).toString();
  return url.href;
}
