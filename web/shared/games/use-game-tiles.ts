import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import type { GameTileProps } from './GameTile.tsx';
import { useFavourites } from './use-favourites.ts';
import { useLaunch } from './use-launch.ts';

/** Gives each tile of a list its properties. Words, favourites and launch are set up once per list. */
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
