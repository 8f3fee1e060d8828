import { useTranslation } from 'react-i18next';
import type { MemberAnnouncement } from '#contract/entities/content.ts';
import { AnnouncementMoment } from '#web/shared/times/Moment.tsx';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import styles from './Announcements.module.css';

/** Colour of each type of announcement (S10). */
export const toneOfType: Readonly<Record<MemberAnnouncement['type'], Tone>> = {
  B: 'warning',
  PL: 'accent',
  PU: 'info',
  PR: 'gold',
  H: 'neutral',
};

interface AnnouncementListProps {
  readonly announcements: readonly MemberAnnouncement[];
  /** Number of unread ones; null for a visitor, who has no read marks. */
  readonly unread: number | null;
  readonly openId: string | undefined;
  readonly onOpened: (id: string) => void;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** A page of announcements to choose from. */
export function AnnouncementList({
  announcements,
  unread,
  openId,
  onOpened,
  page,
  pages,
  onPage,
}: AnnouncementListProps) {
  const { t } = useTranslation('announcements');
  return (
    <>
      {unread !== null && (
        <p className="hint">{unread === 0 ? t('allRead') : t('unread', { count: unread })}</p>
      )}
      <ul role="list" className="stack gap-1">
        {announcements.map(({ id, type, title, date, isRead }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === openId ? 'true' : undefined}
              data-id={id}
              data-unread={!isRead}
              onClick={() => onOpened(id)}
            >
              <span className={styles.entryTitle}>
                {!isRead && <span className="visually-hidden">{t('isUnread')} </span>}
                {title}
              </span>
              <span className="row">
                <Badge tone={toneOfType[type]}>{t(`type.${type}`)}</Badge>
                <AnnouncementMoment at={date} className={styles.date} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        onPage={onPage}
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('page', { number })}
      />
    </>
  );
}
