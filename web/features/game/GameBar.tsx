import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { useFavourites } from '#web/app/games/use-favourites.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { FullscreenIcon } from '#web/ui/icons/FullscreenIcon.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { GAME_STAGE_ID } from './GameFrame.tsx';
import styles from './GamePage.module.css';

interface GameBarProps {
  readonly game: Game | undefined;
  readonly onLeave: () => void;
}

/** The bar above a game: back, its name, favourite and full screen. */
export function GameBar({ game, onLeave }: GameBarProps) {
  const { t } = useTranslation('game');
  const language = useLanguage();
  const favourites = useFavourites();
  const [canFill] = useState(() => document.fullscreenEnabled);
  const favourite = game !== undefined && favourites.has(game.nodeId);
  return (
    <div className={styles.bar}>
      <IconButton label={t('back')} onClick={onLeave}>
        <ChevronStartIcon />
      </IconButton>
      <div className={styles.names}>
        <h1>{game?.gameName ?? t('title')}</h1>
        {game && (
          <p>
            {game.vendor} ·{' '}
            {t('minBet', {
              amount: formatMoney(game.minBet.amount, game.minBet.currency, language),
            })}
          </p>
        )}
      </div>
      {game && (
        <IconButton
          label={t(favourite ? 'removeFavourite' : 'addFavourite')}
          aria-pressed={favourite}
          onClick={() => favourites.toggle(game)}
        >
          {favourite ? <HeartFilledIcon /> : <HeartIcon />}
        </IconButton>
      )}
      {canFill && (
        <IconButton label={t('fullscreen')} onClick={toggleFullScreen}>
          <FullscreenIcon />
        </IconButton>
      )}
    </div>
  );
}

function toggleFullScreen(): void {
  const stage = document.getElementById(GAME_STAGE_ID);
  if (document.fullscreenElement) void document.exitFullscreen();
  else void stage?.requestFullscreen();
}
