import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Win } from '#contract/entities/board.ts';
import { whileItAnswers } from '#web/api/freshness.ts';
import { queries } from '#web/api/queries.ts';
import { useInView } from '#web/platform/painting/use-in-view.ts';
import { type Read, readOf } from '#web/shared/failures/read-failure.ts';
import { usePaused } from '#web/shared/motion/use-paused.ts';

/** Wins that are on the page at a time. */
export const WINS_SHOWN = 6;
/** How often the next win comes, and how often the board is asked for more, in milliseconds. */
export const NEXT_WIN_MILLISECONDS = 4_000;
const BOARD_INTERVAL_MILLISECONDS = 20_000;
/** Wins of the first answer that are kept back, so that the board moves as soon as it may. */
const KEPT_BACK = 3;

/** The board of winners as it moves. */
export interface WinnerFeed {
  readonly wins: Read<readonly Win[]>;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  /** Held while somebody points at it or has the focus in it: nothing moves from under them. */
  readonly setHeld: (held: boolean) => void;
}

/**
 * Lets the wins come one by one (L8). Still from the start for people who want no motion or little
 * data, and while it is out of sight, held or paused; then nothing is asked for either.
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

/** Where the list begins: at the newest win that was shown, or as far back as the board goes. */
function placeOf(newest: string | undefined, wins: readonly Win[]): number {
  const furthest = Math.max(0, wins.length - WINS_SHOWN);
  if (newest === undefined) return Math.min(KEPT_BACK, furthest);
  const found = wins.findIndex(({ id }) => id === newest);
  return found === -1 ? furthest : Math.min(found, furthest);
}
