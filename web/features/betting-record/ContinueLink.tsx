import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Round } from '#contract/entities/round.ts';
import { fromList, gamePath } from '#web/shared/games/game-path.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';

/** Leads back into an open round's game; nothing for other rounds (L5a). */
export function ContinueLink({ round: { state, game } }: { readonly round: Round }) {
  const { t } = useTranslation('bets');
  if (state !== 'open' || !game) return null;
  return (
    <Link
      to={gamePath(game)}
      state={fromList}
      className={buttonClass({ size: 's' })}
      aria-label={t('continueIn', { game: game.gameName })}
    >
      <PlayIcon size={18} /> {t('continue')}
    </Link>
  );
}
