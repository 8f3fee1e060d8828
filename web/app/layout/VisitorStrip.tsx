import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/entities/language.ts';
import AnnouncementStrip from '#web/app/shell/AnnouncementStrip.tsx';
import { offeredLanguage } from '#web/i18n/offered-language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';
import { preferences } from '#web/platform/storage/preferences.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';

const LanguageOffer = lazyPart(
  () => import('./LanguageOffer.tsx'),
  null,
  () => null,
);

interface VisitorStripProps {
  /** The site's languages with texts. */
  readonly languages: readonly LanguageCode[];
  readonly withAnnouncements: boolean;
}

/** Notices for visitors at the foot of the window: first their language, once; then news. */
export default function VisitorStrip({ languages, withAnnouncements }: VisitorStripProps) {
  useTranslation('announcements');
  const current = useLanguage();
  const [mayOffer, setMayOffer] = useState(mayOfferLanguage);
  const offered = mayOffer && offeredLanguage(navigator.languages, languages, current);
  if (offered) {
    const note = () => {
      preferences.change({ languageOffered: true });
      setMayOffer(false);
    };
    return <LanguageOffer language={offered} onAnswered={note} />;
  }
  return withAnnouncements && <AnnouncementStrip />;
}

/** A manually chosen language is right. */
function mayOfferLanguage(): boolean {
  return preferences.read().languageOffered !== true && deviceStorage.getItem('lang') === null;
}
