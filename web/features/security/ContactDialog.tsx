import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { AddressScreen } from './AddressScreen.tsx';
import { ContactCodesScreen } from './ContactCodesScreen.tsx';
import { type ContactFlow, useContactChange } from './use-contact-change.ts';

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<
  Record<ContactFlow['state'], ComponentType<{ readonly flow: ContactFlow }>>
> = {
  enteringAddress: AddressScreen,
  sendingCodes: AddressScreen,
  enteringCodes: ContactCodesScreen,
  changing: ContactCodesScreen,
  changed: ContactCodesScreen,
  cancelled: AddressScreen,
};

/** Binding an email address or a mobile number, or replacing one (W5). */
export default function ContactDialog({ modal, onClose }: ModalProps<'contactChange'>) {
  const { t } = useTranslation([
    'security',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  const flow = useContactChange(modal.kind, onClose);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  const Shown = screens[flow.state];
  return (
    <Dialog
      open
      title={t(`contact.title.${modal.kind}`)}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <Shown flow={flow} />
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'flow.left' })}
        onClick={flow.leave}
      >
        {t('shell:cancel')}
      </Button>
    </Dialog>
  );
}
