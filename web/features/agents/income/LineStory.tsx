import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { IncomeInFull } from '#contract/entities/income.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import styles from '#web/shared/records/record-page.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import { isNothingToPay } from './IncomeStateBadge.tsx';
import type { IncomeWords } from './use-income-words.ts';

interface LineStoryProps {
  readonly shown: IncomeInFull;
  readonly words: IncomeWords;
}

/** A line's history: its state in a sentence, its payment, and the lines that change it. */
export function LineStory({ shown, words }: LineStoryProps) {
  const { t } = useTranslation('income');
  const [parameters] = useSearchParams();
  const { line, payment, changedBy } = shown;
  const isNothing = isNothingToPay(line);
  const toLine = (lineId: string) => ({ search: changedSearch(parameters, { line: lineId }) });
  return (
    <>
      <p>
        {isNothing
          ? t('nothingToPayText', { day: words.moment(line.before), zone: words.zone })
          : t(`stateText.${line.state}`, {
              approved: words.moment(line.approvedAt),
              paid: payment ? words.moment(payment.at) : '',
            })}{' '}
        {payment && !isNothing && (
          <>
            {t('payment', { count: payment.lines, amount: words.money(payment.amount) })}{' '}
            <Link to={`/member/transactionHistory?transaction=${payment.transactionId}`}>
              {t('toAccountRecord')}
            </Link>
          </>
        )}
      </p>
      {line.corrects !== null && (
        <p>
          {t('correctsText')} <Link to={toLine(line.corrects)}>{t('toCorrected')}</Link>
        </p>
      )}
      {changedBy.length > 0 && (
        <section aria-labelledby="changed-by">
          <h2 id="changed-by" className={styles.subtitle}>
            {t('changedBy')}
          </h2>
          <ul role="list" className={styles.entries}>
            {changedBy.map((change) => (
              <li key={change.lineId}>
                <Link to={toLine(change.lineId)}>{words.name(change)}</Link>
                <Money text={words.money(change.amount)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
