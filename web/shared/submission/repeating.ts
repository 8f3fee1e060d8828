import { leavesActOpen, type Outcome, stopsBeforeAct } from '#contract/errors.ts';
import { newIdempotencyKey } from './kept-submissions.ts';

/** How a call that counts once is sent: by a key, for as long as somebody waits for its answer. */
interface Sending {
  readonly key: string;
  readonly signal?: AbortSignal;
}

/** An action that a person repeats if its answer was lost: a code, a mail, a proof. */
export interface Repeating<Wish, Body, Value> {
  /**
   * Sends a request. If the answer to the same request was lost before, it is sent again unchanged
   * with the same key: it counts once, and nobody gets two codes.
   *
   * @param wish the request, without its puzzle; any JSON
   * @param prepare makes the body, and sends it; it solves a puzzle if required
   */
  send(
    wish: Wish,
    prepare: (send: (body: Body) => Promise<Outcome<Value>>) => Promise<Outcome<Value>>,
    signal?: AbortSignal,
  ): Promise<Outcome<Value>>;
}

/**
 * The action of a flow without a screen for a lost answer: its own form sends it again (W2, A12).
 */
export function repeating<Wish, Body, Value>(
  call: (request: { readonly body: Body }, sending: Sending) => Promise<Outcome<Value>>,
): Repeating<Wish, Body, Value> {
  /** The last submission, while its outcome is unknown. */
  let lost: { readonly wish: string; readonly key: string; readonly body: Body } | null = null;
  return {
    async send(wished, prepare, signal) {
      const wish = JSON.stringify(wished);
      const sending = (key: string) => ({ key, ...(signal && { signal }) });
      const before = lost?.wish === wish ? lost : null;
      lost = before;
      const key = before?.key ?? newIdempotencyKey();
      const answer = before
        ? await call({ body: before.body }, sending(key))
        : await prepare((body) => {
            lost = { wish, key, body };
            return call({ body }, sending(key));
          });
      const isOpen =
        !answer.ok &&
        (leavesActOpen(answer.code) || (before !== null && stopsBeforeAct(answer.code)));
      if (!isOpen) lost = null;
      return answer;
    },
  };
}
