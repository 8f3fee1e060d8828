import { fromPromise } from 'xstate';
import {
  type LimitName,
  type LimitWish,
  type PlayLimitsOutcome,
  playLimitMachine,
} from '#machines/play-limit/play-limit.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** One's own limits with their calls (W10). */
export function providePlayLimit({ api }: Pick<Services, 'api'>) {
  return playLimitMachine.provide({
    actors: {
      chooseLimit: fromPromise<PlayLimitsOutcome, LimitWish>(({ input, signal }) =>
        api.playLimits.choose({ body: { ...input } }, { signal }),
      ),
      keepLimit: fromPromise<PlayLimitsOutcome, LimitName>(({ input, signal }) =>
        api.playLimits.keep({ body: { ...input } }, { signal }),
      ),
      chooseInterval: fromPromise<PlayLimitsOutcome, { everyMinutes: number }>(
        ({ input, signal }) => api.playLimits.chooseCheck({ body: input }, { signal }),
      ),
    },
  });
}
