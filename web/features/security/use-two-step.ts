import { useState } from 'react';
import { requiredFields } from '#machines/two-step/required-fields.ts';
import type { TwoStepPurpose } from '#machines/two-step/two-step.types.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideTwoStep } from './two-step.actors.ts';
import { createTwoStepDraft } from './two-step-draft.ts';

/** The second step: state and actions for its dialog. */
export type TwoStepFlow = ReturnType<typeof useTwoStep>;

/** Runs a change of the second step while its dialog is mounted (A26). */
export function useTwoStep(purpose: TwoStepPurpose, asksPassword: boolean, onClose: () => void) {
  const services = useServices();
  const [draft] = useState(createTwoStepDraft);
  const flow = useFlow(() => provideTwoStep(services, draft), {
    input: { purpose, asksPassword },
    onDone: ({ result }) => {
      onClose();
      if (result !== 'cancelled') raiseSuccess(services, 'twoStep', `twoStep:done.${result}`);
    },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    /** The form fields of this step. */
    requiredFields: requiredFields(flow),
    changeWay: () => {
      draft.forget('code');
      flow.send({ type: 'way.chosen', way: flow.context.way === 'app' ? 'recoveryCode' : 'app' });
    },
    keep: () => flow.send({ type: 'codes.kept' }),
    leave: () => flow.send({ type: 'flow.left' }),
  };
}
