import { fromPromise } from 'xstate';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import {
  type PlayPauseOutcome,
  playPauseMachine,
} from '#machines/play-pause/play-pause.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** A break or self-exclusion with its calls (W10). */
export function providePlayPause({ api }: Pick<Services, 'api'>) {
  const { choose, askReturn, dropReturn } = api.playPauses;
  return playPauseMachine.provide({
    actors: {
      choosePause: fromPromise<PlayPauseOutcome, PauseLength>(({ input, signal }) =>
        choose({ body: { length: input } }, { signal }),
      ),
      askReturn: fromPromise<PlayPauseOutcome, void>(({ signal }) =>
        askReturn({ body: {} }, { signal }),
      ),
      dropReturn: fromPromise<PlayPauseOutcome, void>(({ signal }) => dropReturn({}, { signal })),
    },
  });
}
