import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import type { ConfirmationFlow } from './use-withdrawal-confirmation.ts';
import { WITHDRAW_PATH } from './withdraw-address.ts';

/** States without a question, with their message prefix. */
const screens = {
  nothing: ['nothing', 'info'],
  unreachable: ['unreachable', 'danger'],
  'known.received': ['received', 'positive'],
  'known.receivedElsewhere': ['receivedElsewhere', 'info'],
  'known.disputed': ['disputed', 'info'],
  'known.disputeOpen': ['disputeOpen', 'info'],
  'known.takenAsReceived': ['takenAsReceived', 'warning'],
  'known.forced': ['forced', 'warning'],
  'known.returned': ['returned', 'positive'],
} as const satisfies Record<string, readonly [string, NoticeTone]>;

/** A state without a question. */
export type AnsweredState = keyof typeof screens;

interface AnsweredScreenProps {
  readonly flow: ConfirmationFlow;
  readonly state: AnsweredState;
  readonly onClose: () => void;
}

/** Outcome of a payment, and the way on (W3). */
export function AnsweredScreen({ flow, state, onClose }: AnsweredScreenProps) {
  const { t } = useTranslation('withdraw');
  const navigate = useNavigate();
  const { part, can, send } = flow;
  const { withdrawal, others } = flow.context;
  const money = useMoney(withdrawal?.currency ?? 'BRL');
  const times = useTimes();
  const [name, tone] = screens[state];
  const mayComplain = can({ type: 'complaint.begun' });
  const promised = withdrawal?.events.findLast(
    ({ part: number, to }) => number === part?.number && to === 'disputed',
  )?.promisedAt;
  const details = {
    amount: money(part?.amount ?? 0),
    missing: money((part?.amount ?? 0) - (part?.complaint?.amountReceived ?? 0)),
    remaining: money(withdrawal?.remaining ?? 0),
    promised: promised ? times.zonedMoment(promised) : '',
    until: part?.disputableUntil ? times.zonedMoment(part.disputableUntil) : '',
  };
  const toWithdrawals = () => {
    onClose();
    void navigate(WITHDRAW_PATH);
  };
  const canRetry = can({ type: 'retry.requested' });
  const onwards = can({ type: 'next.requested' })
    ? {
        id: 'next',
        label: t('confirm.next', { count: others }),
        variant: 'primary' as const,
        onAction: () => send({ type: 'next.requested' }),
      }
    : {
        id: 'all',
        label: t('confirm.toWithdrawals'),
        variant: 'primary' as const,
        onAction: toWithdrawals,
      };
  return (
    <AlertDialog
      open
      tone={tone}
      title={t(`outcome.${name}.title`, details)}
      onClose={onClose}
      actions={[
        { id: 'close', label: t('shell:close'), onAction: onClose },
        ...(mayComplain
          ? [
              {
                id: 'complain',
                label: t('confirm.complain'),
                onAction: () => send({ type: 'complaint.begun' }),
              },
            ]
          : []),
        canRetry
          ? {
              id: 'retry',
              label: t('shell:retry'),
              variant: 'primary' as const,
              onAction: () => send({ type: 'retry.requested' }),
            }
          : onwards,
      ]}
    >
      {t(`outcome.${name}.text`, details)}
      {mayComplain && <> {t('outcome.takenAsReceived.complain', details)}</>}
      {canRetry && <RefusalMessage refusal={flow.refusal} />}
    </AlertDialog>
  );
}
