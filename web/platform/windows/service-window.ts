import { openEmptyWindow } from './empty-window.ts';

/** Size of the window of customer service, in CSS pixels (S8). */
const FEATURES = 'popup,width=440,height=750';

let open: Window | null = null;

/**
 * Opens the window of customer service, empty as yet, in the person's gesture: later a browser would
 * block it. One that is open already comes to the front instead, and nothing more is to be done.
 * The window cannot reach back to the portal.
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

/** Leads the empty window on; one that was closed meanwhile stays closed. */
export function leadServiceWindow(address: string): void {
  if (open && !open.closed) open.location.replace(address);
}

/** Closes the empty window: there is nowhere to lead it. */
export function closeServiceWindow(): void {
  open?.close();
  open = null;
}
