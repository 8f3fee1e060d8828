import { useTranslation } from 'react-i18next';
import { FiguresPage } from './FiguresPage.tsx';

/** The team's bets, by branch: each row is a person with everybody below (C1). */
export default function TeamBetting() {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation(['team', 'records', 'account', 'errors']);
  return <FiguresPage by="branch" />;
}
