import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { SubmissionLogic } from '#machines/submission/submission.machine.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideSubmission, type SubmissionOptions } from './provide-submission.ts';
import { type UnansweredSubmission, useUnanswered } from './use-unanswered.ts';

/** An act that counts once, as a view without a flow knows it. */
export interface Submission<Payload> {
  /** Sends it with a new key; a second press meanwhile does nothing. */
  readonly submit: (payload: Payload) => void;
  readonly isBusy: boolean;
  /** The last one was done. */
  readonly isDone: boolean;
  /** Why the last one was refused. */
  readonly refusal: Refusal | null;
  /** The answer was lost: shown by `Unanswered` in place of the form. */
  readonly unanswered: UnansweredSubmission | null;
  /** Forgets the outcome of the last one. */
  readonly reset: () => void;
}

type SubmissionActor<Payload, Value> = Actor<SubmissionLogic<Payload, Value>>;

/** Sends an action that counts once, for views without a flow (W2). */
export function useSubmission<Payload, Value>(
  options: SubmissionOptions<Payload, Value> & {
    /** Called at every end, with the answer, or with the reason if the person left. */
    readonly onSettled?: (outcome: Outcome<Value>, payload: Payload) => void;
  },
): Submission<Payload> {
  const services = useServices();
  const [actor, setActor] = useState<SubmissionActor<Payload, Value>>();
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => actor && services.running.add(actor), [services, actor]);
  useEffect(() => () => void actor?.stop(), [actor]);
  const outcome = snapshot?.output;
  return {
    submit(payload) {
      if (actor?.getSnapshot().status === 'active') return;
      const started = createActor(provideSubmission(services, options), {
        input: { payload },
        ...services.watching,
      });
      started.subscribe({
        complete: () => {
          const { output } = started.getSnapshot();
          if (output) options.onSettled?.(output, payload);
        },
      });
      setActor(started);
      started.start();
    },
    isBusy: snapshot?.status === 'active',
    isDone: outcome?.ok === true,
    refusal: outcome?.ok === false ? outcome : null,
    unanswered: useUnanswered(actor),
    reset: () => setActor((last) => (last?.getSnapshot().status === 'active' ? last : undefined)),
  };
}
