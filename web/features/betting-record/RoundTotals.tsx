import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { RoundTotals as Totals } from '#contract/entities/round.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { Money } from '#web/ui/content/Money.tsx';

interface RoundTotalsProps {
  /** Undefined until known. */
  readonly totals: Totals | undefined;
  readonly currency: Currency | undefined;
  readonly updating: boolean;
}

/** Stakes and payouts of all matching rounds, and the open stakes (W4). */
export function RoundTotals({ totals, currency, updating }: RoundTotalsProps) {
  const { t } = useTranslation(['bets', 'records']);
  const language = useLanguage();
  const amount = (hundredths: number | undefined) =>
    hundredths !== undefined && currency !== undefined ? (
      <Money text={formatMoney(hundredths, currency, language)} />
    ) : undefined;
  return (
    <>
      <Figures
        label={t('records:totals')}
        updating={updating}
        figures={[
          { label: t('rounds'), value: totals?.rounds.toLocaleString(languages[language].tag) },
          { label: t('stake'), value: amount(totals?.stake) },
          { label: t('win'), value: amount(totals?.win) },
          {
            label: t('net'),
            value: totals && currency && <NetAmount net={totals.net} currency={currency} />,
          },
        ]}
      />
      {totals && currency && totals.openRounds > 0 && (
        <p className="hint">
          {t('stillOpen', {
            count: totals.openRounds,
            amount: formatMoney(totals.openStake, currency, language),
          })}
        </p>
      )}
    </>
  );
}
