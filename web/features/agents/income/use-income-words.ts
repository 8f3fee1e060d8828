import { useTranslation } from 'react-i18next';
import type { IncomeLine } from '#contract/entities/income.ts';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { timesIn } from '#contract/rules/times.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useContractWords } from '../contract-words.ts';

const DAY = 24 * 60 * 60_000;

/** How income lines are written, in the chosen language and the site's time zone. */
export function useIncomeWords(currency: Currency, timeZone: string) {
  const { t } = useTranslation(['income', 'agent']);
  const { tag } = languages[useLanguage()];
  const words = useContractWords(currency, timeZone);
  const times = timesIn(tag, timeZone);
  return {
    ...words,
    /** The days of a line; for a part of a day, the hours. */
    span: ({ from, until }: Pick<IncomeLine, 'from' | 'until'>) => {
      const last = Date.parse(until);
      return last - Date.parse(from) < DAY
        ? times.moments(from, until)
        : times.days(from, last - 1);
    },
    /** A list in words: 'a, b and c'. */
    list: (parts: readonly string[]) =>
      new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts),
    /** A line's title. */
    name: ({ kind, reason }: Pick<IncomeLine, 'kind' | 'reason'>) =>
      reason === null
        ? t(`agent:kind.${kind}`)
        : t(`adjustment.${reason}`, { kind: t(`agent:kind.${kind}`) }),
  };
}

/** How income lines are written. */
export type IncomeWords = ReturnType<typeof useIncomeWords>;
