import { useTranslation } from 'react-i18next';
import type { ContractTerms } from '#contract/entities/agent.ts';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { timesIn } from '#contract/rules/times.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useRateText } from './use-rate-text.ts';

type Band = ContractTerms['bands'][number];

/** How contracts' rates, bands and times are written, in the chosen language. */
export function useContractWords(currency: Currency, timeZone: string) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const { tag } = languages[language];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const times = timesIn(tag, timeZone);
  return {
    money,
    /** A rate in basis points as a percentage: '2.5%'. */
    rate: useRateText(),
    /** A band's requirements: 'with at least R$ 50.000,00 in bets and 5 active members'. */
    conditions: ({ betAmount, activeMembers, profitAndLoss }: Band): string => {
      const parts = [
        ...(betAmount > 0 ? [t('fromBets', { amount: money(betAmount) })] : []),
        ...(activeMembers > 0 ? [t('fromActive', { count: activeMembers })] : []),
        ...(profitAndLoss > 0 ? [t('fromLoss', { amount: money(profitAndLoss) })] : []),
      ];
      return parts.length === 0
        ? t('always')
        : t('atLeast', {
            conditions: new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts),
          });
    },
    /** A moment in the site's time zone. */
    moment: times.moment,
    day: times.day,
    /** The days of a period, whose end is exclusive. */
    period: (from: string, before: string) => times.days(from, Date.parse(before) - 1),
    /** The name of the site's time zone. */
    zone: times.zoneName,
  };
}

/** How contracts are written. */
export type ContractWords = ReturnType<typeof useContractWords>;
