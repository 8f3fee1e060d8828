import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MemberReward } from '#contract/entities/member-reward.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { StateBadge } from '#web/shared/promotions/StateBadge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { RewardAction } from './RewardAction.tsx';
import { RewardNote } from './RewardNote.tsx';
import { RoundsBar } from './RoundsBar.tsx';
import styles from './rewards.module.css';

/** A promotion for the person: its reward, its progress, and the next step. */
export function RewardCard({ reward }: { readonly reward: MemberReward }) {
  const language = useLanguage();
  const { t } = useTranslation('rewards');
  const { promotion, participation, state, rounds } = reward;
  // Rejected and ended ones pay nothing.
  const isLost = state === 'rejected' || state === 'closed';
  const bonus = isLost ? null : (participation?.bonus ?? promotion.bonus);
  return (
    <Card flush className={styles.reward} data-state={state}>
      <Picture
        address={promotion.image}
        alt=""
        width={600}
        height={340}
        className={styles.picture}
      />
      <div className={styles.words}>
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
        <h3>
          <Link to={promotionPath(promotion.id)}>{promotion.title}</Link>
        </h3>
        <RewardNote reward={reward} />
        {rounds !== null &&
          participation !== null &&
          (state === 'joined' || state === 'in_process') && (
            <RoundsBar
              label={t('progressOf', { title: promotion.title })}
              played={participation.roundsPlayed ?? 0}
              rounds={rounds}
            />
          )}
        <RewardAction
          promotionId={promotion.id}
          title={promotion.title}
          kind={promotion.kind}
          state={state}
          bonus={bonus}
        />
      </div>
    </Card>
  );
}
