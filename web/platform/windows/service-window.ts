import { openEmptyWindow } from './empty-window.ts';

/** Size of the window of customer service, in CSS pixels (S8). */
const FEATURES = 'popup,width=440,height=750';

let open: Window | null = null;

/**
 * Opens the customer service window, still empty, in the person's gesture: later a browser would
 * block it. An open one is focused instead, and nothing more is needed. The window has no access to
 * the portal.
 */
export function openServiceWindow(words: string): 'opened' | 'inFront' | 'blocked' {
  if (open && !open.closed) {
    open.focus();
    return 'inFront';
  }
  open = openEmptyWindow(FEATURES);
  if (!open) return 'blocked';
  open.document.body.textContent = words;
  return 'opened';
}

/** Navigates the empty window; a closed one stays closed. */
export function leadServiceWindow(address: string): void {
  if (open && !open.closed) open.location.replace(address);
}

/** Closes the empty window: it has no target. */
export function closeServiceWindow(): void {
  open?.close();
  open = null;
}
