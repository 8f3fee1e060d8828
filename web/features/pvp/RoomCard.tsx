import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PvpRoom } from '#contract/entities/room.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { fromList, roomPath } from '#web/shared/games/game-path.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import styles from './rooms.module.css';

/** One room: game, stake, players, and the entry if a seat is free. */
export function RoomCard({ room }: { readonly room: PvpRoom }) {
  const { t } = useTranslation('rooms');
  const language = useLanguage();
  const { roomId, number, game, stake, seats, players, isSeated } = room;
  const isFull = players >= seats && !isSeated;
  const name = t('room', { number });
  return (
    <article className={styles.room} data-full={isFull}>
      <div className={styles.head}>
        <Picture address={game.image} alt="" width={48} height={64} className={styles.picture} />
        <div className={styles.names}>
          <h3>{game.gameName}</h3>
          <p>{name}</p>
        </div>
      </div>
      <p className={styles.stake}>
        <span>{t('stake')}</span>
        <bdi>{formatMoney(stake.amount, stake.currency, language)}</bdi>
      </p>
      <p className={styles.seats}>
        <span
          className={styles.dots}
          style={variables({ '--seats': seats, '--players': players })}
          aria-hidden="true"
        />
        <span>{t('seats', { players, count: seats })}</span>
      </p>
      {game.status === 'maintenance' ? (
        <Badge className={styles.closed}>{t('closed')}</Badge>
      ) : isFull ? (
        <Badge className={styles.closed}>{t('full')}</Badge>
      ) : (
        <Link
          to={roomPath(game, roomId)}
          state={fromList}
          className={buttonClass({
            variant: isSeated ? 'primary' : 'secondary',
            size: 's',
            block: true,
          })}
          aria-label={t(isSeated ? 'returnTo' : 'enterRoom', { room: name, game: game.gameName })}
        >
          {t(isSeated ? 'return' : 'enter')}
        </Link>
      )}
    </article>
  );
}

/** A style with CSS variables, which React's types do not know. */
function variables(style: Record<`--${string}`, number>): CSSProperties {
  return style;
}
