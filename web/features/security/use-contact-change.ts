import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { StateValueFrom } from 'xstate';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { contactChangeMachine } from '#machines/contact-change/contact-change.machine.ts';
import type { ContactChangeOutput } from '#machines/contact-change/contact-change.types.ts';
import { requiredFields } from '#machines/contact-change/required-fields.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import { createCodePicture } from '#web/shared/account/code-picture.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideContactChange, requestContactCodes } from './contact-change.actors.ts';
import { createContactDraft } from './contact-draft.ts';

/** What the dialog shows. */
export type ContactScreen = 'address' | 'codes';

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<
  Record<LeafOf<StateValueFrom<typeof contactChangeMachine>>, ContactScreen>
> = {
  enteringAddress: 'address',
  sendingCodes: 'address',
  enteringCodes: 'codes',
  changing: 'codes',
  changed: 'codes',
  cancelled: 'address',
};

/** A change of an address as its dialog sees it. */
export type ContactFlow = ReturnType<typeof useContactChange>;

/** Runs the change of an address or a number for as long as its dialog is open (W5). */
export function useContactChange(kind: ContactKind, onClose: () => void) {
  const services = useServices();
  const [draft] = useState(() => createContactDraft(services));
  const [picture] = useState(createCodePicture);
  const [requestCodes] = useState(() => requestContactCodes(services, draft));
  const [machine] = useState(() => provideContactChange(services, draft, picture));
  const [state, send] = useMachine(machine, { input: { kind }, ...services.watching });
  const { refusal, sent } = state.context;
  const screen = screens[leafOf(state.value)];
  const [asksForPicture, setAsksForPicture] = useState(false);
  const isAboutPicture =
    refusal?.code === 'captcha_required' || refusal?.code === 'captcha_incorrect';
  if (isAboutPicture && !asksForPicture) setAsksForPicture(true);

  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);

  useOutput(state, ({ isChanged }: ContactChangeOutput) => {
    onClose();
    if (!isChanged) return;
    services.notices.send({
      type: 'notice.raised',
      notice: {
        key: 'contact',
        kind: 'success',
        text: `security:contact.done.${kind}`,
        persistent: false,
      },
    });
  });

  return {
    draft,
    kind,
    screen,
    requiredFields: requiredFields({ state: leafOf(state.value), context: state.context }),
    unanswered: useUnanswered(state.children.changeContact),
    sent,
    refusal,
    /** The picture to read before codes; null while none is asked for. */
    picture: asksForPicture ? picture : null,
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    reopen: () => {
      draft.forgetSecrets();
      send({ type: 'address.reopened' });
    },
    leave: () => send({ type: 'flow.left' }),
    /** Has other codes sent, once those that were sent are over. */
    resend: (...asking: [AbortSignal, ReturnType<typeof picture.answer>]) =>
      requestCodes(kind, ...asking),
  };
}
