import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './NotFound.module.css';

/** As many as a phone shows in a row. */
const GAMES_SHOWN = 3;

/** An unknown address, with links home and to popular pages (R9). */
export default function NotFound() {
  const { t } = useTranslation(['games', 'shell']);
  const games = useQuery(queries.games.hot({ query: { language: useLanguage() } }));
  const tileOf = useGameTiles();
  usePageTitle(t('shell:notFound.title'));
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        icon={<SearchIcon />}
        title={t('shell:notFound.title')}
        text={t('shell:notFound.text')}
        action={
          <>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('shell:goHome')}
            </Link>
            <Link to="/search" className={buttonClass()}>
              {t('shell:menu.search')}
            </Link>
          </>
        }
      />
      <ul role="list" className={styles.games} aria-label={t('hotGames')}>
        {(games.data ?? []).slice(0, GAMES_SHOWN).map((game) => (
          <li key={game.nodeId}>
            <GameTile {...tileOf(game)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
