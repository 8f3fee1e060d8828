import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SecurityEvent } from '#contract/entities/security.ts';
import { queries } from '#web/api/queries.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import { ExactMoment } from '#web/shared/times/ExactMoment.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { deviceText, placeText } from './origin-text.ts';
import styles from './security.module.css';

/** What happened to the security of the account, newest first (W5). */
export function SecurityEvents() {
  const { t } = useTranslation('security');
  const [search] = useSearchParams();
  const wanted = Number(search.get('page'));
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const read = useQuery(queries.security.events({ query: { pageNo: page } }));
  return (
    <section className={styles.part} aria-labelledby="security-events-title">
      <h2 id="security-events-title">{t('history.title')}</h2>
      <ListPage
        read={read}
        page={page}
        toPage={(number) => ({ search: number === 1 ? '' : `?page=${number}` })}
        words={{
          label: t('history.pages'),
          previousLabel: t('history.previousPage'),
          nextLabel: t('history.nextPage'),
          pageLabel: (number) => t('history.page', { number }),
        }}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(4, '3.5rem')} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('history.failed')} onRetry={retry} />
        )}
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState level={3} icon={<ClockIcon />} title={t('history.empty')} />}
      >
        {({ events }, isUpdating) => <EventRows events={events} updating={isUpdating} />}
      </ListPage>
    </section>
  );
}

interface EventRowsProps {
  readonly events: readonly SecurityEvent[];
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The events of a page by day: what happened, and from where. */
function EventRows({ events, updating }: EventRowsProps) {
  const { t } = useTranslation('security');
  const columns: readonly Column<SecurityEvent>[] = [
    {
      kind: 'subject',
      heading: t('history.event'),
      render: ({ kind }) => <strong>{t(`event.${kind}`)}</strong>,
    },
    {
      kind: 'moment',
      heading: t('history.at'),
      render: ({ at }) => <ExactMoment at={at} underDay />,
    },
    {
      kind: 'moment',
      heading: t('history.from'),
      render: (event) => `${deviceText(t, event)} · ${placeText(t, event)}`,
    },
  ];
  return (
    <RecordRows
      label={t('history.title')}
      rows={events}
      keyOf={({ id }) => id}
      columns={columns}
      momentOf={({ at }) => at}
      updating={updating}
    />
  );
}
