import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { readPage } from '#web/shared/records/record-address.ts';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { MemberCard } from './MemberCard.tsx';
import { TeamSearch } from './TeamSearch.tsx';
import { TeamTrail } from './TeamTrail.tsx';
import styles from './team.module.css';

/** The team as a tree, one level at a time, and a search over all of it (C1). */
export default function TeamManagement() {
  const { t } = useTranslation([
    'team',
    'records',
    'account',
    'errors',
    'submission',
    'memberSubmission',
  ]);
  usePageTitle(t('shell:account.teamManagement'));
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, 100);
  return (
    <section className="stack gap-4" aria-labelledby="team-title">
      <h1 id="team-title">{t('shell:account.teamManagement')}</h1>
      <div className="stack gap-2">
        <TypedSearch
          label={t('search')}
          clearLabel={t('clearSearch')}
          className={styles.search}
          value={search}
          // Typing adds no history entry: back leaves the page.
          onSearched={(text) =>
            setParameters((current) => changedSearch(current, { search: text }), { replace: true })
          }
        />
        <p className={styles.muted}>{t('searchHint')}</p>
      </div>
      {search.trim() === '' ? <Level /> : <TeamSearch text={search.trim()} />}
    </section>
  );
}

function Level() {
  const { t } = useTranslation(['team', 'records']);
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const under = parameters.get('under')?.slice(0, 64) || undefined;
  const level = useQuery(queries.team.level({ query: { under, pageNo: page } }));
  return (
    <ListPage
      read={level}
      page={page}
      toPage={(next) => ({
        search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
      })}
      words={{
        label: t('levelPages'),
        previousLabel: t('records:previousPage'),
        nextLabel: t('records:nextPage'),
        pageLabel: (number) => t('records:page', { number }),
      }}
      waiting={<WaitingSkeletons className={styles.list} heights={places(6, '6.5rem')} />}
      renderFailed={(retry) => <ReadFailed title={t('teamFailed')} onRetry={retry} />}
      isEmpty={(list) => list.members.length === 0 && list.trail.length === 0}
      empty={
        <EmptyState
          icon={<UserPlusIcon />}
          title={t('emptyTeam.title')}
          text={t('emptyTeam.text')}
        />
      }
    >
      {({ trail, members, total, wholeTeam }, isUpdating) => (
        <>
          <TeamTrail trail={trail} />
          <p className={styles.muted}>
            {trail.length === 0
              ? t('wholeTeam', { total: t('people', { count: wholeTeam }), direct: total })
              : t('people', { count: total })}
          </p>
          <ul role="list" className={styles.list} aria-busy={isUpdating}>
            {members.map((member) => (
              <li key={member.memberId}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListPage>
  );
}
