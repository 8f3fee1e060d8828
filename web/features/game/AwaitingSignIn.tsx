import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { GAME_PICTURE_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './GamePage.module.css';

interface AwaitingSignInProps {
  readonly name: string;
  readonly game: Game | undefined;
}

/** Behind the login: what opens after it, for whoever closed the login and changed their mind. */
export function AwaitingSignIn({ name, game }: AwaitingSignInProps) {
  const { t } = useTranslation('game');
  const modals = useModals();
  return (
    <div className={styles.message}>
      {game && (
        <Picture
          address={game.image}
          alt=""
          width={GAME_PICTURE_WIDTH}
          height={200}
          className={styles.poster}
        />
      )}
      <h2>{t('signInTitle')}</h2>
      <p>{t('signInText', { name })}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => modals.open('login')}>
          {t('signIn')}
        </Button>
        <Button onClick={() => modals.open('registration')}>{t('register')}</Button>
      </div>
    </div>
  );
}
