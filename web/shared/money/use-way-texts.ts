import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

const BASIS_POINTS = 10_000;
const HOUR_MINUTES = 60;

/** What a way to pay costs: a share in hundredths of a percent, and hundredths of money. */
interface WayFee {
  readonly feeBasisPoints: number;
  readonly feeFixed: number;
}

/** Texts about a way to pay, for deposits and for payouts (W2). @param money formats hundredths */
export function useWayTexts(money: (amount: number) => string) {
  const { t } = useTranslation('amount');
  const language = useLanguage();
  const percent = new Intl.NumberFormat(languages[language].tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  /** Minutes in words, from two hours on in hours. */
  const span = (minutes: number): string =>
    minutes < 2 * HOUR_MINUTES && minutes !== HOUR_MINUTES
      ? formatSpan(minutes, 'minute', language)
      : formatSpan(Math.ceil(minutes / HOUR_MINUTES), 'hour', language);
  return {
    span,
    fee({ feeBasisPoints, feeFixed }: WayFee): string {
      const share = feeBasisPoints > 0 ? [percent.format(feeBasisPoints / BASIS_POINTS)] : [];
      const fixed = feeFixed > 0 ? [money(feeFixed)] : [];
      const fee = [...share, ...fixed].join(' + ');
      return fee === '' ? t('way.free') : t('way.fee', { fee });
    },
    /** From the payment to the balance. @param usualMinutes 0 if instant */
    time(usualMinutes: number): string {
      return usualMinutes === 0 ? t('way.atOnce') : t('way.time', { time: span(usualMinutes) });
    },
    /** From the approval to the person's account. @param usualMinutes 0 if instant */
    payoutTime(usualMinutes: number): string {
      return usualMinutes === 0
        ? t('way.payoutAtOnce')
        : t('way.payoutTime', { time: span(usualMinutes) });
    },
  };
}
