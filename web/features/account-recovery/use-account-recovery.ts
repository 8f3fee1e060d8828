import { useState } from 'react';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import type { AccountRecoveryInput } from '#machines/account-recovery/account-recovery.types.ts';
import { requiredFields } from '#machines/account-recovery/required-fields.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture } from '#web/shared/verification/code-picture.ts';
import { provideAccountRecovery } from './account-recovery.actors.ts';
import { createAccountRecoveryDraft } from './account-recovery-draft.ts';

/** Account recovery: state and actions for its page. */
export type AccountRecoveryFlow = ReturnType<typeof useAccountRecovery>;

/** Runs account recovery for one visit of its page (W5). */
export function useAccountRecovery(kinds: AccountRecoveryInput['kinds'], rules: RecoveryRules) {
  const services = useServices();
  const [draft] = useState(() => createAccountRecoveryDraft(services, rules));
  const [picture] = useState(createCodePicture);
  const flow = useFlow(() => provideAccountRecovery(services, draft, picture), {
    input: { kinds },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    rules,
    requiredFields: requiredFields(flow),
    /** The captcha before a code; null if none is required. */
    picture: flow.context.captchaRequired ? picture : null,
    reopen: () => {
      draft.forgetSecrets();
      flow.send({ type: 'address.reopened' });
    },
  };
}
