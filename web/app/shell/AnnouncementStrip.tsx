import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { preferences } from '#web/platform/storage/preferences.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { Strip } from '#web/ui/messages/Strip.tsx';

/**
 * The newest announcement, in one line at the foot of the window, for visitors (S10). Once closed
 * or read it stays closed until there is a newer one.
 */
export default function AnnouncementStrip() {
  const { t } = useTranslation('announcements');
  const modals = useModals();
  const { data: notices } = useQuery(
    queries.content.notices({ query: { language: useLanguage() } }),
  );
  const [closedUntil, setClosedUntil] = useState(
    () => preferences.read().announcementsClosedUntil ?? '',
  );
  const announcements = notices?.popup ?? [];
  const newest = announcements.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  if (!newest || newest.date <= closedUntil) return null;

  const close = () => {
    preferences.change({ announcementsClosedUntil: newest.date });
    setClosedUntil(newest.date);
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
    <Strip
      label={t('strip')}
      icon={<MegaphoneIcon size={20} />}
      text={newest.title}
      closeLabel={t('closeStrip')}
      onPressed={read}
      onClosed={close}
    />
  );
}
