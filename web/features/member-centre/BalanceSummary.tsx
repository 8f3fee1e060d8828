import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { shownParts } from './balance-parts.ts';

/** The header balance's parts, as in the member centre; loaded on demand (S1, W1). */
export default function BalanceSummary({ hidden }: { readonly hidden: boolean }) {
  const { t } = useTranslation('member');
  const { data: balance } = useQuery(queries.wallet.balance());
  const money = useMoney(balance?.currency ?? 'BRL');
  const figure = (amount: number | undefined) =>
    hidden ? (
      <Money text="••••••" label={t('shell:balance.hidden')} />
    ) : (
      <Money text={amount === undefined ? '…' : money(amount)} />
    );
  return (
    <Facts>
      {shownParts(balance).map((part) => (
        <div key={part}>
          <dt>{t(`parts.${part}`)}</dt>
          <dd>{figure(balance?.parts[part])}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('shell:balance.label')}</dt>
        <dd>{figure(balance?.sumBalance)}</dd>
      </div>
      {balance?.debt && (
        <div>
          <dt>{t('owed')}</dt>
          <dd>{figure(balance.debt.owed)}</dd>
        </div>
      )}
    </Facts>
  );
}
