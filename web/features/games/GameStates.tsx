import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameType } from '#contract/entities/game.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { Refusal } from '#contract/errors.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { ErrorId } from '#web/shared/failures/ErrorId.tsx';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './GamePage.module.css';

const SUGGESTIONS = 6;

interface SuggestionsProps {
  readonly name: string;
  /** Games of this type come first. */
  readonly gameType: GameType | undefined;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** The game is closed for a while, with open alternatives (L5). */
export function GameSuggestions({ name, gameType, onRetry, onLeave }: SuggestionsProps) {
  const { t } = useTranslation('game');
  const tileOf = useGameTiles();
  const hot = useQuery(queries.games.hot({ query: { language: useLanguage() } }));
  const open = (hot.data ?? [])
    .filter(({ status }) => status === 'open')
    .toSorted((a, b) => Number(b.gameType === gameType) - Number(a.gameType === gameType))
    .slice(0, SUGGESTIONS);
  const areAllClosed = hot.data !== undefined && open.length === 0;
  return (
    <div className={styles.message} data-grows aria-live="polite">
      <h2>{t('maintenanceTitle', { name })}</h2>
      <p>{t(areAllClosed ? 'allClosed' : 'maintenanceText')}</p>
      <div className={classNames('cluster gap-3', styles.actions)}>
        <Button onClick={onRetry}>{t('shell:retry')}</Button>
        <Button onClick={onLeave}>{t('back')}</Button>
        {areAllClosed && (
          <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
            {t('promotions')}
          </Link>
        )}
      </div>
      <ul role="list" className={styles.suggestions}>
        {open.map((game) => (
          <li key={game.nodeId}>
            <GameTile {...tileOf(game)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RefusedProps {
  readonly refusal: Refusal | null;
}

/** The vendor or the network failed; a retry may help (L5). */
export function GameUnavailable({ refusal, onRetry }: RefusedProps & { onRetry: () => void }) {
  const { t } = useTranslation(['game', 'errors']);
  return <ReadFailed isPrimary title={t('failedTitle')} onRetry={onRetry} refusal={refusal} />;
}

/** This game does not exist, or not for this person. */
export function GameRefused({ refusal }: RefusedProps) {
  const { t } = useTranslation(['game', 'errors', 'account']);
  const code = refusal?.code ?? 'unknown_error';
  const { next } = errorCatalogue[code];
  const way =
    next === 'seeLimits' || next === 'seeWhy'
      ? { to: stepPaths[next], label: t(`account:${next}`) }
      : { to: code.startsWith('room_') ? '/pvp' : '/rng', label: t('back') };
  return (
    <EmptyState
      level={2}
      icon={<SearchIcon />}
      title={t('failedTitle')}
      text={
        <>
          {t(`errors:${code}`)}
          {next === 'contactService' && (
            <>
              {' '}
              <ServiceLink />
            </>
          )}
          <ErrorId refusal={refusal} />
        </>
      }
      action={
        <Link to={way.to} className={buttonClass({ variant: 'primary' })}>
          {way.label}
        </Link>
      }
    />
  );
}

/** The game does not exist: shown as a whole page. */
export function GameGone() {
  const { t } = useTranslation('game');
  return (
    <EmptyState
      level={1}
      icon={<SearchIcon />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
          {t('back')}
        </Link>
      }
    />
  );
}
