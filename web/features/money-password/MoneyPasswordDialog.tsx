import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPending } from '#web/shared/account/FormPending.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ChannelScreen } from './ChannelScreen.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import {
  type MoneyPasswordFlow,
  type MoneyPasswordScreen,
  useMoneyPassword,
} from './use-money-password.ts';

type Screen = ComponentType<{ readonly flow: MoneyPasswordFlow }>;

/** Setting, changing or recovering a password that money asks for (W2). */
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
  const Shown = screens[flow.screen];
  return (
    <Dialog
      open
      title={t(`title.${titles[flow.screen]}.${flow.kind}`)}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <FollowedScreen screen={Shown}>
        <Shown flow={flow} />
      </FollowedScreen>
      <Button
        variant="ghost"
        block
        aria-disabled={flow.isBusy && flow.screen !== 'pending'}
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
  return <FormPending failure={{ refusal: flow.refusal, onRetry: flow.retry }} />;
}

/** What a person sees. */
const screens: Readonly<Record<MoneyPasswordScreen, Screen>> = {
  pending: Pending,
  failed: Failed,
  set: PasswordScreen,
  change: PasswordScreen,
  channel: ChannelScreen,
  recover: PasswordScreen,
};

/** Whose title a screen has. */
const titles = {
  pending: 'change',
  failed: 'change',
  set: 'set',
  change: 'change',
  channel: 'recover',
  recover: 'recover',
} as const satisfies Record<MoneyPasswordScreen, string>;
