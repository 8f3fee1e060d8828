import { useTranslation } from 'react-i18next';
import { type PromotionPeriod, phaseOf } from '#contract/rules/promotion-phase.ts';
import { formatDay } from '#web/i18n/format-day.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import styles from './promotions.module.css';

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
  return (
    <span className={styles.period}>
      <ClockIcon size={16} />
      {phase === 'coming_soon'
        ? t('period.from', { day: formatDay(startsAt, language) })
        : endsAt === null
          ? t('period.always')
          : t(phase === 'open' ? 'period.until' : 'period.ended', {
              day: formatDay(endsAt, language),
            })}
    </span>
  );
}
