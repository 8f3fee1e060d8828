import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenRound } from '#contract/entities/game.ts';
import { openRoundsQuery } from '#web/api/play-queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './OpenRounds.module.css';
import { firstOfEachGame } from './open-games.ts';
import { useLaunchLink } from './use-launch-link.ts';

/** The games in which a round of the person is open, at the foot of the page (L5a). */
export default function OpenRounds() {
  const { t } = useTranslation(['play', 'games']);
  const { api } = useServices();
  const id = useId();
  const open = firstOfEachGame(useQuery(openRoundsQuery(api)).data ?? []);
  if (open.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <h2 id={id}>{t('continueTitle')}</h2>
      <ul>
        {open.map((round) => (
          <li key={round.roundId}>
            <OpenGame round={round} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenGame({ round: { game, stake, state } }: { readonly round: OpenRound }) {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const amount = formatMoney(stake.amount, stake.currency, language);
  return (
    <Link {...useLaunchLink(game)} className={styles.game}>
      <Picture address={game.image} alt="" width={36} height={48} className={styles.picture} />
      <span className={styles.words}>
        <strong>{game.gameName}</strong>
        <span>{t(state === 'unseen' ? 'seeEnd' : 'undecided', { amount })}</span>
      </span>
      <ChevronEndIcon size={20} />
    </Link>
  );
}
