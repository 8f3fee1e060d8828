import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Balance } from '#contract/entities/money.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { DEPOSIT_PATH } from '#web/shared/money/money-paths.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import styles from './BalanceCard.module.css';
import { shownParts } from './balance-parts.ts';

/** Sums from which a figure is long, in hundredths. */
const LONG = 1_000_000;

/** The person's balance, and its parts (W1). */
export function BalanceCard() {
  const { t } = useTranslation(['member', 'debt']);
  const balance = useQuery(queries.wallet.balance());
  return (
    <section className={classNames('stack gap-4', styles.card)} aria-labelledby="balance-title">
      <h2 id="balance-title" className={styles.title}>
        {t('shell:balance.label')}
      </h2>
      <Loaded
        read={balance}
        waiting={<PartsOnTheirWay />}
        renderFailed={(retry) => (
          <>
            <ReadFailed level={3} title={t('shell:balance.failed')} onRetry={retry} />
            <ToDeposit />
          </>
        )}
      >
        {(shown) => <Parts balance={shown} />}
      </Loaded>
    </section>
  );
}

/** Everything but the figures, in place: nothing below moves when they load. */
function PartsOnTheirWay() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} aria-busy>
      <span className="visually-hidden">{t('loading')}</span>
      <Parts balance={undefined} />
    </div>
  );
}

function Parts({ balance }: { readonly balance: Balance | undefined }) {
  const { t } = useTranslation('member');
  return (
    <>
      <div className={styles.top}>
        <p className={styles.total} data-long={(balance?.sumBalance ?? 0) >= LONG || undefined}>
          <Figure amount={balance?.sumBalance} currency={balance?.currency} />
        </p>
        <ToDeposit />
      </div>
      <dl className={styles.parts}>
        {shownParts(balance).map((part) => (
          <div key={part}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd>
              <Figure amount={balance?.parts[part]} currency={balance?.currency} />
            </dd>
            <dd className={styles.hint}>
              {t(part === 'available' && balance?.debt ? 'partHints.owing' : `partHints.${part}`)}
            </dd>
          </div>
        ))}
      </dl>
      <DebtNotice />
      <Link to="/member/playLimits">{t('shell:account.limits')}</Link>
    </>
  );
}

function ToDeposit() {
  const { t } = useTranslation('member');
  if (useStopped('paysIn')) return null;
  return (
    <Link to={DEPOSIT_PATH} className={buttonClass({ variant: 'gold' })}>
      <DepositIcon size={20} /> {t('deposit')}
    </Link>
  );
}

interface FigureProps {
  readonly amount: number | undefined;
  readonly currency: Balance['currency'] | undefined;
}

function Figure({ amount, currency }: FigureProps) {
  const language = useLanguage();
  if (amount === undefined || currency === undefined) {
    return (
      <span className={styles.unknown} aria-hidden>
        <span>0000,00</span>
      </span>
    );
  }
  return <Money text={formatMoney(amount, currency, language)} />;
}
