import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery } from '#web/api/site-queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { preferences } from '#web/platform/storage/preferences.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import styles from './AnnouncementStrip.module.css';

/**
 * The newest announcement, in one line at the foot of the window, for visitors (S10). It stays closed
 * once it was closed or read, until there is a newer one.
 */
export default function AnnouncementStrip() {
  const { t } = useTranslation('announcements');
  const modals = useModals();
  const { data: notices } = useQuery(noticesQuery(useServices().api, useLanguage()));
  const [closedUntil, setClosedUntil] = useState(
    () => preferences.read().announcementsClosedUntil ?? '',
  );
  const announcements = notices?.popup ?? [];
  const newest = announcements.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  if (!newest || newest.date <= closedUntil) return null;

  const close = () => {
    preferences.change({ announcementsClosedUntil: newest.date });
    setClosedUntil(newest.date);
    // The button goes with the strip; the keyboard goes on in the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const read = () => {
    close();
    modals.show({
      type: 'announcementPages',
      announcements,
      opensWith: announcements.indexOf(newest),
    });
  };
  return (
    <section className={styles.strip} aria-label={t('strip')}>
      <button type="button" className={styles.news} onClick={read}>
        <MegaphoneIcon size={20} />
        <span>{newest.title}</span>
      </button>
      <IconButton size="s" label={t('closeStrip')} onClick={close}>
        <CloseIcon size={18} />
      </IconButton>
    </section>
  );
}
