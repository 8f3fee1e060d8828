import { useTranslation } from 'react-i18next';
import type { GameShelf } from '#web/shared/games/game-shelves.ts';
import { AskToSignIn } from '#web/shared/lists/AskToSignIn.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';

/** Asks a visitor to sign in for their own list (L3). */
export function SignInForList({ shelf }: { readonly shelf: GameShelf }) {
  const { t } = useTranslation('games');
  const areRecent = shelf === 'recent';
  return (
    <AskToSignIn
      icon={areRecent ? <ClockIcon /> : <HeartIcon />}
      title={t(areRecent ? 'signInForRecent' : 'signInForFavourites')}
      text={t(areRecent ? 'noRecentText' : 'noFavouritesText')}
      signIn={t('signIn')}
    />
  );
}
