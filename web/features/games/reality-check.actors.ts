import { QueryObserver } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import type { PlaySession } from '#contract/entities/game.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  type CheckOutcome,
  type NextCheck,
  realityCheckMachine,
} from '#machines/reality-check/reality-check.machine.ts';
import { queries } from '#web/api/queries.ts';
import type { GamePause } from '#web/shared/games/game-pause.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The check of a session of play, counted from now; null while nobody plays. */
function nextCheckOf(session: PlaySession | null, now: number): NextCheck {
  if (!session?.check) return null;
  const { dueAt, isDue } = session.check;
  return { moment: dueAt, dueIn: isDue ? 0 : Date.parse(dueAt) - now };
}

/** The reality check with its calls, for a game that can be paused (W10). */
export function provideRealityCheck(
  { api, clock, queryClient }: Pick<Services, 'api' | 'clock' | 'queryClient'>,
  pause: GamePause,
) {
  const { queryKey } = queries.games.playSession();
  /** What was read is what the bar above the game shows. */
  const noted = (read: Outcome<PlaySession | null>): CheckOutcome => {
    if (!read.ok) return read;
    queryClient.setQueryData(queryKey, read.value);
    return { ok: true, value: nextCheckOf(read.value, clock.now()) };
  };
  return realityCheckMachine.provide({
    actors: {
      watchPlay: fromCallback(({ sendBack }) => {
        // One that was read by an earlier page says nothing of now.
        const play = new QueryObserver(queryClient, {
          ...queries.games.playSession(),
          refetchOnMount: 'always',
        });
        let toldAt = 0;
        return play.subscribe(({ data, dataUpdatedAt, isFetchedAfterMount }) => {
          if (data === undefined || !isFetchedAfterMount || dataUpdatedAt === toldAt) return;
          toldAt = dataUpdatedAt;
          sendBack({ type: 'check.read', check: nextCheckOf(data, clock.now()) });
        });
      }),
      readPlay: fromPromise<CheckOutcome, void>(async ({ signal }) =>
        noted(await api.games.playSession({}, { signal })),
      ),
      pauseGame: fromPromise<Outcome<null>, void>(async () => {
        await pause.pause();
        return { ok: true, value: null };
      }),
      answerCheck: fromPromise<CheckOutcome, { dueAt: string }>(async ({ input, signal }) =>
        noted(await api.playLimits.answerCheck({ body: input }, { signal })),
      ),
    },
  });
}
