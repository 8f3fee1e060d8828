import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { MoneyTransfer } from './MoneyTransfer.tsx';

/** An agent sends money to the team member in the address (W2). */
export default function DownlineTransferPage() {
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
  const [parameters] = useSearchParams();
  const memberId = parameters.get('member') ?? '';
  // Another person means another transfer, with its own draft and passwords.
  return memberId === '' ? <NobodyChosen /> : <MoneyTransfer key={memberId} to={{ memberId }} />;
}

function NobodyChosen() {
  const { t } = useTranslation('moneyTransfer');
  usePageTitle(t('downline.title'));
  return (
    <EmptyState
      level={1}
      icon={<WalletIcon />}
      title={t('downline.choose.title')}
      text={t('downline.choose.text')}
      action={
        <Link to="/agent/teamManagement" className={buttonClass({ variant: 'primary' })}>
          {t('downline.choose.action')}
        </Link>
      }
    />
  );
}
