import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Lottery, OpenedNumbers } from '#contract/entities/lottery.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { GAME_PICTURE_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Countdown } from '#web/ui/content/Countdown.tsx';
import { untilDraw } from '../draw/until-draw.ts';
import { FavouriteButton } from '../FavouriteButton.tsx';
import { toLottery } from '../lottery-address.ts';
import { LastNumbers } from '../numbers/LastNumbers.tsx';
import styles from './LotteryCard.module.css';

interface LotteryCardProps {
  readonly lottery: Lottery;
  /** Undefined while loading, or if unreadable. */
  readonly opened: OpenedNumbers | undefined;
  /** Milliseconds of server time. */
  readonly now: number;
  /** In the first view: its picture loads eagerly. */
  readonly eager: boolean;
  readonly isFavourite: boolean;
  readonly onFavouriteToggled: () => void;
}

/** One lottery: its last numbers, and the time until the next draw. */
export function LotteryCard({
  lottery,
  opened,
  now,
  eager,
  isFavourite,
  onFavouriteToggled,
}: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const times = useTimes();
  const [parameters] = useSearchParams();
  const [last] = opened?.draws ?? [];
  const until = opened && untilDraw(opened.coming, now, { t, times, language });
  return (
    <article className={styles.card}>
      <Picture
        address={lottery.image}
        alt=""
        width={GAME_PICTURE_WIDTH}
        height={200}
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.about}>
        <h3>
          <Link to={{ search: toLottery(parameters, lottery.gameCode) }} className={styles.link}>
            {lottery.gameName}
          </Link>
        </h3>
        <p className="fine-print">{lottery.vendor}</p>
        {lottery.status === 'maintenance' ? (
          <Badge tone="warning">{t('maintenance')}</Badge>
        ) : (
          <p className={styles.until}>
            {until && (
              <>
                <span>{until.label}</span>{' '}
                {until.time !== undefined && (
                  <Countdown text={until.time} label={until.label} className={styles.time} />
                )}
              </>
            )}
          </p>
        )}
      </div>
      <FavouriteButton
        name={lottery.gameName}
        isFavourite={isFavourite}
        onToggled={onFavouriteToggled}
      />
      <div className={styles.last}>{last && <LastNumbers form={lottery.form} draw={last} />}</div>
    </article>
  );
}
