import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './Lobby.module.css';
import { SignInForList } from './SignInForList.tsx';
import { useGameList } from './use-game-list.ts';

/** The favourite games of the person, of every category (L3); a visitor is asked to sign in. */
export default function Favourites() {
  const { t } = useTranslation(['games', 'errors', 'account']);
  usePageTitle(t('favourites'));
  const session = useSession();
  const list = useGameList('favourites', {}, session.isSignedIn);
  return (
    <div className={classNames('stack gap-4', styles.lobby)}>
      <div className={styles.head}>
        <h1>{t('favourites')}</h1>
        {session.isSignedIn && (
          <output className={styles.count}>
            {list.total === undefined ? '' : t('count', { count: list.total })}
          </output>
        )}
      </div>
      {session.isSignedIn ? (
        <GameGrid
          list={list}
          empty={
            <EmptyState
              icon={<HeartIcon />}
              title={t('noFavouritesTitle')}
              text={t('noFavouritesText')}
              action={
                <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
                  {t('showAll')}
                </Link>
              }
            />
          }
        />
      ) : (
        <SignInForList shelf="favourites" />
      )}
    </div>
  );
}
