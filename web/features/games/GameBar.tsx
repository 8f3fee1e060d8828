import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useFavourites } from '#web/shared/games/use-favourites.ts';
import type { Bars } from '#web/shared/page/use-bars.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { FullscreenExitIcon } from '#web/ui/icons/FullscreenExitIcon.tsx';
import { FullscreenIcon } from '#web/ui/icons/FullscreenIcon.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { SidebarCollapseIcon } from '#web/ui/icons/SidebarCollapseIcon.tsx';
import { SidebarExpandIcon } from '#web/ui/icons/SidebarExpandIcon.tsx';
import styles from './GamePage.module.css';
import type { FullScreen } from './use-full-screen.ts';

interface GameBarProps {
  readonly game: Game | undefined;
  readonly bars: Bars;
  readonly fullScreen: FullScreen;
  readonly onLeave: () => void;
}

/** The bar above a game: back, its name, favourite, the portal's bars, and full screen. */
export function GameBar({ game, bars, fullScreen, onLeave }: GameBarProps) {
  const { t } = useTranslation('game');
  const language = useLanguage();
  const favourites = useFavourites();
  const favourite = game !== undefined && favourites.has(game.nodeId);
  return (
    <div className={classNames('row', styles.bar)}>
      <IconButton label={t('back')} onClick={onLeave}>
        <ChevronStartIcon />
      </IconButton>
      <div className={styles.names}>
        <h1>{game?.gameName ?? t('title')}</h1>
        {game?.isGame === 'GAME' && (
          <p>
            <span className={styles.vendor}>{game.vendor} · </span>
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
      {!fullScreen.isFull && (
        <IconButton
          label={t(bars.areShown ? 'hideBars' : 'showBars')}
          aria-expanded={bars.areShown}
          onClick={bars.toggle}
        >
          {bars.areShown ? <SidebarCollapseIcon /> : <SidebarExpandIcon />}
        </IconButton>
      )}
      <IconButton
        label={t(fullScreen.isFull ? 'leaveFullscreen' : 'fullscreen')}
        onClick={fullScreen.toggle}
      >
        {fullScreen.isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
      </IconButton>
    </div>
  );
}
