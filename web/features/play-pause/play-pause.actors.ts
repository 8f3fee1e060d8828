import { fromPromise } from 'xstate';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import {
  type PlayPauseOutcome,
  playPauseMachine,
} from '#machines/play-pause/play-pause.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** A break or self-exclusion with its calls (W10). */
export function providePlayPause({ api }: Pick<Services, 'api'>) {
  const { choose, resume } = api.playPauses;
  const wish = (wanted: boolean) =>
    fromPromise<PlayPauseOutcome, void>(({ signal }) => resume({ body: { wanted } }, { signal }));
  return playPauseMachine.provide({
    actors: {
      choosePause: fromPromise<PlayPauseOutcome, PauseLength>(({ input, signal }) =>
        choose({ body: { length: input } }, { signal }),
      ),
      askReturn: wish(true),
      dropReturn: wish(false),
    },
  });
}
