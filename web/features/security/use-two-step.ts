import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { StateValueFrom } from 'xstate';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import { requiredFields } from '#machines/two-step/required-fields.ts';
import type { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import type { TwoStepOutput, TwoStepPurpose } from '#machines/two-step/two-step.types.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideTwoStep } from './two-step.actors.ts';
import { createTwoStepDraft } from './two-step-draft.ts';

/** What the dialog shows. */
export type TwoStepScreen = 'proof' | 'pairing' | 'codes' | 'leaving';

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<Record<LeafOf<StateValueFrom<typeof twoStepMachine>>, TwoStepScreen>> = {
  provingIdentity: 'proof',
  checkingProof: 'proof',
  pairingApp: 'pairing',
  confirmingApp: 'pairing',
  showingCodes: 'codes',
  askingWhetherKept: 'leaving',
  done: 'leaving',
  turnedOff: 'proof',
  cancelled: 'proof',
};

/** The second step as its dialog sees it. */
export type TwoStepFlow = ReturnType<typeof useTwoStep>;

/** Runs a change of the second step for as long as its dialog is open (A26). */
export function useTwoStep(purpose: TwoStepPurpose, asksPassword: boolean, onClose: () => void) {
  const services = useServices();
  const [draft] = useState(createTwoStepDraft);
  const [machine] = useState(() => provideTwoStep(services, draft));
  const [state, send] = useMachine(machine, {
    input: { purpose, asksPassword },
    ...services.watching,
  });
  const { refusal, way } = state.context;
  const screen = screens[leafOf(state.value)];
  const { prove, confirmApp } = state.children;
  const unanswered = useUnanswered(prove ?? confirmApp);
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);

  useOutput(state, ({ result }: TwoStepOutput) => {
    onClose();
    if (result === 'cancelled') return;
    services.notices.send({
      type: 'notice.raised',
      notice: {
        key: 'twoStep',
        kind: 'success',
        text: `twoStep:done.${result}`,
        persistent: false,
      },
    });
  });

  return {
    draft,
    purpose,
    screen,
    unanswered,
    way,
    /** What the form of this step asks for. */
    requiredFields: requiredFields({ state: leafOf(state.value), context: state.context }),
    refusal,
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    changeWay: () => {
      draft.forget('code');
      send({ type: 'way.chosen', way: way === 'app' ? 'recoveryCode' : 'app' });
    },
    keep: () => send({ type: 'codes.kept' }),
    reopen: () => send({ type: 'codes.reopened' }),
    leave: () => send({ type: 'flow.left' }),
  };
}
