import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQueries } from '#web/app/services-context.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { useModals } from '#web/app/use-modals.ts';
import { usePageTitle } from '#web/app/use-page-title.ts';
import { useSession } from '#web/app/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './Lobby.module.css';

/** The favourite games of the person (L3); a visitor is asked to sign in. */
export default function Favourites() {
  const { t } = useTranslation('games');
  usePageTitle(t('favourites'));
  const queries = useQueries();
  const language = useLanguage();
  const session = useSession();
  const modals = useModals();
  const games = useInfiniteQuery({
    ...queries.favourites(language),
    enabled: session.isSignedIn,
  });
  return (
    <div className={styles.lobby}>
      <div className={styles.head}>
        <h1>{t('favourites')}</h1>
      </div>
      {session.isSignedIn ? (
        <GameGrid
          games={games.data?.pages.flatMap((page) => page.content)}
          failed={games.isError && !games.data}
          refreshing={false}
          hasMore={games.hasNextPage}
          loadingMore={games.isFetchingNextPage}
          moreFailed={games.isFetchNextPageError}
          onMore={() => void games.fetchNextPage()}
          onRetry={() => void games.refetch()}
          empty={{
            icon: <HeartIcon />,
            title: t('noFavouritesTitle'),
            text: t('noFavouritesText'),
          }}
          wayOn={
            <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
              {t('showAll')}
            </Link>
          }
        />
      ) : (
        <EmptyState
          icon={<HeartIcon />}
          title={t('signInForFavourites')}
          text={t('noFavouritesText')}
          action={
            <Button variant="primary" onClick={() => modals.open('login')}>
              {t('signIn')}
            </Button>
          }
        />
      )}
    </div>
  );
}
