import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Participation, PromotionDetail } from '#contract/entities/promotion.ts';
import type { PromotionAction } from '#contract/entities/promotion-types.ts';
import { actionOf, type PromotionState } from '#contract/rules/promotion-phase.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { applicationPath } from '#web/shared/promotions/promotion-path.ts';
import { usePromotionClaim } from '#web/shared/promotions/use-promotion-claim.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import styles from './promotions.module.css';
import { StateText } from './StateText.tsx';

/** States with an application to write or view. */
const withApplication: ReadonlySet<PromotionState> = new Set([
  'open',
  'applying',
  'in_process',
  'rejected',
]);

interface TakePartProps {
  readonly promotion: PromotionDetail;
  readonly participation: Participation | undefined;
  /** What everybody does first about it. */
  readonly firstAction: PromotionAction;
  readonly state: PromotionState;
}

/** The person's state in the promotion, and the next step (W5, W8, S16). */
export function TakePart({ promotion, participation, firstAction, state }: TakePartProps) {
  const { t } = useTranslation('promotions');
  const flow = usePromotionClaim(promotion.id, firstAction);
  const language = useLanguage();
  const action = actionOf(promotion.kind, state);
  const bonus = participation?.bonus ?? promotion.bonus;
  const amount = bonus && formatRoundMoney(bonus.amount, bonus.currency, language);

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its state: the focus moves to what replaces it.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each state has its own button
  }, [state]);

  const { rounds } = promotion;
  const played = Math.min(participation?.roundsPlayed ?? 0, rounds ?? 0);
  const roundsText = t('rounds', { played, count: rounds ?? 0 });
  return (
    <div ref={panel} tabIndex={-1} className={classNames('stack gap-4', styles.part)}>
      <output className={styles.standing}>
        <StateText promotion={promotion} participation={participation} state={state} />
      </output>
      {participation && rounds !== null && state !== 'claimed' && state !== 'closed' && (
        <div className={classNames('stack gap-2 hint', styles.progress)}>
          <ProgressBar label={t('progress')} value={played} max={rounds} valueText={roundsText} />
          <span aria-hidden>{roundsText}</span>
        </div>
      )}
      {flow.unanswered && <UnansweredDialog flow={flow} onClose={flow.unanswered.leave} />}
      <RefusalMessage refusal={flow.refusal} />
      {action && (
        <Button
          block
          size="l"
          variant={action === 'claim' ? 'gold' : 'primary'}
          busy={flow.isBusy}
          onClick={() => flow.send({ type: 'action.requested', action })}
        >
          {action === 'claim' && amount !== null
            ? t('action.claim', { amount })
            : t(action === 'enter' ? 'action.enter' : 'action.mission')}
        </Button>
      )}
      {promotion.kind === 'application' && withApplication.has(state) && (
        <Link
          to={applicationPath(promotion.id)}
          className={buttonClass({
            variant: state === 'open' ? 'primary' : 'secondary',
            size: 'l',
            block: true,
          })}
        >
          {t(state === 'open' ? 'action.apply' : 'action.application')}
        </Link>
      )}
      {state === 'not_eligible' && (
        <Link to="/member/playerRank" className={buttonClass({ size: 'l', block: true })}>
          {t('showRank')}
        </Link>
      )}
      {(state === 'joined' || state === 'in_process') && promotion.kind === 'mission' && (
        <Link to="/rng" className={buttonClass({ variant: 'primary', size: 'l', block: true })}>
          {t('play')}
        </Link>
      )}
    </div>
  );
}
