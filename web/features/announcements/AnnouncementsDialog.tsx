import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readsOf } from '#web/api/queries.ts';
import { valueOf } from '#web/api/refused-read.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { AnnouncementDetail } from './AnnouncementDetail.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import styles from './Announcements.module.css';
import { useAnnouncements } from './use-announcements.ts';

interface AnnouncementsDialogProps {
  readonly onClose: () => void;
}

/** The site's announcements: the list, and the open one beside it, or over it on phones (S6). */
export default function AnnouncementsDialog({ onClose }: AnnouncementsDialogProps) {
  const { t } = useTranslation(['announcements', 'errors', 'account']);
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const announcements = useAnnouncements({ language, pageNo: page }, isSignedIn);
  const markRead = useReadAnnouncement();
  const open = announcements.data?.announcements.find(({ id }) => id === openId);

  const openOne = (id: string) => {
    setOpenId(id);
    if (isSignedIn) markRead(id);
  };
  const leaveDetail = () => {
    // On a phone the list is only visible again then, and can get the focus back.
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
      <Loaded
        read={announcements}
        waiting={
          <div className={styles.panes}>
            <WaitingSkeletons className={styles.listPane} heights={places(6, '3.5rem')} />
            <p className={classNames('muted', styles.hint)}>{t('choose')}</p>
          </div>
        }
        renderFailed={(retry) => <ReadFailed level={3} title={t('failedTitle')} onRetry={retry} />}
        isEmpty={({ totalPages }) => totalPages === 0}
        empty={<EmptyState level={3} icon={<MegaphoneIcon />} title={t('empty')} />}
      >
        {(shown) => (
          <div className={styles.panes} data-reading={open !== undefined}>
            <div ref={list} className={styles.listPane} aria-busy={announcements.isPlaceholderData}>
              <AnnouncementList
                announcements={shown.announcements}
                unread={shown.unread}
                openId={openId}
                onOpened={openOne}
                page={page}
                pages={shown.totalPages}
                onPage={showPage}
              />
            </div>
            {open ? (
              <AnnouncementDetail
                key={open.id}
                announcement={open}
                onBack={leaveDetail}
                onFollowed={onClose}
              />
            ) : (
              <p className={classNames('muted', styles.hint)}>{t('choose')}</p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/**
 * Marks an announcement as read for the signed-in person. A failure is ignored: it stays unread,
 * and is marked when opened again.
 */
function useReadAnnouncement(): (id: string) => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => valueOf(api.content.readAnnouncement({ params: { id }, body: {} })),
    onSuccess: () => queryClient.invalidateQueries(readsOf('content', 'memberAnnouncements')),
  });
  return mutate;
}
