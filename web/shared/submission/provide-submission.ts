import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import {
  type KeyedSubmission,
  type SubmissionLogic,
  submissionMachine,
} from '#machines/submission/submission.machine.ts';
import type { OnceCallName } from '#web/api/client.ts';
import { whenConnected } from '#web/shared/flow/watching.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  awaitSubmission,
  forgetSubmission,
  keepSubmission,
  newIdempotencyKey,
  type SubmissionFacts,
} from './kept-submissions.ts';
import { settle } from './settle.ts';

/** What a submission needs of the portal. */
export type SubmissionServices = Pick<Services, 'api' | 'session'>;

/** A call that counts once, as a flow sends it. */
export interface SubmissionOptions<Payload, Value> {
  /**
   * The call's name for its texts; by the payload if a flow has several. Null if a reload loses the
   * payload, such as a file: then nothing is kept to be checked.
   */
  readonly call: OnceCallName | ((payload: Payload) => OnceCallName) | null;
  /** Sends it by the key; passwords and codes are read from the draft at that moment. */
  readonly send: (
    submission: KeyedSubmission<Payload>,
    signal: AbortSignal,
  ) => Promise<Outcome<Value>>;
  /** What the person is reminded of where the answer is lost; nothing but the call if left out. */
  readonly facts?: (payload: Payload) => SubmissionFacts;
}

/** The submission of a flow with its call (W2, A12, A25). */
export function provideSubmission<Payload, Value>(
  services: SubmissionServices,
  { call, send, facts }: SubmissionOptions<Payload, Value>,
): SubmissionLogic<Payload, Value> {
  const provided = settling(services).provide({
    actors: {
      keepKey: fromPromise<string, { readonly payload: unknown }>(({ input }) => {
        if (call === null) return Promise.resolve(newIdempotencyKey());
        const payload = input.payload as Payload;
        const key = keepSubmission({
          call: typeof call === 'string' ? call : call(payload),
          memberId: memberIdOf(services),
          facts: facts?.(payload) ?? {},
        });
        return Promise.resolve(key);
      }),
      send: fromPromise<Outcome<unknown>, KeyedSubmission>(({ input, signal }) => {
        signal.addEventListener('abort', awaitSubmission(input.key));
        return send(input as KeyedSubmission<Payload>, signal);
      }),
    },
  });
  return provided as unknown as SubmissionLogic<Payload, Value>;
}

/** A submission that was sent before the page was left: it is asked about, and never sent. */
export function provideResumedSubmission(
  services: SubmissionServices,
): SubmissionLogic<SubmissionFacts, unknown> {
  return settling(services) as unknown as SubmissionLogic<SubmissionFacts, unknown>;
}

/** Whose submissions are made now; null for a visitor. */
export function memberIdOf({ session }: Pick<Services, 'session'>): string | null {
  return session.getSnapshot().context.member?.id ?? null;
}

/** What finds out the fate of any submission. */
function settling(services: SubmissionServices) {
  return submissionMachine.provide({
    actors: {
      settle: fromPromise<Outcome<unknown>, { readonly key: string }>(
        ({ input: { key }, signal }) => {
          signal.addEventListener('abort', awaitSubmission(key));
          return settle(services, key);
        },
      ),
      watchConnection: fromCallback<EventObject, { readonly key: string }>(
        ({ input: { key }, sendBack }) => {
          const stopAwaiting = awaitSubmission(key);
          const stopWatching = whenConnected(() => sendBack({ type: 'connection.returned' }));
          return () => {
            stopWatching();
            stopAwaiting();
          };
        },
      ),
    },
    actions: { forgetKey: ({ context: { key } }) => forgetSubmission(key) },
  });
}
