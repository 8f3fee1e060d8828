import { MoneyTransfer } from './MoneyTransfer.tsx';

/** Sending money to the upline (W2). */
export default function UplineTransferPage() {
  return <MoneyTransfer to="upline" />;
}
