/**
 * Takes the lead among the tabs of this browser for one purpose: at once where no other tab has it,
 * else when the one that has it gives it up or is closed. Where a browser has no locks, as on a page
 * without HTTPS, every tab leads.
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
  const held = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  locks
    .request(purpose, { signal }, async () => {
      onTaken();
      await held;
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
