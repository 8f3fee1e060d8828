import { useState } from 'react';
import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import { requiredFields } from '#machines/money-password/required-fields.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from '#web/shared/verification/code-picture.ts';
import { provideMoneyPassword } from './money-password.actors.ts';
import { createMoneyPasswordDraft } from './money-password-draft.ts';

/** A money password: state and actions for its dialog. */
export type MoneyPasswordFlow = ReturnType<typeof useMoneyPassword>;

/** Runs the flow of a money password while its dialog is mounted (W2). */
export function useMoneyPassword(kind: MoneyPasswordKind, onClose: () => void) {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const [picture] = useState(createCodePicture);
  const flow = useFlow(() => provideMoneyPassword(services, draft, picture), {
    input: { kind },
    onDone: ({ result }) => {
      onClose();
      if (result !== 'cancelled') {
        raiseSuccess(services, 'moneyPassword', `moneyPasswords:done.${result}`);
      }
    },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    requiredFields: requiredFields(flow),
    /** The captcha before an SMS; null if none is required. */
    picture: flow.context.captchaRequired ? picture : null,
    back: () => flow.send({ type: 'recovery.left' }),
    leave: () => flow.send({ type: 'flow.left' }),
  };
}
