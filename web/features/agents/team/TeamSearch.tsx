import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './team.module.css';

/** The whole team's search results, on any level. */
export function TeamSearch({ text }: { readonly text: string }) {
  const { t } = useTranslation('team');
  const found = useQuery(queries.team.search({ query: { text, among: 'everybody' } }));
  return (
    <Loaded
      read={found}
      waiting={<WaitingSkeletons className={styles.list} heights={places(3, '6.5rem')} />}
      renderFailed={(retry) => <ReadFailed title={t('teamFailed')} onRetry={retry} />}
      isEmpty={({ members }) => members.length === 0}
      empty={
        <EmptyState
          icon={<SearchIcon />}
          title={t('nobodyFound.title')}
          text={t('nobodyFound.text')}
        />
      }
    >
      {({ members, hasMore }) => (
        <>
          <output className={styles.muted}>
            {t('people', { count: members.length })}
            {hasMore && ` · ${t('moreFound')}`}
          </output>
          <ul role="list" className={styles.list} aria-busy={found.isPlaceholderData}>
            {members.map((member) => (
              <li key={member.memberId}>
                <MemberCard member={member} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
