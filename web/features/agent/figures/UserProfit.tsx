import { useTranslation } from 'react-i18next';
import { FiguresPage } from './FiguresPage.tsx';

/** What each person of the team won or lost (C1). */
export default function UserProfit() {
  // The words of all its parts, so that no part waits for its own once the page is shown.
  useTranslation(['team', 'records', 'account', 'errors']);
  return <FiguresPage by="person" />;
}
