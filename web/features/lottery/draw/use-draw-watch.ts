import { drawsKey, lotteryBetsKey } from '#web/api/lottery-queries.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { provideDrawWatch } from './draw-watch.actors.ts';

/** Watches the draws of one lottery, and reads anew what each of them changes (L7). */
export function useDrawWatch(gameCode: string) {
  const { api, clock, queryClient } = useServices();
  const { isSignedIn } = useSession();
  const { state, context, send } = useFlow(provideDrawWatch, {
    input: { gameCode, now: () => clock.now() },
    on: {
      'draw.arrived': () => {
        void queryClient.invalidateQueries({ queryKey: drawsKey });
        void queryClient.invalidateQueries({ queryKey: lotteryBetsKey });
        if (isSignedIn) void queryClient.invalidateQueries(balanceQuery(api));
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
