import { queries, staleBy } from '#web/api/queries.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { provideDrawWatch } from './draw-watch.actors.ts';

/** Watches the draws of one lottery, and reloads what each of them changes (L7). */
export function useDrawWatch(gameCode: string) {
  const { clock, queryClient } = useServices();
  const { isSignedIn } = useSession();
  const { state, context, send } = useFlow(provideDrawWatch, {
    input: { gameCode, now: () => clock.now() },
    on: {
      'draw.arrived': () => {
        void queryClient.invalidateQueries(staleBy('draws'));
        if (isSignedIn) void queryClient.invalidateQueries(queries.wallet.balance());
      },
    },
  });
  return {
    step: state === 'sorting' ? 'reading' : state,
    drawNo: context.drawNo,
    drawsAt: context.drawsAt,
    latest: context.latest,
    remainingSeconds: context.remainingSeconds,
    refusal: context.refusal,
    retry: () => send({ type: 'retry.requested' }),
  };
}
