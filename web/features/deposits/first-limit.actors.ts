import { fromPromise } from 'xstate';
import {
  type FirstLimit,
  type FirstLimitOutcome,
  firstLimitMachine,
} from '#machines/first-limit/first-limit.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The question about a limit with its calls (W10). */
export function provideFirstLimit({ api }: Pick<Services, 'api'>) {
  return firstLimitMachine.provide({
    actors: {
      chooseLimit: fromPromise<FirstLimitOutcome, FirstLimit>(({ input, signal }) =>
        api.playLimits.choose({ body: { kind: 'deposit', ...input } }, { signal }),
      ),
      goWithoutLimit: fromPromise<FirstLimitOutcome, void>(({ signal }) =>
        api.playLimits.goWithout({ body: {} }, { signal }),
      ),
    },
  });
}
