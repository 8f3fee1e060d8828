import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { CodesScreen } from './CodesScreen.tsx';
import { LeavingCodesScreen } from './LeavingCodesScreen.tsx';
import { PairingScreen } from './PairingScreen.tsx';
import { ProofScreen } from './ProofScreen.tsx';
import { type TwoStepFlow, useTwoStep } from './use-two-step.ts';

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<
  Record<TwoStepFlow['state'], ComponentType<{ readonly flow: TwoStepFlow }>>
> = {
  provingIdentity: ProofScreen,
  checkingProof: ProofScreen,
  pairingApp: PairingScreen,
  confirmingApp: PairingScreen,
  showingCodes: CodesScreen,
  askingWhetherKept: LeavingCodesScreen,
  done: LeavingCodesScreen,
  turnedOff: ProofScreen,
  cancelled: ProofScreen,
};

/** Turning the second step on and off, and making new recovery codes (A26). */
export default function TwoStepDialog({ modal, onClose }: ModalProps<'twoStep'>) {
  const { t } = useTranslation(['twoStep', 'account', 'errors', 'registration', 'submission']);
  const flow = useTwoStep(modal.purpose, modal.asksPassword, onClose);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  const Shown = screens[flow.state];
  return (
    <Dialog
      open
      title={t(`title.${modal.purpose}`)}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <Shown flow={flow} />
      {(Shown === ProofScreen || Shown === PairingScreen) && (
        <Button
          variant="ghost"
          block
          aria-disabled={!flow.can({ type: 'flow.left' })}
          onClick={flow.leave}
        >
          {t('shell:cancel')}
        </Button>
      )}
    </Dialog>
  );
}
