import { useTranslation } from 'react-i18next';
import { type PromotionPeriod, phaseOf } from '#contract/rules/promotion-phase.ts';
import { formatDay } from '#web/i18n/format-day.ts';
import { formatTimeLeft } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import styles from './promotions.module.css';

/** From here on the time that is left says more than the day. */
const SOON_MILLISECONDS = 14 * 24 * 3_600_000;

interface PeriodProps {
  readonly promotion: PromotionPeriod;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

/** When a promotion begins, or until when it runs. */
export function Period({ promotion, now }: PeriodProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { startsAt, endsAt } = promotion;
  const phase = phaseOf(promotion, now);
  const endingText = (end: string) => {
    const left = Date.parse(end) - now;
    return left < SOON_MILLISECONDS
      ? t('period.left', { time: formatTimeLeft(left, language) })
      : t('period.until', { day: formatDay(end, language) });
  };
  return (
    <span className={styles.period}>
      <ClockIcon size={16} />
      {phase === 'coming_soon'
        ? t('period.from', { day: formatDay(startsAt, language) })
        : endsAt === null
          ? t('period.always')
          : phase === 'open'
            ? endingText(endsAt)
            : t('period.ended', { day: formatDay(endsAt, language) })}
    </span>
  );
}
