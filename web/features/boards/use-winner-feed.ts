import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Win } from '#contract/entities/board.ts';
import { whileItAnswers } from '#web/api/freshness.ts';
import { queries } from '#web/api/queries.ts';
import { useInView } from '#web/platform/painting/use-in-view.ts';
import { type Read, readOf } from '#web/shared/failures/read-failure.ts';
import { usePaused } from '#web/shared/motion/use-paused.ts';

/** Visible wins. */
export const WINS_SHOWN = 6;
/** Interval of new wins, and of polling the board, in milliseconds. */
export const NEXT_WIN_MILLISECONDS = 4_000;
const BOARD_INTERVAL_MILLISECONDS = 20_000;
/** Wins of the first answer that are held back, so that the board can start moving at once. */
const KEPT_BACK = 3;

/** The moving board of winners. */
export interface WinnerFeed {
  readonly wins: Read<readonly Win[]>;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  /** Paused while pointer or focus is in it: nothing moves from under them. */
  readonly setHeld: (held: boolean) => void;
}

/**
 * Shows the wins one by one (L8). Still from the start for people who want no motion or little
 * data, and while hidden, held or paused; then it does not poll either.
 */
export function useWinnerFeed(place: RefObject<Element | null>): WinnerFeed {
  const inView = useInView(place);
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = usePaused();
  const isMoving = inView && !isHeld && !isPaused;
  const board = useQuery({
    ...queries.boards.winnerBoard(),
    refetchInterval: isMoving && whileItAnswers(BOARD_INTERVAL_MILLISECONDS),
  });
  const [newest, setNewest] = useState<string>();
  const wins = board.data?.wins ?? [];
  const first = placeOf(newest, wins);

  const bringNext = useEffectEvent(() => setNewest(wins[Math.max(0, first - 1)]?.id));
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => bringNext(), NEXT_WIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isMoving]);

  return {
    wins: readOf(board, board.data && wins.slice(first, first + WINS_SHOWN)),
    isPaused,
    togglePause: () => setPaused(!isPaused),
    setHeld,
  };
}

/** The start of the list: at the newest win already shown, or the oldest one available. */
function placeOf(newest: string | undefined, wins: readonly Win[]): number {
  const furthest = Math.max(0, wins.length - WINS_SHOWN);
  if (newest === undefined) return Math.min(KEPT_BACK, furthest);
  const found = wins.findIndex(({ id }) => id === newest);
  return found === -1 ? furthest : Math.min(found, furthest);
}
