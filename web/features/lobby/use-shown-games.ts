import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GAMES_STEP, readShownGames, withParameters } from './lobby-address.ts';

/** How many games of a list are shown, and how to show more. */
interface ShownGames {
  readonly limit: number;
  /** Shows more behind these; the first new one gets the focus. */
  readonly showMore: (shown: number) => void;
}

/**
 * The shown part of a list: the rest comes by a button, so that what is below the list can be
 * reached (S5). The number is in the address, and back keeps it.
 */
export function useShownGames(grid: RefObject<HTMLElement | null>): ShownGames {
  const [parameters, setParameters] = useSearchParams();
  const limit = readShownGames(parameters);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const tile = grid.current?.querySelector<HTMLElement>(`[data-index="${firstNew.current}"]`);
    // The address changes in a transition: games that arrive meanwhile are drawn before its tiles.
    if (!tile) return;
    // The page stays where it is: the new games are where the button was.
    tile.focus({ preventScroll: true });
    firstNew.current = undefined;
  });
  return {
    limit,
    showMore: (shown) => {
      firstNew.current = shown;
      setParameters((current) => withParameters(current, { games: String(limit + GAMES_STEP) }), {
        replace: true,
      });
    },
  };
}
