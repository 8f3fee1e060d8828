import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { type DrawReading, drawWatchMachine } from '#machines/draw-watch/draw-watch.machine.ts';
import { watchPage } from '#web/shared/flow/watching.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The watch over a lottery's draws with the call that it makes (L7). */
export function provideDrawWatch({ api, clock }: Pick<Services, 'api' | 'clock'>) {
  return drawWatchMachine.provide({
    actors: {
      watchPage,
      readDraws: fromPromise<Outcome<DrawReading>, { gameCode: string }>(
        async ({ input, signal }) => {
          const query = { gameCode: input.gameCode, count: 1 };
          const opened = await api.lottery.opened({ query }, { signal });
          if (!opened.ok) return opened;
          const [lottery] = opened.value;
          if (!lottery) return { ok: false, code: 'game_not_found' };
          const { coming, draws } = lottery;
          const now = clock.now();
          return {
            ok: true,
            value: {
              drawNo: coming.drawNo,
              closesIn: Date.parse(coming.closesAt) - now,
              drawsIn: Date.parse(coming.drawsAt) - now,
              resultsIn: Date.parse(coming.resultsAt) - now,
              latest: draws[0] ?? null,
            },
          };
        },
      ),
    },
  });
}
