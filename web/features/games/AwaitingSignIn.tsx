import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { BeforeGame } from './BeforeGame.tsx';
import { GameRules } from './GameRules.tsx';

interface AwaitingSignInProps {
  readonly name: string;
  readonly game: Game | undefined;
}

/** Behind the login: what opens after it, and the login again if it was closed. */
export function AwaitingSignIn({ name, game }: AwaitingSignInProps) {
  const { t } = useTranslation('game');
  const modals = useModals();
  return (
    <BeforeGame
      game={game}
      title={t('signInTitle')}
      text={t('signInText', { name })}
      below={game && <GameRules gameId={game.nodeId} />}
    >
      <Button variant="primary" onClick={() => modals.open('login')}>
        {t('signIn')}
      </Button>
      <Button onClick={() => modals.open('registration')}>{t('register')}</Button>
    </BeforeGame>
  );
}
