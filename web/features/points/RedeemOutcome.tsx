import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { formatPoints } from './format-points.ts';
import { pointsPath } from './points-address.ts';
import type { RedemptionFlow } from './use-redemption.ts';

const tones = {
  redeemed: 'positive',
  soldOut: 'warning',
  alreadyTaken: 'info',
  tooExpensive: 'warning',
  gone: 'warning',
  unreachable: 'danger',
} as const satisfies Record<string, NoticeTone>;

/** A state in which there is nothing to fill in. */
export type OutcomeLeaf = keyof typeof tones;

interface RedeemOutcomeProps {
  readonly flow: RedemptionFlow;
  readonly leaf: OutcomeLeaf;
  readonly onClose: () => void;
}

/** What became of it, and the way on (W9). */
export function RedeemOutcome({ flow, leaf, onClose }: RedeemOutcomeProps) {
  const { t } = useTranslation('points');
  const navigate = useNavigate();
  const language = useLanguage();
  const { reward, points, seen } = flow;
  const missing = formatPoints((reward?.price ?? 0) - points, language);
  const toRedeemed = () => {
    onClose();
    void navigate(pointsPath('redeemed'));
  };
  return (
    <AlertDialog
      open
      tone={tones[leaf]}
      title={t(`outcome.${leaf}.title`)}
      onClose={onClose}
      actions={[
        { id: 'close', label: t('shell:close'), onAction: onClose },
        ...(leaf === 'unreachable'
          ? [
              {
                id: 'retry',
                label: t('shell:retry'),
                variant: 'primary' as const,
                onAction: flow.retry,
              },
            ]
          : []),
        ...(leaf === 'redeemed' || leaf === 'alreadyTaken'
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
      {t(`outcome.${leaf}.text`, {
        title: reward?.title ?? '',
        points: missing,
        count: seen.stock,
      })}
      {leaf === 'unreachable' && <RefusalMessage refusal={flow.refusal} />}
    </AlertDialog>
  );
}
