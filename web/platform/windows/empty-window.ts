/**
 * Opens an empty window, which cannot reach back to the portal unless it is asked to. Null where the
 * browser blocks it; it does so outside of a person's gesture, before anything was waited for.
 *
 * @param features as of `window.open`; without them it is a tab
 */
export function openEmptyWindow(
  features?: string,
  { mayReachBack = false }: { readonly mayReachBack?: boolean } = {},
): Window | null {
  try {
    const opened = window.open('about:blank', '_blank', features);
    // Some blockers hand out a window that is closed already.
    if (!opened || opened.closed) return null;
    if (!mayReachBack) opened.opener = null;
    return opened;
  } catch {
    return null;
  }
}
