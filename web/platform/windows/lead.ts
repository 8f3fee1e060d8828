/**
 * Takes the lead among the tabs of this browser for one purpose: at once where no other tab has it,
 * else when the one that has it gives it up or is closed. Where a browser has no locks, as on a page
 * without HTTPS or with cookies blocked, every tab leads.
 *
 * @param signal gives it up, or the waiting for it
 */
export function takeLead(purpose: string, onTaken: () => void, signal: AbortSignal): void {
  // Typed as always there; it is not outside of a secure context.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    onTaken();
    return;
  }
  let hasTaken = false;
  const held = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  locks
    .request(purpose, { signal }, async () => {
      hasTaken = true;
      onTaken();
      await held;
    })
    .catch(() => {
      // With cookies blocked there are no locks either.
      if (!signal.aborted && !hasTaken) onTaken();
    });
}
