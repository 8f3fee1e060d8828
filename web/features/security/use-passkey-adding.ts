import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { stepOf } from '#web/shared/forms/step-of.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { providePasskeyAdding } from './passkey-adding.actors.ts';
import { createPasskeyDraft } from './passkey-draft.ts';

/** Adding a passkey: state and actions for its dialog. */
export type PasskeyFlow = ReturnType<typeof usePasskeyAdding>;

/** Adds a passkey while its dialog is mounted (A24). */
export function usePasskeyAdding(onClose: () => void) {
  const { t } = useTranslation('security');
  const services = useServices();
  const [draft] = useState(() => createPasskeyDraft(t('passkeyAdding.sample')));
  const flow = useFlow(() => providePasskeyAdding(services, draft), {
    onDone: ({ isAdded }) => {
      onClose();
      if (isAdded) raiseSuccess(services, 'passkey', 'security:passkeyAdding.done');
    },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    step: stepOf(flow.state, ['askingOptions', 'prompting', 'saving']),
    leave: () => flow.send({ type: 'flow.left' }),
  };
}
