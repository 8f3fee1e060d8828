import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pvpRoomsQuery } from '#web/api/board-queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { RoomCard } from './RoomCard.tsx';
import styles from './rooms.module.css';

/** The rooms of card games, by stake, with who is in them (L8). */
export default function PvpRooms() {
  const { t } = useTranslation('rooms');
  const { api } = useServices();
  const { isSignedIn, isRestoring } = useSession();
  const id = useId();
  const rooms = useQuery({ ...pvpRoomsQuery(api, isSignedIn), enabled: !isRestoring });
  const list = rooms.data?.rooms;
  return (
    <section aria-labelledby={id} aria-busy={!list && !rooms.isError} className={styles.rooms}>
      <h2 id={id}>{t('title')}</h2>
      {list ? (
        list.length === 0 ? (
          <p className={styles.quiet}>{t('empty')}</p>
        ) : (
          <ul className={styles.row}>
            {list.map((room) => (
              <li key={room.roomId}>
                <RoomCard room={room} />
              </li>
            ))}
          </ul>
        )
      ) : rooms.isError ? (
        <div className={styles.quiet}>
          <p>{t('failed')}</p>
          <Button size="s" onClick={() => void rooms.refetch()}>
            {t('shell:retry')}
          </Button>
        </div>
      ) : (
        <ul className={styles.row} aria-hidden="true">
          {places.map((place) => (
            <li key={place}>
              <Skeleton />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const places = Array.from({ length: 6 }, (_, place) => place);
