import { useTranslation } from 'react-i18next';
import { FiguresPage } from './FiguresPage.tsx';

/** What each person of the team won or lost (C1). */
export default function UserProfit() {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation(['team', 'records', 'account', 'errors']);
  return <FiguresPage by="person" />;
}
