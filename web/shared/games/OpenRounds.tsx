import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenRound } from '#contract/entities/game.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { roomPath } from './game-path.ts';
import { launchAddress } from './launch-address.ts';
import styles from './OpenRounds.module.css';
import { firstOfEachGame } from './open-games.ts';
import { type Launch, useLaunch } from './use-launch.ts';

/** The games in which a round of the person is open, at the foot of the page (L5a). */
export default function OpenRounds() {
  const { t } = useTranslation(['play', 'games']);
  const { api } = useServices();
  const id = useId();
  const launch = useLaunch();
  const queryClient = useQueryClient();
  const rounds = useQuery(queries.games.openRounds()).data?.rounds ?? [];
  const open = firstOfEachGame(rounds);
  if (open.length === 0) return null;
  // Removed at once. If the server was not told, it is offered again later.
  const close = async () => {
    queryClient.setQueryData(queries.games.openRounds().queryKey, { rounds: [] });
    const roundIds = rounds.map(({ roundId }) => roundId);
    await api.games.closeOpenRounds({ body: { roundIds } });
    await queryClient.invalidateQueries(queries.games.openRounds());
  };
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('continueTitle')}</h2>
        <IconButton label={t('closeStrip')} size="s" onClick={() => void close()}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
      <ul>
        {open.map((round) => (
          <li key={round.roundId}>
            <OpenGame round={round} onLaunched={launch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenGameProps {
  readonly round: OpenRound;
  readonly onLaunched: Launch;
}

function OpenGame({ round: { game, stake, state, roomId }, onLaunched }: OpenGameProps) {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const address = roomId === null ? launchAddress(game) : roomPath(game, roomId);
  const amount = formatMoney(stake.amount, stake.currency, language);
  return (
    <a href={address} className={styles.game} onClick={(event) => onLaunched(event, game, address)}>
      <Picture address={game.image} alt="" width={36} height={48} className={styles.picture} />
      <span className={styles.words}>
        <strong>{game.gameName}</strong>
        <span>{t(state === 'unseen' ? 'seeEnd' : 'undecided', { amount })}</span>
      </span>
      <ChevronEndIcon size={20} />
    </a>
  );
}
