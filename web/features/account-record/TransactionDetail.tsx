import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { refusalOf } from '#web/api/queries.ts';
import { transactionQuery } from '#web/api/record-queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { ContactLink } from '#web/shared/service/ContactLink.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { Receipt } from './Receipt.tsx';

interface TransactionDetailProps {
  readonly transactionId: string;
  /** The site's time zone. */
  readonly zone: string;
}

/** One line in full: a receipt to print, and the way to ask about it (W4). */
export function TransactionDetail({ transactionId, zone }: TransactionDetailProps) {
  const { t } = useTranslation('transactions');
  const { api } = useServices();
  const [parameters] = useSearchParams();
  const line = useQuery(transactionQuery(api, transactionId));
  usePageTitle(line.data ? t(`kinds.${line.data.transaction.kind}`) : t('line'));
  const isGone = refusalOf(line.error)?.code === 'not_found';
  return (
    <article className={styles.record}>
      <div className={styles.screenOnly}>
        <Link
          to={{ search: withChanges(parameters, { transaction: '' }) }}
          className={buttonClass({ size: 's' })}
        >
          <ChevronStartIcon size={20} /> {t('back')}
        </Link>
      </div>
      <Loaded
        read={line}
        waiting={
          <div className={styles.waiting} aria-busy>
            <Skeleton shape="text" width="60%" />
            <Skeleton height="10rem" />
          </div>
        }
        renderFailed={(retry) =>
          isGone ? (
            <EmptyState level={1} icon={<ReceiptIcon />} title={t('gone')} text={t('goneText')} />
          ) : (
            <ReadFailed level={1} title={t('oneFailedTitle')} onRetry={retry} />
          )
        }
      >
        {(shown) => (
          <>
            <Receipt shown={shown} zone={zone} />
            <div className={`${styles.waysOn} ${styles.screenOnly}`}>
              <Button icon={<ReceiptIcon size={18} />} onClick={() => window.print()}>
                {t('print')}
              </Button>
              <ContactLink className={buttonClass({})} about={shown.transaction.transactionId}>
                {t('askAbout')}
              </ContactLink>
            </div>
          </>
        )}
      </Loaded>
    </article>
  );
}
