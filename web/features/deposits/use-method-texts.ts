import { useTranslation } from 'react-i18next';
import type { DepositTerms } from '#contract/entities/deposit.ts';
import { languages } from '#contract/entities/language.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

const BASIS_POINTS = 10_000;
const HOUR_MINUTES = 60;

/** Texts about a payment method before it is chosen. @param money formats hundredths */
export function useMethodTexts(money: (amount: number) => string) {
  const { t } = useTranslation('deposit');
  const language = useLanguage();
  const percent = new Intl.NumberFormat(languages[language].tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return {
    /** A card that may not be on credit is named accordingly. */
    name: ({ method, cards }: DepositTerms): string =>
      takesNoCredit({ cards }) ? t('cardWithoutCredit') : t(`method.${method}`),
    fee({ feeBasisPoints, feeFixed }: DepositTerms): string {
      const share = feeBasisPoints > 0 ? [percent.format(feeBasisPoints / BASIS_POINTS)] : [];
      const fixed = feeFixed > 0 ? [money(feeFixed)] : [];
      const fee = [...share, ...fixed].join(' + ');
      return fee === '' ? t('methodFree') : t('methodFee', { fee });
    },
    time({ usualMinutes }: DepositTerms): string {
      if (usualMinutes === 0) return t('methodAtOnce');
      const time =
        usualMinutes < HOUR_MINUTES
          ? formatSpan(usualMinutes, 'minute', language)
          : formatSpan(Math.ceil(usualMinutes / HOUR_MINUTES), 'hour', language);
      return t('methodTime', { time });
    },
  };
}

/** Whether cards may pay, but not on credit. */
export function takesNoCredit({ cards }: Pick<DepositTerms, 'cards'>): boolean {
  return cards.length > 0 && !cards.includes('credit');
}
