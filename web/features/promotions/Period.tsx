import { useTranslation } from 'react-i18next';
import { type PromotionPeriod, phaseOf } from '#contract/rules/promotion-phase.ts';
import { formatTimeLeft } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import styles from './promotions.module.css';

/** From here on the remaining time says more than the date. */
const SOON_MILLISECONDS = 14 * 24 * 3_600_000;

interface PeriodProps {
  readonly promotion: PromotionPeriod;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

/** When a promotion begins, or ends. */
export function Period({ promotion, now }: PeriodProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const times = useTimes();
  const { startsAt, endsAt } = promotion;
  const phase = phaseOf(promotion, now);
  const endingText = (end: string) => {
    const left = Date.parse(end) - now;
    return left < SOON_MILLISECONDS
      ? t('period.left', { time: formatTimeLeft(left, language) })
      : t('period.until', { day: times.day(end) });
  };
  return (
    <span className={styles.period}>
      <ClockIcon size={16} />
      {phase === 'coming_soon'
        ? t('period.from', { day: times.day(startsAt) })
        : endsAt === null
          ? t('period.always')
          : phase === 'open'
            ? endingText(endsAt)
            : t('period.ended', { day: times.day(endsAt) })}
    </span>
  );
}
