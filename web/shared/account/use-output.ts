import { useEffect, useEffectEvent } from 'react';

interface EndingFlow<Output> {
  readonly status: string;
  readonly output: Output | undefined;
}

/** Tells how a flow ended, once. */
export function useOutput<Output>(state: EndingFlow<Output>, tell: (output: Output) => void): void {
  const onDone = useEffectEvent(() => {
    if (state.output !== undefined) tell(state.output);
  });
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
}
