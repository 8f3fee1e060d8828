import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { RecordDetail } from '#web/shared/records/RecordDetail.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { Receipt } from './Receipt.tsx';
import { useLineTitle } from './use-line-title.ts';

interface TransactionDetailProps {
  readonly transactionId: string;
}

/** One line in full: a receipt to print, and a way to ask about it (W4). */
export function TransactionDetail({ transactionId }: TransactionDetailProps) {
  const { t } = useTranslation('transactions');
  const titleOf = useLineTitle();
  const line = useQuery(queries.records.transaction({ params: { transactionId } }));
  usePageTitle(line.data ? titleOf(line.data.transaction) : t('line'));
  return (
    <RecordDetail
      read={line}
      opener="transaction"
      words={{
        back: t('back'),
        failedTitle: t('oneFailedTitle'),
        gone: t('gone'),
        goneText: t('goneText'),
      }}
    >
      {(shown) => (
        <>
          <Receipt shown={shown} />
          <div className={styles.waysOn}>
            <Button icon={<ReceiptIcon size={18} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <ContactLink className={buttonClass({})} about={shown.transaction.transactionId}>
              {t('askAbout')}
            </ContactLink>
          </div>
        </>
      )}
    </RecordDetail>
  );
}
