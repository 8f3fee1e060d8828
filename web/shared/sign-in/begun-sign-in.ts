import { onePerPage } from '#web/shared/services/one-per-page.ts';

/**
 * A sign-in whose first step was done in a recovery by phone: the attempt's id, until the sign-in
 * takes it over (A17, A26). It is stored only here, and in no machine.
 */
export const begunSignIn = onePerPage(() => {
  let waiting: string | null = null;
  const listeners = new Set<() => void>();
  return {
    keep(challenge: string) {
      waiting = challenge;
      for (const listener of listeners) listener();
    },
    /** Returns it once. */
    take(): string | null {
      const challenge = waiting;
      waiting = null;
      return challenge;
    },
    /** @returns the unsubscribe function */
    onKept(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
