import { useFlow } from '#web/shared/flow/use-flow.ts';
import { provideFirstLimit } from './first-limit.actors.ts';

/** Runs the question about a limit before a first deposit (W10). */
export function useFirstLimit({ onAnswered }: { readonly onAnswered: () => void }) {
  const flow = useFlow(provideFirstLimit, { on: { 'limits.answered': onAnswered } });
  return {
    ...flow,
    /** What the last answer says disappears as soon as the form is edited. */
    edited: () => {
      if (flow.refusal !== null) flow.send({ type: 'form.edited' });
    },
  };
}
