import { useId } from 'react';
import type { Announcement } from '#contract/entities/content.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './NewsList.module.css';

/** Older ones are in the list of all announcements. */
const MAX = 3;

interface NewsListProps {
  readonly title: string;
  /** The newest first. */
  readonly announcements: readonly Announcement[];
}

/** The newest announcements on a subject, each readable in full; nothing if there are none. */
export function NewsList({ title, announcements }: NewsListProps) {
  const id = useId();
  const times = useTimes();
  const modals = useModals();
  const newest = announcements.slice(0, MAX);
  if (newest.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classNames('stack', styles.news)} data-offer>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {newest.map(({ id: key, title: name, date }, index) => (
          <li key={key}>
            <button
              type="button"
              onClick={() =>
                modals.show({ type: 'announcementPages', announcements: newest, opensWith: index })
              }
            >
              <span className={styles.name}>{name}</span>
              <time dateTime={date}>{times.day(date)}</time>
              <ChevronEndIcon size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
