import { useTranslation } from 'react-i18next';
import type { GameShelf } from '#web/api/game-queries.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

/** Asks a visitor to sign in for a list of their own (L3). */
export function SignInForList({ shelf }: { readonly shelf: GameShelf }) {
  const { t } = useTranslation('games');
  const modals = useModals();
  const areRecent = shelf === 'recent';
  return (
    <EmptyState
      icon={areRecent ? <ClockIcon /> : <HeartIcon />}
      title={t(areRecent ? 'signInForRecent' : 'signInForFavourites')}
      text={t(areRecent ? 'noRecentText' : 'noFavouritesText')}
      action={
        <Button variant="primary" onClick={() => modals.open('login')}>
          {t('signIn')}
        </Button>
      }
    />
  );
}
