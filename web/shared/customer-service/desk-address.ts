/**
 * A desk's address to open: only http(s), so that no script or file hides in it; undefined
 * otherwise. The handover is behind the `#`, which no server log contains (S8).
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
