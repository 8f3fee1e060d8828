import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberAnnouncement } from '#contract/entities/content.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { AnnouncementMoment } from '#web/shared/times/Moment.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { toneOfType } from './AnnouncementList.tsx';
import styles from './Announcements.module.css';

interface AnnouncementDetailProps {
  readonly announcement: MemberAnnouncement;
  /** Back to the list, if that is hidden. */
  readonly onBack: () => void;
  readonly onFollowed: () => void;
}

/** One announcement in full (S6). */
export function AnnouncementDetail({ announcement, onBack, onFollowed }: AnnouncementDetailProps) {
  const { t } = useTranslation('announcements');
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  // A screen reader continues with the requested announcement; on a phone the list is gone.
  useEffect(() => pane.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by key without a pointer
    <section ref={pane} tabIndex={0} aria-labelledby={titleId} className={styles.detail}>
      <Button size="s" icon={<ChevronStartIcon />} className={styles.back} onClick={onBack}>
        {t('back')}
      </Button>
      <h3 id={titleId}>{announcement.title}</h3>
      <p className="row">
        <Badge tone={toneOfType[announcement.type]}>{t(`type.${announcement.type}`)}</Badge>
        <AnnouncementMoment at={announcement.date} className={styles.date} />
      </p>
      <SanitisedHtml html={announcement.content} headingLevel={4} onFollowed={onFollowed} />
    </section>
  );
}
