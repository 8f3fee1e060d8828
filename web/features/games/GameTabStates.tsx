import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import { BeforeGame } from './BeforeGame.tsx';

interface PressProps {
  readonly name: string;
  readonly game: Game | undefined;
  /** Opens the tab; must be called in the person's gesture. */
  readonly onPressed: () => void;
}

/** The game wants its own tab, which a browser only opens at a press (L4). */
export function AwaitingPress({ name, game, onPressed }: PressProps) {
  const { t } = useTranslation('game');
  return (
    <BeforeGame game={game} title={t('tab.readyTitle', { name })} text={t('tab.readyText')}>
      <Button variant="primary" iconEnd={<ExternalIcon size={18} />} onClick={onPressed}>
        {t('tab.open')}
      </Button>
    </BeforeGame>
  );
}

interface BlockedProps extends PressProps {
  readonly address: string;
  readonly onFollowed: () => void;
}

/** The browser blocked the tab: how to allow it, and a plain link, which is never blocked (L5). */
export function PopupBlocked({ game, address, onPressed, onFollowed }: BlockedProps) {
  const { t } = useTranslation(['game', 'errors']);
  return (
    <BeforeGame
      game={game}
      takesFocus
      title={t('tab.blockedTitle')}
      text={
        <>
          {t('errors:popup_blocked')} {t('tab.blockedHow')}
        </>
      }
    >
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'primary' })}
        onClick={onFollowed}
      >
        {t('tab.link')}
      </a>
      <Button onClick={onPressed}>{t('shell:retry')}</Button>
    </BeforeGame>
  );
}

interface ElsewhereProps {
  readonly name: string;
  readonly game: Game | undefined;
  /** The tab can be focused and closed from here. */
  readonly isInHand: boolean;
  readonly onShown: () => void;
  readonly onClosed: () => void;
  readonly onLeave: () => void;
}

/** The game is open in its own tab (L4). */
export function PlayingElsewhere({
  name,
  game,
  isInHand,
  onShown,
  onClosed,
  onLeave,
}: ElsewhereProps) {
  const { t } = useTranslation('game');
  return (
    <BeforeGame
      game={game}
      takesFocus
      title={t('tab.elsewhereTitle', { name })}
      text={t(isInHand ? 'tab.elsewhereText' : 'tab.linkedText')}
    >
      {isInHand ? (
        <>
          <Button variant="primary" iconEnd={<ExternalIcon size={18} />} onClick={onShown}>
            {t('tab.show')}
          </Button>
          <Button onClick={onClosed}>{t('tab.close')}</Button>
        </>
      ) : (
        <Button variant="primary" onClick={onLeave}>
          {t('back')}
        </Button>
      )}
    </BeforeGame>
  );
}
