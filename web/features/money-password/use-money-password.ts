import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { StateValueFrom } from 'xstate';
import type {
  MoneyCodeChannel,
  MoneyPasswordKind,
} from '#contract/entities/money-password-types.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import type { moneyPasswordMachine } from '#machines/money-password/money-password.machine.ts';
import type { MoneyPasswordOutput } from '#machines/money-password/money-password.types.ts';
import { requiredFields } from '#machines/money-password/required-fields.ts';
import { createCodePicture } from '#web/shared/account/code-picture.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideMoneyPassword } from './money-password.actors.ts';
import { createMoneyPasswordDraft } from './money-password-draft.ts';

/** What the dialog shows. */
export type MoneyPasswordScreen = 'pending' | 'failed' | 'set' | 'change' | 'channel' | 'recover';

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<
  Record<LeafOf<StateValueFrom<typeof moneyPasswordMachine>>, MoneyPasswordScreen>
> = {
  reading: 'pending',
  sorting: 'pending',
  unreachable: 'failed',
  setting: 'set',
  savingFirst: 'set',
  changing: 'change',
  savingChange: 'change',
  choosingChannel: 'channel',
  sendingCode: 'channel',
  enteringCode: 'recover',
  savingRecovery: 'recover',
  set: 'set',
  changed: 'change',
  recovered: 'recover',
  cancelled: 'pending',
};

/** A password for money as its dialog sees it. */
export type MoneyPasswordFlow = ReturnType<typeof useMoneyPassword>;

/** Runs the flow of a password for money for as long as its dialog is open (W2). */
export function useMoneyPassword(kind: MoneyPasswordKind, onClose: () => void) {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideMoneyPassword(services, draft, picture));
  const [state, send] = useMachine(machine, { input: { kind }, ...services.watching });
  const { passwords, refusal, channel } = state.context;
  const leaf = leafOf(state.value);
  const { setPassword, changePassword, recoverPassword } = state.children;
  const unanswered = useUnanswered(setPassword ?? changePassword ?? recoverPassword);
  const screen = screens[leaf];
  const [asksForPicture, setAsksForPicture] = useState(false);
  const isAboutPicture =
    refusal?.code === 'captcha_required' || refusal?.code === 'captcha_incorrect';
  if (isAboutPicture && !asksForPicture) setAsksForPicture(true);

  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);

  useOutput(state, ({ result }: MoneyPasswordOutput) => {
    onClose();
    if (result === 'cancelled') return;
    services.notices.send({
      type: 'notice.raised',
      notice: {
        key: 'moneyPassword',
        kind: 'success',
        text: `moneyPasswords:done.${result}`,
        persistent: false,
      },
    });
  });

  return {
    draft,
    kind,
    screen,
    unanswered,
    passwords,
    requiredFields: requiredFields({ state: leaf, context: state.context }),
    refusal,
    receiver: passwords?.codesTo.find((one) => one.channel === channel)?.receiver ?? '',
    /** The picture to read before an SMS; null while none is asked for. */
    picture: asksForPicture ? picture : null,
    isBusy: state.hasTag('busy'),
    isSending: leaf === 'sendingCode',
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    recover: () => send({ type: 'recovery.requested' }),
    choose: (chosen: MoneyCodeChannel) => send({ type: 'channel.chosen', channel: chosen }),
    back: () => send({ type: 'recovery.left' }),
    retry: () => send({ type: 'retry.requested' }),
    leave: () => send({ type: 'flow.left' }),
  };
}
