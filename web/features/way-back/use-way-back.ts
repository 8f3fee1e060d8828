import { useState } from 'react';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { requiredFields } from '#machines/way-back/required-fields.ts';
import type { WayBackInput } from '#machines/way-back/way-back.types.ts';
import { createCodePicture } from '#web/shared/account/code-picture.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideWayBack } from './way-back.actors.ts';
import { createWayBackDraft } from './way-back-draft.ts';

/** The way back as its page sees it. */
export type WayBackFlow = ReturnType<typeof useWayBack>;

/** Runs the way back for one visit of its page (W5). */
export function useWayBack(kinds: WayBackInput['kinds'], rules: RecoveryRules) {
  const services = useServices();
  const [draft] = useState(() => createWayBackDraft(services, rules));
  const [picture] = useState(createCodePicture);
  const flow = useFlow(() => provideWayBack(services, draft, picture), { input: { kinds } });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    rules,
    requiredFields: requiredFields(flow),
    /** The picture to read before a code; null while none is asked for. */
    picture: flow.context.captchaRequired ? picture : null,
    reopen: () => {
      draft.forgetSecrets();
      flow.send({ type: 'address.reopened' });
    },
  };
}
