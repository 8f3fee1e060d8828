import { useTranslation } from 'react-i18next';
import type { ContractPreview } from '#contract/entities/agent.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { DialogCloseReason } from '#web/ui/dialogs/open-modal.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { useContractWords } from '../contract-words.ts';
import { Endings } from './Endings.tsx';
import type { ContractFlow } from './use-contract-acceptance.ts';

interface ContractConfirmationProps {
  readonly flow: ContractFlow;
  readonly preview: ContractPreview;
  readonly onClose: () => void;
}

/** The final question: from when it counts, and who loses a contract (C5). */
export function ContractConfirmation({ flow, preview, onClose }: ContractConfirmationProps) {
  const { t } = useTranslation('agent');
  const words = useContractWords(preview.currency, preview.timeZone);
  const { isBusy, can, send } = flow;
  const { question, answer, isUnderstood } = flow.context;
  const isAcceptance = answer === 'accept';
  const reconsider = () => send({ type: 'answer.reconsidered' });
  const hasEndings = isAcceptance && preview.endings.length > 0;
  const key = `${question ?? 'offer'}.${isAcceptance ? 'accept' : 'reject'}` as const;
  // Escape goes one step back, as 'Back' does; only the dialog's button leaves.
  const leave = (reason: DialogCloseReason) => {
    if (reason !== 'escape') onClose();
    else reconsider();
  };
  const isFirst = key === 'offer.accept' && preview.current === null;
  return (
    <Dialog
      open
      width={600}
      coverCloses={false}
      title={t(`confirmTitle.${key}`)}
      closeLabel={t('decideLater')}
      onClose={leave}
      footer={
        <>
          <Button disabled={isBusy} onClick={reconsider}>
            {t('back')}
          </Button>
          <Button
            variant={isAcceptance ? 'primary' : 'danger'}
            busy={isBusy}
            disabled={!isBusy && !can({ type: 'answer.confirmed' })}
            onClick={() => send({ type: 'answer.confirmed' })}
          >
            {t(`confirm.${key}`)}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <p>
          {t(`confirmText.${isFirst ? 'offer.acceptFirst' : key}`, {
            day: words.moment(preview.effectiveAt),
            zone: words.zone,
          })}
        </p>
        {hasEndings && (
          <>
            <Endings preview={preview} words={words} />
            <Checkbox
              checked={isUnderstood}
              disabled={isBusy}
              onChange={({ currentTarget: { checked } }) =>
                send({ type: 'endings.understood', isUnderstood: checked })
              }
            >
              {t('understood', { count: preview.endings.length })}
            </Checkbox>
          </>
        )}
      </div>
    </Dialog>
  );
}
