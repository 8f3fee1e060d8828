import { useTranslation } from 'react-i18next';
import { KindPage } from './KindPage.tsx';

/** The income from the contract of this kind (C1). */
export default function Dividend() {
  useTranslation(['income', 'agent', 'records', 'account', 'errors']);
  return <KindPage kind="dividend" />;
}
