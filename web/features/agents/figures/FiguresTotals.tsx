import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { TeamTotals } from '#contract/entities/team.ts';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { resultOf } from './result-of.ts';

interface FiguresTotalsProps {
  /** What they total, if a page has several. */
  readonly label?: string;
  /** Undefined until known. */
  readonly range:
    | { readonly totals: TeamTotals; readonly activeMemberBet: number; readonly currency: Currency }
    | undefined;
  readonly by: TeamGrouping;
  readonly updating: boolean;
}

/** The sums over everybody, and the number of active ones. */
export function FiguresTotals({ label, range, by, updating }: FiguresTotalsProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const { tag } = languages[language];
  const money = (amount: number | undefined) =>
    range && amount !== undefined ? (
      <Money text={formatMoney(amount, range.currency, language)} />
    ) : undefined;
  return (
    <>
      <Figures
        label={label ?? t('totals')}
        updating={updating}
        figures={[
          { label: t('bet'), value: money(range?.totals.bet) },
          { label: t('win'), value: money(range?.totals.win) },
          {
            label: t(`result.${by}`),
            value: range && (
              <NetAmount net={resultOf(range.totals, by)} currency={range.currency} />
            ),
          },
          { label: t('players'), value: range?.totals.players.toLocaleString(tag) },
          { label: t('activeMembers'), value: range?.totals.activeMembers.toLocaleString(tag) },
        ]}
      />
      <p className="hint">
        {/* Its line is reserved from the start. */}
        {range
          ? t('activeFrom', {
              amount: formatMoney(range.activeMemberBet, range.currency, language),
            })
          : '\u00a0'}
      </p>
    </>
  );
}
