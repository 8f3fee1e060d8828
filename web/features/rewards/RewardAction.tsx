import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Money } from '#contract/entities/money.ts';
import type { PromotionKind } from '#contract/entities/promotion-types.ts';
import { actionOf, type PromotionState } from '#contract/rules/promotion-phase.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { applicationPath } from '#web/shared/promotions/promotion-path.ts';
import { usePromotionClaim } from '#web/shared/promotions/use-promotion-claim.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import styles from './rewards.module.css';

interface RewardActionProps {
  readonly promotionId: string;
  /** Its name: distinguishes its button from others. */
  readonly title: string;
  readonly kind: PromotionKind;
  readonly state: PromotionState;
  readonly bonus: Money | null;
}

/** The next step about a promotion, done on the spot (W5, W8). */
export function RewardAction({ promotionId, title, kind, state, bonus }: RewardActionProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const action = actionOf(kind, state);
  const flow = usePromotionClaim(promotionId, action ?? 'claim', { goesOn: false });
  const amount = bonus ? formatRoundMoney(bonus.amount, bonus.currency, language) : '';
  const words = {
    claim: t('action.claim', { amount }),
    enter: t('action.enter'),
    join: t('action.mission'),
  };
  const goesOn = kind === 'mission' && (state === 'joined' || state === 'in_process');
  return (
    <div className={styles.action}>
      {flow.unanswered && <UnansweredDialog flow={flow} onClose={flow.unanswered.leave} />}
      <RefusalMessage refusal={flow.refusal} />
      {action && (
        <Button
          block
          variant={action === 'claim' ? 'gold' : 'secondary'}
          busy={flow.isBusy}
          aria-label={`${words[action]}: ${title}`}
          onClick={() => flow.send({ type: 'action.requested', action })}
        >
          {words[action]}
        </Button>
      )}
      {kind === 'application' && state === 'open' && (
        <Link
          to={applicationPath(promotionId)}
          className={buttonClass({ variant: 'secondary', block: true })}
          aria-label={`${t('action.apply')}: ${title}`}
        >
          {t('action.apply')}
        </Link>
      )}
      {goesOn && (
        <Link
          to="/rng"
          className={buttonClass({ variant: 'secondary', block: true })}
          aria-label={`${t('play')}: ${title}`}
        >
          {t('play')}
        </Link>
      )}
    </div>
  );
}
