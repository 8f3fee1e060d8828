import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { useContractWords } from '../contract-words.ts';
import type { ContractFlow } from './use-contract-acceptance.ts';

const tones = {
  accepted: 'positive',
  rejected: 'info',
  answeredElsewhere: 'info',
  expired: 'warning',
  withdrawn: 'warning',
  uplineBlocked: 'warning',
  restricted: 'danger',
  gone: 'warning',
  unreachable: 'danger',
} as const satisfies Record<string, NoticeTone>;

/** A state without a decision. */
export type OutcomeState = keyof typeof tones;

interface ContractOutcomeProps {
  readonly flow: ContractFlow;
  readonly state: OutcomeState;
  readonly onClose: () => void;
}

/** The outcome, and the way on (C3). */
export function ContractOutcome({ flow, state, onClose }: ContractOutcomeProps) {
  const { t } = useTranslation('agent');
  const navigate = useNavigate();
  const { preview, question } = flow.context;
  const words = useContractWords(preview?.currency ?? 'BRL', preview?.timeZone ?? 'UTC');
  const isAnswer = state === 'accepted' || state === 'rejected';
  const key = isAnswer ? (`${state}.${question ?? 'offer'}` as const) : state;
  const contractState = preview?.contract.state;
  const details = {
    day: preview ? words.moment(preview.effectiveAt) : '',
    zone: words.zone,
    name: preview?.contract.upline?.nickname ?? t('theSite'),
    state: contractState === undefined ? '' : t(`state.${contractState}`),
  };
  const toContracts = () => {
    onClose();
    void navigate('/agent/contracts');
  };
  return (
    <AlertDialog
      open
      tone={tones[state]}
      title={t(`outcome.${key}.title`)}
      onClose={onClose}
      actions={[
        { id: 'close', label: t('shell:close'), onAction: onClose },
        flow.can({ type: 'retry.requested' })
          ? {
              id: 'retry',
              label: t('shell:retry'),
              variant: 'primary',
              onAction: () => flow.send({ type: 'retry.requested' }),
            }
          : { id: 'contracts', label: t('toContracts'), variant: 'primary', onAction: toContracts },
      ]}
    >
      {t(`outcome.${key}.text`, details)}
      {state === 'unreachable' && <RefusalMessage refusal={flow.refusal} />}
    </AlertDialog>
  );
}
