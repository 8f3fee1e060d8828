import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { readPage } from '#web/shared/records/record-address.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import styles from './invitations.module.css';

/** People who registered by the links, and whether they have deposited or played (C1). */
export function InvitedPeople() {
  const { t } = useTranslation(['invitations', 'records']);
  const times = useTimes();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const people = useQuery(queries.invitations.people({ query: { pageNo: page } }));
  return (
    <section className={styles.page} aria-labelledby="invited-title">
      <h2 id="invited-title">{t('people')}</h2>
      <ListPage
        read={people}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
        })}
        words={{
          label: t('peoplePages'),
          previousLabel: t('records:previousPage'),
          nextLabel: t('records:nextPage'),
          pageLabel: (number) => t('records:page', { number }),
        }}
        waiting={<WaitingSkeletons className="stack" heights={places(3, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed level={3} title={t('peopleFailed')} onRetry={retry} />}
        isEmpty={({ totalPages }) => totalPages === 0}
        empty={<p className={styles.muted}>{t('nobodyYet')}</p>}
      >
        {(list, isUpdating) => (
          <ul role="list" className={classNames('stack', styles.people)} aria-busy={isUpdating}>
            {list.people.map(({ member, via, isActive }) => (
              <li key={member.memberId}>
                <span className={styles.personName}>{member.name}</span>
                <Badge tone={isActive ? 'positive' : 'neutral'}>
                  {t(isActive ? 'isActive' : 'isRegistered')}
                </Badge>
                <span className={styles.muted}>
                  {t('person', { number: member.memberId, via, day: times.day(member.joinedAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  );
}
