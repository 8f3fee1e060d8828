/**
 * Opens an empty window without access to the portal. Null if blocked, as outside a gesture or
 * after awaiting something.
 *
 * @param features as for `window.open`; a tab without them
 */
export function openEmptyWindow(
  features?: string,
  { mayReachBack = false }: { readonly mayReachBack?: boolean } = {},
): Window | null {
  try {
    const opened = window.open('about:blank', '_blank', features);
    // Some blockers return a closed window.
    if (!opened || opened.closed) return null;
    if (!mayReachBack) opened.opener = null;
    return opened;
  } catch {
    return null;
  }
}
