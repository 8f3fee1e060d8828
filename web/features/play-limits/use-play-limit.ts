import { useFlow } from '#web/shared/flow/use-flow.ts';
import { providePlayLimit } from './play-limit.actors.ts';

/** A change of one's own limits: state and actions for its page. */
export type PlayLimitFlow = ReturnType<typeof usePlayLimit>;

/**
 * Runs the flow of changing one's own limits while its page is mounted (W10). The limits are read
 * separately: what is left of them changes with each stake.
 */
export function usePlayLimit() {
  const flow = useFlow(providePlayLimit);
  return {
    ...flow,
    /** What the last answer says disappears as soon as the form is edited. */
    edited: () => {
      if (flow.refusal !== null || flow.state !== 'choosing') flow.send({ type: 'form.edited' });
    },
  };
}
