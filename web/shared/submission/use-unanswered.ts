import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import type {
  SubmissionEvent,
  SubmissionSnapshot,
} from '#machines/submission/submission.machine.ts';
import { forgetSubmission } from './kept-submissions.ts';

/** A submission whose answer was lost, as the screen that says so knows it. */
export interface UnansweredSubmission {
  readonly key: string;
  readonly isResumed: boolean;
  /** Why the answer is missing; null before the first try of a resumed one. */
  readonly refusal: Refusal | null;
  /** It is sent or asked about again. */
  readonly isBusy: boolean;
  readonly retry: () => void;
  /** Continues without knowing the outcome. */
  readonly leave: () => void;
}

/** The states in which the person does not know the outcome. */
const unansweredStates: ReadonlySet<unknown> = new Set<SubmissionSnapshot['value']>([
  'unanswered',
  'sendingAgain',
  'settling',
]);

/**
 * Replaces a flow's own screen while its submission's answer is lost; null otherwise.
 *
 * @param child the flow's child, from the snapshot of the flow: `state.children.sendFeedback`
 */
export function useUnanswered(child: AnyActorRef | undefined): UnansweredSubmission | null {
  const snapshot = useSelector(
    child,
    (state): SubmissionSnapshot | undefined => state as SubmissionSnapshot | undefined,
  );
  useForgottenWhenOvertaken(child && snapshot?.context?.key);
  if (!snapshot || !unansweredStates.has(snapshot.value)) return null;
  const { key, isResumed, refusal } = snapshot.context;
  const send = (event: SubmissionEvent) => child?.send(event);
  return {
    key,
    isResumed,
    refusal,
    isBusy: snapshot.value !== 'unanswered',
    retry: () => send({ type: 'retry.requested' }),
    leave: () => send({ type: 'submission.left' }),
  };
}

/** A flow that has moved on needs no answer: nothing is asked later. */
function useForgottenWhenOvertaken(key: string | undefined): void {
  const last = useRef(key);
  useEffect(() => {
    if (key === undefined && last.current) forgetSubmission(last.current);
    last.current = key;
  }, [key]);
}
