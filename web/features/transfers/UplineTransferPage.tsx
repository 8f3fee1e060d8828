import { useTranslation } from 'react-i18next';
import { MoneyTransfer } from './MoneyTransfer.tsx';

/** Sending money to the upline (W2). */
export default function UplineTransferPage() {
  useTranslation([
    'moneyTransfer',
    'debt',
    'amount',
    'moneyPasswords',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  return <MoneyTransfer to="upline" />;
}
