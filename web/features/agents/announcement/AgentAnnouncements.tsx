import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MemberAnnouncement } from '#contract/entities/content.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import { valueOf } from '#web/api/refused-read.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { readPage } from '#web/shared/records/record-address.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { AnnouncementMoment } from '#web/shared/times/Moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './announcement.module.css';

/** The site's announcements, as a page of the agent centre (C1). */
export default function AgentAnnouncements() {
  const { t } = useTranslation(['announcements', 'records', 'errors', 'account']);
  usePageTitle(t('shell:account.agentNews'));
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const announcements = useQuery(
    queries.content.memberAnnouncements({ query: { language, pageNo: page } }),
  );
  return (
    <section className="stack" aria-labelledby="agent-news-title">
      <h1 id="agent-news-title">{t('shell:account.agentNews')}</h1>
      <ListPage
        read={announcements}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
        })}
        words={{
          label: t('pages'),
          previousLabel: t('previousPage'),
          nextLabel: t('nextPage'),
          pageLabel: (number) => t('page', { number }),
        }}
        waiting={
          <WaitingSkeletons
            className={classNames('stack', styles.list)}
            heights={places(6, '4rem')}
          />
        }
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        isEmpty={({ totalPages }) => totalPages === 0}
        empty={<EmptyState icon={<MegaphoneIcon />} title={t('empty')} />}
      >
        {(list, isUpdating) => <News announcements={list.announcements} updating={isUpdating} />}
      </ListPage>
    </section>
  );
}

interface NewsProps {
  readonly announcements: readonly MemberAnnouncement[];
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The announcements of a page, each to be read in full. */
function News({ announcements, updating }: NewsProps) {
  const { t } = useTranslation('announcements');
  const { api } = useServices();
  const modals = useModals();
  const queryClient = useQueryClient();
  // A failure is ignored: it stays unread, and is marked when opened again.
  const { mutate: markRead } = useMutation({
    mutationFn: (id: string) => valueOf(api.content.readAnnouncement({ params: { id }, body: {} })),
    onSuccess: () => queryClient.invalidateQueries(readsOf('content', 'memberAnnouncements')),
  });
  return (
    <ul role="list" className={classNames('stack', styles.list)} aria-busy={updating}>
      {announcements.map(({ id, title, date, isRead }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              markRead(id);
              modals.show({ type: 'announcementPages', announcements, opensWith: index });
            }}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.about}>
              <AnnouncementMoment at={date} />
              {!isRead && <Badge tone="accent">{t('unreadBadge')}</Badge>}
            </span>
            <ChevronEndIcon size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
