import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Mission } from '#contract/entities/mission.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { StateBadge } from '#web/shared/promotions/StateBadge.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { RewardAction } from './RewardAction.tsx';
import { RoundsBar } from './RoundsBar.tsx';
import styles from './rewards.module.css';

/** A mission: its reward, its progress after joining, its end, and the next step. */
export function MissionCard({ mission }: { readonly mission: Mission }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const times = useTimes();
  const { promotionId, title, state, bonus, rounds, roundsPlayed, startsAt, endsAt } = mission;
  const at = state === 'coming_soon' ? startsAt : endsAt;
  const isOver = state === 'claimed' || state === 'closed';
  return (
    <article className={classNames('stack gap-2', styles.mission)} data-state={state}>
      <p className="spread">
        <StateBadge state={state} />
        {bonus && (
          <Money
            text={formatRoundMoney(bonus.amount, bonus.currency, language)}
            tone="gold"
            className={styles.amount}
          />
        )}
      </p>
      <h2>
        <Link to={promotionPath(promotionId)}>{title}</Link>
      </h2>
      {!isOver && at !== null && (
        <p className="hint">
          {t(state === 'coming_soon' ? 'note.coming_soon' : 'note.in_process', {
            moment: times.zonedMoment(at),
          })}
        </p>
      )}
      {roundsPlayed !== null && (
        <RoundsBar label={t('progressOf', { title })} played={roundsPlayed} rounds={rounds} />
      )}
      <RewardAction
        promotionId={promotionId}
        title={title}
        kind="mission"
        state={state}
        bonus={bonus}
      />
    </article>
  );
}
