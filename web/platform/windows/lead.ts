/**
 * Becomes the leader among this browser's tabs for one purpose: at once if there is none, else when
 * the leader releases it or closes. Without browser locks, as on a page without HTTPS or with
 * blocked cookies, every tab leads.
 *
 * @param signal releases it, or stops waiting
 */
export function takeLead(purpose: string, onTaken: () => void, signal: AbortSignal): void {
  // Typed as always present; it is missing outside a secure context.
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
      // With blocked cookies there are no locks either.
      if (!signal.aborted && !hasTaken) onTaken();
    });
}
