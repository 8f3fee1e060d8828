import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import styles from './Announcements.module.css';
import { useAnnouncementPopups } from './use-announcement-popups.ts';

/** The announcements that open by themselves, one after the other (S10). */
export default function AnnouncementPopups() {
  const { t } = useTranslation('announcements');
  const { shown, others, close } = useAnnouncementPopups();
  if (!shown) return null;
  return (
    <Dialog
      key={shown.id}
      open
      width={600}
      title={shown.title}
      closeLabel={t('shell:close')}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close} data-autofocus>
          {others > 0 ? t('next', { count: others }) : t('understood')}
        </Button>
      }
    >
      <div className={styles.popup}>
        <time dateTime={shown.date} className={styles.date}>
          {formatMoment(shown.date)}
        </time>
        <SanitisedHtml html={shown.content} onFollowed={close} />
      </div>
    </Dialog>
  );
}
