import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { pointsPath } from './points-address.ts';
import { usePointsText } from './use-points-text.ts';
import type { RedemptionFlow } from './use-redemption.ts';

const tones = {
  redeemed: 'positive',
  soldOut: 'warning',
  alreadyTaken: 'info',
  tooExpensive: 'warning',
  gone: 'warning',
  unreachable: 'danger',
} as const satisfies Record<string, NoticeTone>;

/** A state without a form. */
export type OutcomeState = keyof typeof tones;

interface RedeemOutcomeProps {
  readonly flow: RedemptionFlow;
  readonly state: OutcomeState;
  readonly onClose: () => void;
}

/** The outcome, and the way on (W9). */
export function RedeemOutcome({ flow, state, onClose }: RedeemOutcomeProps) {
  const { t } = useTranslation('points');
  const navigate = useNavigate();
  const pointsText = usePointsText();
  const { reward, points, seen } = flow.context;
  const canRetry = flow.can({ type: 'retry.requested' });
  const missing = pointsText((reward?.price ?? 0) - points);
  const toRedeemed = () => {
    onClose();
    void navigate(pointsPath('redeemed'));
  };
  return (
    <AlertDialog
      open
      tone={tones[state]}
      title={t(`outcome.${state}.title`)}
      onClose={onClose}
      actions={[
        { id: 'close', label: t('shell:close'), onAction: onClose },
        ...(canRetry
          ? [
              {
                id: 'retry',
                label: t('shell:retry'),
                variant: 'primary' as const,
                onAction: () => flow.send({ type: 'retry.requested' }),
              },
            ]
          : []),
        ...(state === 'redeemed' || state === 'alreadyTaken'
          ? [
              {
                id: 'redeemed',
                label: t('view.redeemed'),
                variant: 'primary' as const,
                onAction: toRedeemed,
              },
            ]
          : []),
      ]}
    >
      {t(`outcome.${state}.text`, {
        title: reward?.title ?? '',
        points: missing,
        stock: seen.stock,
      })}
      {canRetry && <RefusalMessage refusal={flow.refusal} />}
    </AlertDialog>
  );
}
