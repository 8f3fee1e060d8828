import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game, VendorCard } from '#contract/entities/game.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { lobbyOf } from './group-addresses.ts';
import styles from './Search.module.css';

/** Found games of a category (L3a). */
export function FoundGames({ games }: { readonly games: readonly Game[] }) {
  const tileOf = useGameTiles();
  return (
    <ul role="list" className={styles.games}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameTile {...tileOf(game)} eager />
        </li>
      ))}
    </ul>
  );
}

/** Found vendors, each leading to its games (L3a). */
export function FoundVendors({ cards }: { readonly cards: readonly VendorCard[] }) {
  const { t } = useTranslation('games');
  return (
    <ul role="list" className={styles.vendors}>
      {cards.map(({ vassalage, name, type, logo, gameCount }) => {
        const lobby = lobbyOf(type);
        return (
          lobby && (
            <li key={vassalage}>
              <Link to={`/${lobby.segment}?page=${encodeURIComponent(vassalage)}`}>
                <Picture
                  address={logo}
                  alt={t('gamesOf', { vendor: name })}
                  width={130}
                  height={39}
                  eager
                />
                <span className={styles.text}>{t('count', { count: gameCount })}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
