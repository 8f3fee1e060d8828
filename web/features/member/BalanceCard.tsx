import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Balance } from '#contract/entities/money.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingPlaces } from '#web/shared/lists/WaitingPlaces.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import styles from './BalanceCard.module.css';

/** The parts that are shown also where there is nothing in them. */
const always = ['available', 'reserved', 'bonus', 'locked'] as const;
/** Only who has moved money there knows what it is. */
const sometimes = ['vendors'] as const;

interface BalanceCardProps {
  /** Where money is paid in; undefined where it cannot be. */
  readonly depositPath: string | undefined;
}

/** What the person has, and of which parts it is (W1). */
export function BalanceCard({ depositPath }: BalanceCardProps) {
  const { t } = useTranslation('member');
  const balance = useQuery(balanceQuery(useServices().api));
  return (
    <section className={styles.card} aria-labelledby="balance-title">
      <h2 id="balance-title" className={styles.title}>
        {t('shell:balance.label')}
      </h2>
      <Loaded
        read={balance}
        waiting={<WaitingPlaces heights={['2rem', '4rem']} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('shell:balance.failed')} onRetry={retry} />
        )}
      >
        {(shown) => <Parts {...shown} />}
      </Loaded>
      {depositPath !== undefined && (
        <Link to={depositPath} className={buttonClass({ variant: 'primary' })}>
          <DepositIcon size={20} /> {t('deposit')}
        </Link>
      )}
    </section>
  );
}

function Parts({ sumBalance, parts, currency }: Balance) {
  const { t } = useTranslation('member');
  const language = useLanguage();
  const shown = [...always, ...sometimes.filter((part) => parts[part] > 0)];
  return (
    <>
      <p className={styles.total}>
        <Money text={formatMoney(sumBalance, currency, language)} />
      </p>
      <dl className={styles.parts}>
        {shown.map((part) => (
          <div key={part}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd>
              <Money text={formatMoney(parts[part], currency, language)} />
            </dd>
            <dd className={styles.hint}>{t(`partHints.${part}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
