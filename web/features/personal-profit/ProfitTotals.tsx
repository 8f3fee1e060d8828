import { useTranslation } from 'react-i18next';
import type { Profit } from '#contract/entities/profit.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { Money } from '#web/ui/content/Money.tsx';

interface ProfitTotalsProps {
  /** Undefined until known. */
  readonly profit: Profit | undefined;
  readonly updating: boolean;
}

/** The sums of all days, and the open stakes (W4). */
export function ProfitTotals({ profit, updating }: ProfitTotalsProps) {
  const { t } = useTranslation(['profit', 'bets', 'records']);
  const language = useLanguage();
  const amount = (what: 'stake' | 'win' | 'bonus') =>
    profit && <Money text={formatMoney(profit.totals[what], profit.currency, language)} />;
  return (
    <>
      <Figures
        label={t('records:totals')}
        updating={updating}
        figures={[
          { label: t('bets:stake'), value: amount('stake') },
          { label: t('bets:win'), value: amount('win') },
          {
            label: t('bets:net'),
            value: profit && <NetAmount net={profit.totals.net} currency={profit.currency} />,
          },
          { label: t('bonus'), value: amount('bonus') },
        ]}
      />
      {profit && profit.totals.openRounds > 0 && (
        <p className="hint">
          {t('bets:stillOpen', {
            count: profit.totals.openRounds,
            amount: formatMoney(profit.totals.openStake, profit.currency, language),
          })}
        </p>
      )}
    </>
  );
}
