import { useTranslation } from 'react-i18next';
import { Profile } from '#web/features/profile/Profile.tsx';
import { LanguageButton } from '../layout/LanguageButton.tsx';

/** A member's profile, with the language chooser (W5). */
export default function ProfilePage() {
  useTranslation(['profile', 'pictures', 'account', 'errors']);
  return <Profile languageChoice={<LanguageButton />} />;
}
