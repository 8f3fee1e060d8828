import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { announcementsQuery } from '#web/api/content-queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import styles from './Announcements.module.css';
import { useReadAnnouncement } from './use-read-announcement.ts';

interface AnnouncementsDialogProps {
  readonly onClose: () => void;
}

/** What the site announces: the list, and the one that is read beside it, or over it on phones (S6). */
export default function AnnouncementsDialog({ onClose }: AnnouncementsDialogProps) {
  const { t } = useTranslation('announcements');
  const { api } = useServices();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const announcements = useQuery(announcementsQuery(api, language, page, isSignedIn));
  const markRead = useReadAnnouncement();
  const open = announcements.data?.announcements.find(({ id }) => id === openId);

  const openOne = (id: string) => {
    setOpenId(id);
    if (isSignedIn) markRead(id);
  };
  const leaveDetail = () => {
    // On a phone the list is in sight again only then, and can take the focus back.
    flushSync(() => setOpenId(undefined));
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
    [...entries].find(({ dataset }) => dataset['id'] === openId)?.focus();
  };
  const showPage = (next: number) => {
    setPage(next);
    setOpenId(undefined);
  };

  return (
    <Dialog open width="wide" title={t('title')} closeLabel={t('shell:close')} onClose={onClose}>
      {announcements.isError && !announcements.data ? (
        <ErrorState
          level={3}
          title={t('failedTitle')}
          text={t('shell:loadError.text')}
          action={<Button onClick={() => void announcements.refetch()}>{t('shell:retry')}</Button>}
        />
      ) : announcements.data?.totalPages === 0 ? (
        <EmptyState level={3} icon={<MegaphoneIcon />} title={t('empty')} />
      ) : (
        <div className={styles.panes} data-reading={open !== undefined}>
          <div
            ref={list}
            className={styles.listPane}
            aria-busy={!announcements.data || announcements.isPlaceholderData}
          >
            {announcements.data ? (
              <AnnouncementList
                announcements={announcements.data.announcements}
                unread={announcements.data.unread}
                openId={openId}
                onOpened={openOne}
                page={page}
                pages={announcements.data.totalPages}
                onPage={showPage}
              />
            ) : (
              places.map((place) => <Skeleton key={place} height="3.5rem" />)
            )}
          </div>
          {open ? (
            <AnnouncementDetail
              key={open.id}
              announcement={open}
              onBack={leaveDetail}
              onFollowed={onClose}
            />
          ) : (
            <p className={styles.hint}>{t('choose')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

const places = Array.from({ length: 6 }, (_, index) => index);
