import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ChannelScreen } from './ChannelScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import { type MoneyPasswordFlow, useMoneyPassword } from './use-money-password.ts';

/** Setting, changing or recovering a money password (W2). */
export default function MoneyPasswordDialog({ modal, onClose }: ModalProps<'moneyPassword'>) {
  const { t } = useTranslation([
    'moneyPasswords',
    'account',
    'errors',
    'password',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  const flow = useMoneyPassword(modal.kind, onClose);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  const { Screen, title } = screens[flow.state];
  return (
    <Dialog
      open
      title={t(`title.${title}.${modal.kind}`)}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <FollowedScreen screen={Screen}>
        <Screen flow={flow} />
      </FollowedScreen>
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

function Pending() {
  return <FormPending />;
}

function Failed({ flow }: { readonly flow: MoneyPasswordFlow }) {
  const retry = () => flow.send({ type: 'retry.requested' });
  return <FormPending failure={{ refusal: flow.refusal, onRetry: retry }} />;
}

/** The screen, and the owner of its title. */
interface ShownScreen {
  readonly Screen: ComponentType<{ readonly flow: MoneyPasswordFlow }>;
  readonly title: 'set' | 'change' | 'recover';
}

const pending: ShownScreen = { Screen: Pending, title: 'change' };
const set: ShownScreen = { Screen: PasswordScreen, title: 'set' };
const change: ShownScreen = { Screen: PasswordScreen, title: 'change' };
const recover: ShownScreen = { Screen: PasswordScreen, title: 'recover' };
const channel: ShownScreen = { Screen: ChannelScreen, title: 'recover' };

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<MoneyPasswordFlow['state'], ShownScreen>> = {
  reading: pending,
  sorting: pending,
  unreachable: { Screen: Failed, title: 'change' },
  setting: set,
  savingFirst: set,
  changing: change,
  savingChange: change,
  choosingChannel: channel,
  sendingCode: channel,
  enteringCode: recover,
  savingRecovery: recover,
  set,
  changed: change,
  recovered: recover,
  cancelled: pending,
};
