import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { RoomCard } from './RoomCard.tsx';
import styles from './rooms.module.css';

/** The rooms of card games, by stake, with their players (L8). */
export default function PvpRooms() {
  const { t } = useTranslation('rooms');
  const { isRestoring } = useSession();
  const id = useId();
  const rooms = useQuery({ ...queries.pvp.rooms(), enabled: !isRestoring });
  return (
    <section aria-labelledby={id} aria-busy={isOnItsWay(rooms)} className={styles.rooms}>
      <h2 id={id}>{t('title')}</h2>
      <Loaded
        read={rooms}
        waiting={
          <ul role="list" className={styles.row} aria-hidden="true">
            {places.map((place) => (
              <li key={place}>
                <Skeleton />
              </li>
            ))}
          </ul>
        }
        renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
        isEmpty={(data) => data.rooms.length === 0}
        empty={<QuietState text={t('empty')} />}
      >
        {(data) => (
          <ul role="list" className={styles.row}>
            {data.rooms.map((room) => (
              <li key={room.roomId}>
                <RoomCard room={room} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

const places = Array.from({ length: 6 }, (_, place) => place);
