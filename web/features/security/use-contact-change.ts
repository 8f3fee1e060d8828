import { useState } from 'react';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import { requiredFields } from '#machines/contact-change/required-fields.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createCodePicture, type PictureAnswer } from '#web/shared/verification/code-picture.ts';
import { provideContactChange, requestContactCodes } from './contact-change.actors.ts';
import { createContactDraft } from './contact-draft.ts';

/** A change of an address: state and actions for its dialog. */
export type ContactFlow = ReturnType<typeof useContactChange>;

/** Runs the change of an address or a number while its dialog is mounted (W5). */
export function useContactChange(kind: ContactKind, onClose: () => void) {
  const services = useServices();
  const [draft] = useState(() => createContactDraft(services));
  const [picture] = useState(createCodePicture);
  const [requestCodes] = useState(() => requestContactCodes(services, draft));
  const flow = useFlow(() => provideContactChange(services, draft, picture), {
    input: { kind },
    onDone: ({ isChanged }) => {
      onClose();
      if (isChanged) raiseSuccess(services, 'contact', `security:contact.done.${kind}`);
    },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    requiredFields: requiredFields(flow),
    /** The captcha before codes; null if none is required. */
    picture: flow.context.captchaRequired ? picture : null,
    reopen: () => {
      draft.forgetSecrets();
      flow.send({ type: 'address.reopened' });
    },
    leave: () => flow.send({ type: 'flow.left' }),
    /** Has other codes sent, once the previous ones have expired. */
    resend: (signal: AbortSignal, answer: PictureAnswer) => requestCodes(kind, signal, answer),
  };
}
