import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { IconProps } from '#web/ui/icons/Icon.tsx';
import styles from './Search.module.css';

/** The finds of one kind, with their number (L3a). */
export interface FoundGroupProps {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly Icon: ComponentType<IconProps>;
  readonly total: number;
  /** Where all of them are, if these are only the first. */
  readonly allAt?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the page of finds. */
export function FoundGroup({ id, title, Icon, total, allAt, children }: FoundGroupProps) {
  const { t } = useTranslation('games');
  return (
    <section aria-labelledby={id} data-finds>
      <div className={styles.groupHead}>
        <h2 id={id}>
          <Icon size={22} />
          {title} <small>{total}</small>
        </h2>
        {allAt !== undefined && (
          <Link to={allAt} className={styles.all} aria-describedby={id}>
            {t('seeAll')}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Leads to each group of a long page, which says how many finds each has, as in “Live casino 6”. */
export function GroupLinks({ groups }: { readonly groups: readonly FoundGroupProps[] }) {
  const { t } = useTranslation('help');
  const { search } = useLocation();
  return (
    <nav aria-label={t('results')}>
      <ul role="list" className={styles.groups}>
        {groups.map(({ id, title, total }) => (
          <li key={id}>
            <Link replace to={{ search, hash: id }}>
              {title} <b>{total}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
