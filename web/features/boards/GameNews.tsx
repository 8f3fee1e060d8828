import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GameAnnouncementType } from '#contract/entities/board-types.ts';
import type { GameCategory } from '#contract/entities/game.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import styles from './GameNews.module.css';
import { RowSkeletons } from './RowSkeletons.tsx';

const toneOfType: Readonly<Record<GameAnnouncementType, Tone>> = {
  NEW: 'accent',
  UPDATE: 'info',
  EVENT: 'gold',
  MAINTENANCE: 'warning',
};

interface GameNewsProps {
  /** Left out: news of every category, side by side if there is room. */
  readonly category?: GameCategory;
  /** The most shown, newest first; all if left out. */
  readonly max?: number;
  /** A link in it was followed. */
  readonly onFollowed?: () => void;
}

/** The site's news about a category's games, and about all games (L8). */
export function GameNews({ category, max, onFollowed }: GameNewsProps) {
  const { t } = useTranslation('boards');
  const language = useLanguage();
  const times = useTimes();
  const isAcross = category === undefined;
  const news = useQuery(
    queries.games.announcements({ query: { gameClassify: category, language } }),
  );
  return (
    <Loaded
      read={news}
      waiting={
        <div className={classNames(styles.waiting, isAcross && styles.across)}>
          <RowSkeletons count={3} />
        </div>
      }
      renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
      isEmpty={({ announcements }) => announcements.length === 0}
      empty={<QuietState text={t('noNews')} />}
    >
      {({ announcements }) => (
        <ul
          role="list"
          className={classNames('stack gap-5', styles.news, isAcross && styles.across)}
        >
          {announcements.slice(0, max).map(({ id, type, title, content, date }) => (
            <li key={id}>
              <article>
                <p className={styles.newsHead}>
                  <Badge tone={toneOfType[type]}>{t(`newsType.${type}`)}</Badge>
                  <time dateTime={date}>{times.day(date)}</time>
                </p>
                <h3>{title}</h3>
                <SanitisedHtml
                  html={content}
                  headingLevel={4}
                  {...(onFollowed && { onFollowed })}
                />
              </article>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
