/**
 * Shows a manual popover in the browser's top layer, above the dialog that has just opened; for a
 * `ref`. One that leaves the page in the same moment is raised in its next place.
 */
export function raise(element: HTMLElement | null): void {
  if (!element?.isConnected || !element.showPopover) return;
  if (!element.matches(':popover-open')) element.showPopover();
}
