import type { Refusal } from '#contract/errors.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';

interface FlowUnreachableProps {
  readonly flow: {
    readonly refusal: Refusal | null;
    readonly send: (event: { readonly type: 'retry.requested' }) => void;
  };
  readonly title: string;
  /** Replaces the reason, if the person must know something else. */
  readonly text?: string;
}

/** The screen of a flow without its data, with a retry (R10). */
export function FlowUnreachable({ flow, ...words }: FlowUnreachableProps) {
  return (
    <ReadFailed
      {...words}
      refusal={flow.refusal}
      isPrimary
      onRetry={() => flow.send({ type: 'retry.requested' })}
    />
  );
}
