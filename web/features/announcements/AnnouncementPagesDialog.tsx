import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { AnnouncementMoment } from '#web/shared/times/Moment.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import styles from './Announcements.module.css';

/** Announcements in full, one per page: shown to a member after the sign-in (S10). */
export default function AnnouncementPagesDialog({
  modal: { announcements, opensWith = 0 },
  onClose,
}: ModalProps<'announcementPages'>) {
  const { t } = useTranslation('announcements');
  const [index, setIndex] = useState(opensWith);
  const page = useRef<HTMLElement>(null);
  const turn = (by: 1 | -1) => {
    flushSync(() => setIndex(index + by));
    // A screen reader continues with the requested page.
    page.current?.focus();
  };
  const shown = announcements[index];
  if (!shown) return null;
  const pages = announcements.length;
  const isLast = index === pages - 1;
  return (
    <Dialog
      open
      width={600}
      title={shown.title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <>
          {index > 0 && <Button onClick={() => turn(-1)}>{t('previous')}</Button>}
          <Button variant="primary" onClick={isLast ? onClose : () => turn(1)} data-autofocus>
            {t(isLast ? 'understood' : 'next')}
          </Button>
        </>
      }
    >
      <section ref={page} tabIndex={-1} aria-label={shown.title} className="stack">
        <p className={styles.pageHead}>
          <AnnouncementMoment at={shown.date} className={styles.date} />
          {pages > 1 && (
            <span className={styles.date}>{t('pageOf', { page: index + 1, pages })}</span>
          )}
        </p>
        <SanitisedHtml key={shown.id} html={shown.content} onFollowed={onClose} />
      </section>
    </Dialog>
  );
}
