import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StateValueFrom } from 'xstate';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import type { passkeyAddingMachine } from '#machines/passkey-adding/passkey-adding.machine.ts';
import type { PasskeyAddingOutput } from '#machines/passkey-adding/passkey-adding.types.ts';
import { useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { providePasskeyAdding } from './passkey-adding.actors.ts';
import { createPasskeyDraft } from './passkey-draft.ts';

/** What the dialog shows. */
export type PasskeyScreen = 'form' | 'unsupported';

/** What the form says of a step that takes a while. */
type PasskeyStep = 'asking' | 'follow' | 'saving';

type Leaf = LeafOf<StateValueFrom<typeof passkeyAddingMachine>>;

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<Record<Leaf, PasskeyScreen>> = {
  naming: 'form',
  askingOptions: 'form',
  prompting: 'form',
  saving: 'form',
  unsupported: 'unsupported',
  added: 'form',
  cancelled: 'form',
};

const steps: Readonly<Partial<Record<Leaf, PasskeyStep>>> = {
  askingOptions: 'asking',
  prompting: 'follow',
  saving: 'saving',
};

/** Adding a passkey as its dialog sees it. */
export type PasskeyFlow = ReturnType<typeof usePasskeyAdding>;

/** Adds a passkey for as long as its dialog is open (A24). */
export function usePasskeyAdding(onClose: () => void) {
  const { t } = useTranslation('security');
  const services = useServices();
  const [draft] = useState(() => createPasskeyDraft(t('passkeyAdding.sample')));
  const [machine] = useState(() => providePasskeyAdding(services, draft));
  const [state, send] = useMachine(machine, services.watching);
  const { refusal } = state.context;
  const leaf = leafOf(state.value);
  useRefusedFields(draft, refusal);

  useOutput(state, ({ isAdded }: PasskeyAddingOutput) => {
    onClose();
    if (!isAdded) return;
    services.notices.send({
      type: 'notice.raised',
      notice: {
        key: 'passkey',
        kind: 'success',
        text: 'security:passkeyAdding.done',
        persistent: false,
      },
    });
  });

  return {
    draft,
    unanswered: useUnanswered(state.children.savePasskey),
    screen: screens[leaf],
    step: steps[leaf] ?? null,
    refusal,
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    /** While the server adds it, nobody leaves: the answer comes in a moment. */
    canLeave: leaf !== 'saving',
    leave: () => send({ type: 'flow.left' }),
  };
}
