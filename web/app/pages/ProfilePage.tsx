import { useTranslation } from 'react-i18next';
import { Profile } from '#web/features/profile/Profile.tsx';
import { LanguageButton } from '../layout/LanguageButton.tsx';

/** The profile of a member, with the choice of the language (W5). */
export default function ProfilePage() {
  useTranslation(['profile', 'pictures', 'account', 'errors']);
  return <Profile languageChoice={<LanguageButton />} />;
}
