import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import receipt from '#web/shared/receipt/receipt.module.css';
import type { RequestedMoments } from '#web/shared/records/record-address.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import styles from './income.module.css';
import { useIncomeWords } from './use-income-words.ts';

interface StatementProps {
  /** Its days. */
  readonly moments: RequestedMoments;
  readonly currency: Currency;
  /** The site's time zone. */
  readonly zone: string;
  readonly children: ReactNode;
}

/** The printed statement of some days: whose it is, and all of it (C4). */
export function Statement({ moments, currency, zone, children }: StatementProps) {
  const { t } = useTranslation('income');
  const { member } = useSession();
  const words = useIncomeWords(currency, zone);
  const days = words.span({ from: moments.from, until: moments.before });
  return (
    <div className={classNames(receipt.receipt, styles.statement)}>
      <div>
        <Button icon={<ReceiptIcon size={18} />} onClick={() => window.print()}>
          {t('statement.print')}
        </Button>
      </div>
      <header className={receipt.paperOnly}>
        <h1>{t('statement.title')}</h1>
        <p>{member && t('statement.of', { name: member.nickname, account: member.account })}</p>
        <p>{t('ofPeriod', { period: days, zone })}</p>
      </header>
      {children}
    </div>
  );
}
