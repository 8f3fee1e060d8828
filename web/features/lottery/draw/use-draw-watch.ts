import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { drawsKey, lotteryBetsKey } from '#web/api/lottery-queries.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { provideDrawWatch } from './draw-watch.actors.ts';

/** Watches the draws of one lottery, and reads anew what each of them changes (L7). */
export function useDrawWatch(gameCode: string) {
  const services = useServices();
  const { isSignedIn } = useSession();
  const [machine] = useState(() => provideDrawWatch(services));
  const [state, send, actor] = useMachine(machine, {
    input: { gameCode, now: () => services.clock.now() },
    ...services.watching,
  });

  useEffect(() => {
    const { api, queryClient } = services;
    const arrived = actor.on('draw.arrived', () => {
      void queryClient.invalidateQueries({ queryKey: drawsKey });
      void queryClient.invalidateQueries({ queryKey: lotteryBetsKey });
      if (isSignedIn) void queryClient.invalidateQueries(balanceQuery(api));
    });
    return () => arrived.unsubscribe();
  }, [actor, services, isSignedIn]);

  const { context } = state;
  const leaf = leafOf(state.value);
  return {
    step: leaf === 'sorting' ? 'reading' : leaf,
    drawNo: context.drawNo,
    drawsAt: context.drawsAt,
    latest: context.latest,
    remainingSeconds: context.remainingSeconds,
    refusal: context.refusal,
    retry: () => send({ type: 'retry.requested' }),
  };
}
