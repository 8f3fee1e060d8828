import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refusal } from '#contract/errors.ts';
import { GameTile } from '#web/app/games/GameTile.tsx';
import { useFavourites } from '#web/app/games/use-favourites.ts';
import { useQueries } from '#web/app/services-context.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import styles from './GamePage.module.css';

const SUGGESTIONS = 6;

/** The game is closed for a while: others that are open (L5). */
export function GameSuggestions({ name }: { readonly name: string }) {
  const { t } = useTranslation('game');
  const favourites = useFavourites();
  const hot = useQuery(useQueries().hotGames(useLanguage()));
  const open = hot.data?.filter(({ status }) => status === 'open').slice(0, SUGGESTIONS) ?? [];
  return (
    <div className={styles.message} aria-live="polite">
      <h2>{t('maintenanceTitle', { name })}</h2>
      {open.length > 0 ? (
        <>
          <p>{t('maintenanceText')}</p>
          <ul className={styles.suggestions}>
            {open.map((game) => (
              <li key={game.nodeId}>
                <GameTile
                  game={game}
                  favourite={favourites.has(game.nodeId)}
                  onFavouriteToggled={favourites.toggle}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('maintenanceLater')}</p>
      )}
      <Link to="/rng" className={buttonClass()}>
        {t('back')}
      </Link>
    </div>
  );
}

interface RefusedProps {
  readonly refusal: Refusal | null;
}

/** The vendor or the line failed; trying again may help (L5). */
export function GameUnavailable({ refusal, onRetry }: RefusedProps & { onRetry: () => void }) {
  const { t } = useTranslation(['game', 'errors']);
  return (
    <ErrorState
      title={t('failedTitle')}
      text={t(`errors:${refusal?.code ?? 'unknown_error'}`)}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      }
    />
  );
}

/** This game is not there, or not for this person. */
export function GameRefused({ refusal, level = 2 }: RefusedProps & { readonly level?: 1 | 2 }) {
  const { t } = useTranslation(['game', 'errors']);
  const gone = refusal?.code === 'game_not_found';
  return (
    <EmptyState
      level={level}
      icon={<SearchIcon />}
      title={gone ? t('notFoundTitle') : t('failedTitle')}
      text={gone ? t('notFoundText') : t(`errors:${refusal?.code ?? 'unknown_error'}`)}
      action={
        <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
          {t('back')}
        </Link>
      }
    />
  );
}
