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
import { type TwoStepFlow, type TwoStepScreen, useTwoStep } from './use-two-step.ts';

/** What a person sees. */
const screens: Readonly<Record<TwoStepScreen, ComponentType<{ readonly flow: TwoStepFlow }>>> = {
  proof: ProofScreen,
  pairing: PairingScreen,
  codes: CodesScreen,
  leaving: LeavingCodesScreen,
};

/** Turning the second step on and off, and making new recovery codes (A26). */
export default function TwoStepDialog({ modal, onClose }: ModalProps<'twoStep'>) {
  const { t } = useTranslation(['twoStep', 'account', 'errors', 'registration', 'submission']);
  const flow = useTwoStep(modal.purpose, modal.asksPassword, onClose);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  const Shown = screens[flow.screen];
  return (
    <Dialog
      open
      title={t(`title.${flow.purpose}`)}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <Shown flow={flow} />
      {(flow.screen === 'proof' || flow.screen === 'pairing') && (
        <Button variant="ghost" block aria-disabled={flow.isBusy} onClick={flow.leave}>
          {t('shell:cancel')}
        </Button>
      )}
    </Dialog>
  );
}
