import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { NotificationTopics } from './NotificationTopics.tsx';

/** What the person wants to be told, and how (W7). */
export default function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'account', 'errors']);
  const preferences = useQuery(queries.notifications.preferences());
  usePageTitle(t('title'));
  return (
    <AreaColumns>
      <h1>{t('title')}</h1>
      <p className="hint">{t('text')}</p>
      <Loaded
        read={preferences}
        waiting={<WaitingSkeletons heights={places(7, '4.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} isPrimary onRetry={retry} />}
      >
        {(shown) => <NotificationTopics preferences={shown} />}
      </Loaded>
    </AreaColumns>
  );
}
