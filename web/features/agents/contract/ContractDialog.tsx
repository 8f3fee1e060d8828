import { useTranslation } from 'react-i18next';
import type { ContractPreview } from '#contract/entities/agent.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { useContractWords } from '../contract-words.ts';
import { ContractConfirmation } from './ContractConfirmation.tsx';
import { ContractOutcome, type OutcomeState } from './ContractOutcome.tsx';
import { ContractReview } from './ContractReview.tsx';
import { type ContractFlow, useContractAcceptance } from './use-contract-acceptance.ts';

/** The screen of each state. */
const screens: Readonly<
  Record<ContractFlow['state'], 'waiting' | 'review' | 'confirmation' | 'outcome'>
> = {
  loading: 'waiting',
  sorting: 'waiting',
  'deciding.choosingView': 'waiting',
  'deciding.reviewing': 'review',
  'deciding.changed': 'review',
  'deciding.confirmingAcceptance': 'confirmation',
  'deciding.confirmingRejection': 'confirmation',
  answering: 'confirmation',
  settled: 'waiting',
  accepted: 'outcome',
  rejected: 'outcome',
  answeredElsewhere: 'outcome',
  expired: 'outcome',
  withdrawn: 'outcome',
  uplineBlocked: 'outcome',
  restricted: 'outcome',
  gone: 'outcome',
  unreachable: 'outcome',
};

/** An upline's offer, or request to end a contract, and the answer to it (C2, C3, C5). */
export default function ContractDialog({ modal, onClose }: ModalProps<'contractRequest'>) {
  useTranslation(['agent', 'account', 'errors', 'submission', 'memberSubmission']);
  const flow = useContractAcceptance(modal.contractId);
  const { preview } = flow.context;
  const screen = screens[flow.state];
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  if (screen === 'outcome') {
    return <ContractOutcome flow={flow} state={flow.state as OutcomeState} onClose={onClose} />;
  }
  if (screen === 'waiting' || preview === null) return <Waiting onClose={onClose} />;
  const Screen = screen === 'review' ? Review : ContractConfirmation;
  return <Screen flow={flow} preview={preview} onClose={onClose} />;
}

function Waiting({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('agent');
  return (
    <Dialog
      open
      width={600}
      title={t('contractTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <WaitingSkeletons className="stack gap-4" heights={['3rem', ...places(2, '8rem')]} />
    </Dialog>
  );
}

interface ReviewProps {
  readonly flow: ContractFlow;
  readonly preview: ContractPreview;
  readonly onClose: () => void;
}

function Review({ flow, preview, onClose }: ReviewProps) {
  const { t } = useTranslation('agent');
  const words = useContractWords(preview.currency, preview.timeZone);
  const { contract } = preview;
  const isTermination = contract.state === 'terminationRequested';
  return (
    <Dialog
      open
      width="wide"
      coverCloses={false}
      title={t(isTermination ? 'terminationTitle' : 'offerTitle', {
        name: contract.upline?.nickname ?? t('theSite'),
        kind: t(`kind.${contract.kind}`),
      })}
      closeLabel={t('decideLater')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => flow.send({ type: 'answer.chosen', answer: 'reject' })}>
            {t(isTermination ? 'keepContract' : 'reject')}
          </Button>
          <Button
            variant="primary"
            onClick={() => flow.send({ type: 'answer.chosen', answer: 'accept' })}
          >
            {t(isTermination ? 'endContract' : 'accept')}
          </Button>
        </>
      }
    >
      <RefusalMessage refusal={flow.refusal} />
      <ContractReview
        preview={preview}
        words={words}
        isChanged={flow.state === 'deciding.changed'}
      />
    </Dialog>
  );
}
