import { useTranslation } from 'react-i18next';
import { FiguresPage } from './FiguresPage.tsx';

/** What the team bet, branch by branch: each row is somebody with all who stand below (C1). */
export default function TeamBetting() {
  // The words of all its parts, so that no part waits for its own once the page is shown.
  useTranslation(['team', 'records', 'account', 'errors']);
  return <FiguresPage by="branch" />;
}
