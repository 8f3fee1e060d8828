import { useEffect } from 'react';
import type { PlayPauseState } from '#contract/entities/play-pause.ts';
import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { providePlayPause } from './play-pause.actors.ts';

/** A break or self-exclusion: state and actions for its views. */
export type PlayPauseFlow = Flow<ReturnType<typeof providePlayPause>>;

/**
 * Runs the flow of a break or self-exclusion (W10). It follows what is read again: another tab has
 * chosen, a time is over, or the clock has moved.
 */
export function usePlayPause(current: PlayPauseState): PlayPauseFlow {
  const flow = useFlow(providePlayPause, { input: { current } });
  const { send } = flow;
  useEffect(() => send({ type: 'state.read', current }), [send, current]);
  return flow;
}
