import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { StateValueFrom } from 'xstate';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import { requiredFields } from '#machines/way-back/required-fields.ts';
import type { wayBackMachine } from '#machines/way-back/way-back.machine.ts';
import type { WayBackInput } from '#machines/way-back/way-back.types.ts';
import { createCodePicture } from '#web/shared/account/code-picture.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideWayBack } from './way-back.actors.ts';
import { createWayBackDraft } from './way-back-draft.ts';

/** What the page shows. */
export type WayBackScreen = 'address' | 'code' | 'password' | 'waiting' | 'elsewhere' | 'finished';

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<Record<LeafOf<StateValueFrom<typeof wayBackMachine>>, WayBackScreen>> = {
  enteringAddress: 'address',
  sendingCode: 'address',
  enteringCode: 'code',
  proving: 'code',
  choosingPassword: 'password',
  settingPassword: 'password',
  waiting: 'waiting',
  elsewhere: 'elsewhere',
  finished: 'finished',
};

/** The way back as its page sees it. */
export type WayBackFlow = ReturnType<typeof useWayBack>;

/** Runs the way back for one visit of its page (W5). */
export function useWayBack(kinds: WayBackInput['kinds'], rules: RecoveryRules) {
  const services = useServices();
  const [draft] = useState(() => createWayBackDraft(services, rules));
  const [picture] = useState(createCodePicture);
  const [machine] = useState(() => provideWayBack(services, draft, picture));
  const [state, send] = useMachine(machine, { input: { kinds }, ...services.watching });
  const { refusal } = state.context;
  const screen = screens[leafOf(state.value)];
  const { proveAddress, setPassword } = state.children;
  const unanswered = useUnanswered(proveAddress ?? setPassword);
  const [asksForPicture, setAsksForPicture] = useState(false);
  const isAboutPicture =
    refusal?.code === 'captcha_required' || refusal?.code === 'captcha_incorrect';
  if (isAboutPicture && !asksForPicture) setAsksForPicture(true);

  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);

  return {
    ...state.context,
    draft,
    rules,
    screen,
    requiredFields: requiredFields({ state: leafOf(state.value), context: state.context }),
    unanswered,
    /** The picture to read before a code; null while none is asked for. */
    picture: asksForPicture ? picture : null,
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    choose: (chosen: ContactKind) => send({ type: 'kind.chosen', kind: chosen }),
    reopen: () => {
      draft.forgetSecrets();
      send({ type: 'address.reopened' });
    },
  };
}
