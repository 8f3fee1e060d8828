import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/entities/game.ts';
import { queries } from '#web/api/queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { type FavouriteWish, setFavourite } from './set-favourite.ts';
import { useLotteryFavourites } from './use-lottery-favourites.ts';

/** The favourites of the person: which they are, and how to change them (L3). */
export interface Favourites {
  has(nodeId: string): boolean;
  /** Adds or removes; a visitor is asked to sign in, and it happens after that. */
  readonly toggle: (game: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>) => void;
}

/** The favourites of the signed-in person, none for a visitor. */
export function useFavourites(): Favourites {
  const services = useServices();
  const { isSignedIn } = useSession();
  const ids = useQuery({ ...queries.games.favouriteIds(), enabled: isSignedIn }).data;
  const lotteries = useLotteryFavourites();
  return useMemo(() => {
    const known = new Set([...(ids ?? []), ...lotteries]);
    return {
      has: (nodeId) => known.has(nodeId),
      toggle: ({ nodeId, vassalage, gameType }) => {
        const wanted = !known.has(nodeId);
        const wish: FavouriteWish = { gameId: nodeId, vendor: vassalage, gameType, wanted };
        if (isSignedIn) void setFavourite(services, wish);
        else {
          services.session.send({
            type: 'signIn.needed',
            intent: { kind: 'setFavourite', ...wish },
          });
        }
      },
    };
  }, [ids, lotteries, isSignedIn, services]);
}
