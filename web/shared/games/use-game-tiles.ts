import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import type { GameTileProps } from './GameTile.tsx';
import { useFavourites } from './use-favourites.ts';
import { useLaunch } from './use-launch.ts';

/** What a tile shows of a game and does with it: what it needs for that is asked for once a list. */
export function useGameTiles(): (game: Game) => GameTileProps {
  const { t } = useTranslation('games');
  const favourites = useFavourites();
  const onLaunched = useLaunch();
  return (game) => ({
    game,
    t,
    favourite: favourites.has(game.nodeId),
    onFavouriteToggled: favourites.toggle,
    onLaunched,
  });
}
