import { useTranslation } from 'react-i18next';
import { KindPage } from './KindPage.tsx';

/** What the contract of this kind brings (C1). */
export default function RealTimeSalary() {
  useTranslation(['income', 'agent', 'records', 'account', 'errors']);
  return <KindPage kind="realTimeSalary" />;
}
