import type { Outcome } from '#contract/errors.ts';

/** Sends a try, with its key and its content; sent again, it is the same try. */
type Sending<Value> = (signal: AbortSignal) => Promise<Outcome<Value>>;

/** Tries of an action that counts once, of which the network may lose the answer (A12). */
export interface RepeatedTries<Value> {
  /**
   * Sends a try. Where the answer to the one before was lost and the person asks for the same, that
   * one goes again: nobody knows whether the server has acted on it.
   *
   * @param asked what makes two tries the same
   * @param prepare makes a new try
   */
  send(
    asked: object,
    prepare: () => Sending<Value>,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Outcome<Value>; readonly isLost: boolean }>;
}

/** Keeps the last try until it is answered. In memory alone: it holds a password. */
export function createRepeatedTries<Value>(): RepeatedTries<Value> {
  let unanswered: { readonly asked: string; readonly sending: Sending<Value> } | null = null;

  return {
    async send(asked, prepare, signal) {
      const same = JSON.stringify(asked);
      if (unanswered?.asked !== same) unanswered = { asked: same, sending: prepare() };
      const answer = await unanswered.sending(signal);
      const isLost =
        !answer.ok && (answer.code === 'network_failed' || answer.code === 'timed_out');
      if (!isLost) unanswered = null;
      return { answer, isLost };
    },
  };
}
