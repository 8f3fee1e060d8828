import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StateValueFrom } from 'xstate';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type {
  ChangePasswordOutput,
  changePasswordMachine,
} from '#machines/change-password/change-password.machine.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import { typedPassword } from '#web/shared/account/typed-password.ts';
import { useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideChangePassword } from './change-password.actors.ts';
import { createPasswordDraft } from './password-draft.ts';

interface ChangeOptions {
  /** A sign-in waits for it (A15). */
  readonly owed: boolean;
  /** The link of a mail stands for the old password (A17). */
  readonly recovered: boolean;
  readonly rule: FieldRule;
  readonly onClose: () => void;
}

/**
 * What the form says of every state: the step that is under way, if any. The form itself is shown
 * in all of them; a new state does not compile without.
 */
const steps: Readonly<
  Record<LeafOf<StateValueFrom<typeof changePasswordMachine>>, 'changing' | 'signingOut' | null>
> = {
  enteringPasswords: null,
  changing: 'changing',
  signingOut: 'signingOut',
  changed: null,
  cancelled: null,
  signedOut: null,
};

/** A change of password as its form sees it. */
export type ChangePasswordFlow = ReturnType<typeof useChangePassword>;

/**
 * Runs a change of password. After it the person signs in again with the new one: the server
 * has ended the session (A15).
 */
export function useChangePassword({ owed, recovered, rule, onClose }: ChangeOptions) {
  const services = useServices();
  const typed = typedPassword(services);
  const { pathname } = useLocation();
  const [input] = useState(() => ({
    owed,
    oldIsKnown: recovered || (owed && typed.isKnown()),
  }));
  const [draft] = useState(() => createPasswordDraft(rule, input.oldIsKnown));
  const [machine] = useState(() => provideChangePassword(services, draft));
  const [state, send] = useMachine(machine, { input, ...services.watching });
  const { refusal, oldIsKnown } = state.context;

  useRefusedFields(draft, refusal);
  useEffect(() => () => draft.forgetSecrets(), [draft]);

  const signInAgain = () => {
    const { modals, notices } = services;
    notices.send({
      type: 'notice.raised',
      notice: {
        key: 'passwordChanged',
        kind: 'success',
        text: 'password:changed',
        persistent: false,
      },
    });
    // The login page is a login already.
    if (pathname !== '/login') modals.send({ type: 'modal.opened', modal: { type: 'login' } });
  };

  useOutput(state, ({ result }: ChangePasswordOutput) => {
    const { session, sessionStore } = services;
    typed.forget();
    onClose();
    if (result === 'cancelled') return;
    sessionStore.keepPasswordChangeOwed(false);
    if (owed) {
      session.send({ type: 'passwordChange.settled' });
      if (result === 'changed') signInAgain();
      return;
    }
    // Dialogs close when the session ends, so the login opens after that.
    const ended = session.on('session.ended', () => {
      ended.unsubscribe();
      signInAgain();
    });
    session.send({ type: 'signOut.confirmed' });
  });

  return {
    draft,
    owed,
    oldIsKnown,
    refusal,
    unanswered: useUnanswered(state.children.changePassword),
    isBusy: state.hasTag('busy'),
    step: steps[leafOf(state.value)],
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    // Without a message to take away a key would only draw the whole form anew.
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    cancel: () => send({ type: 'change.cancelled' }),
  };
}
