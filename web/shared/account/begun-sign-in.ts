import { onePerPage } from './one-per-page.ts';

/**
 * A sign-in whose first step was right elsewhere, in a recovery by phone: what names the attempt,
 * until the sign-in takes it over for the second step (A17, A26). It lies here alone, and in no
 * machine.
 */
export const begunSignIn = onePerPage(() => {
  let waiting: string | null = null;
  const listeners = new Set<() => void>();
  return {
    keep(challenge: string) {
      waiting = challenge;
      for (const listener of listeners) listener();
    },
    /** Gives it once. */
    take(): string | null {
      const challenge = waiting;
      waiting = null;
      return challenge;
    },
    /** @returns what ends the listening */
    onKept(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
