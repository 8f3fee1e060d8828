import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { transactionAddress } from '#web/shared/money/money-paths.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { Moment } from '#web/shared/times/Moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Withdraw.module.css';

/** The lines of the account record that belong to a withdrawal, each with the way there (W3a, W4). */
export function RecordLines({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation(['withdraw', 'transactions']);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.stack}>
      <h2 id={titleId}>{t('lines.title')}</h2>
      <ul role="list" className={classNames('stack', styles.parts)}>
        {withdrawal.lines.map(({ transactionId, kind, amount, at, belongsTo }) => (
          <li key={transactionId}>
            <span className={styles.rowHead}>
              <Link to={transactionAddress(transactionId)}>
                {belongsTo?.part
                  ? t('transactions:lineOfPart', {
                      what: t(`transactions:kinds.${kind}`),
                      number: belongsTo.part,
                    })
                  : t(`transactions:kinds.${kind}`)}
              </Link>
              {amount !== 0 && <NetAmount net={amount} currency={withdrawal.currency} />}
            </span>
            <Moment at={at} zoned className="hint" />
          </li>
        ))}
      </ul>
    </section>
  );
}
