import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Mission } from '#contract/entities/mission.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import styles from './MissionCard.module.css';

interface MissionCardProps {
  readonly mission: Mission;
  /** Number of open missions. */
  readonly open: number;
}

/** A mission with its progress once joined; the whole card leads to its page. */
export function MissionCard({ mission, open }: MissionCardProps) {
  const { t } = useTranslation('boards');
  const language = useLanguage();
  const times = useTimes();
  const { title, state, bonus, rounds, roundsPlayed, startsAt, endsAt } = mission;
  const amount = bonus ? formatRoundMoney(bonus.amount, bonus.currency, language) : '';
  const played = roundsPlayed === null ? null : Math.min(roundsPlayed, rounds);
  const progress =
    played === null ? t('missionAsks', { count: rounds }) : t('rounds', { played, count: rounds });
  return (
    <article className={styles.mission} data-ready={state === 'issued'}>
      <p className={styles.missionHead}>
        <span>{open === 0 ? t('nextMission') : t('openMissions', { count: open })}</span>
        {amount !== '' && (
          <Badge tone="gold" look="solid">
            {amount}
          </Badge>
        )}
      </p>
      <h3>
        <Link to={promotionPath(mission.promotionId)} className={styles.missionLink}>
          {title}
        </Link>
      </h3>
      {played !== null && (
        <ProgressBar
          label={t('progressOf', { mission: title })}
          value={played}
          max={rounds}
          valueText={progress}
        />
      )}
      <p className={styles.missionFoot}>
        <span>{progress}</span>
        <span>
          {state === 'issued'
            ? t('claimIt')
            : state === 'coming_soon'
              ? t('startsOn', { day: times.day(startsAt) })
              : endsAt !== null && t('endsOn', { day: times.day(endsAt) })}
        </span>
      </p>
    </article>
  );
}
