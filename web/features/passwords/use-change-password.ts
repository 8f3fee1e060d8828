import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { stepOf } from '#web/shared/forms/step-of.ts';
import { typedPassword } from '#web/shared/passwords/typed-password.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideChangePassword } from './change-password.actors.ts';
import { createPasswordDraft } from './password-draft.ts';

interface ChangeOptions {
  /** A sign-in waits for it (A15). */
  readonly owed: boolean;
  /** A mail's link replaces the old password (A17). */
  readonly recovered: boolean;
  readonly rule: FieldRule;
  readonly onClose: () => void;
}

/** A change of password: state and actions for its form. */
export type ChangePasswordFlow = ReturnType<typeof useChangePassword>;

/**
 * Runs a change of password. Afterwards the person signs in again with the new one: the server has
 * ended the session (A15).
 */
export function useChangePassword({ owed, recovered, rule, onClose }: ChangeOptions) {
  const services = useServices();
  const typed = typedPassword(services);
  const { pathname } = useLocation();
  const [input] = useState(() => ({ owed, oldIsKnown: recovered || (owed && typed.isKnown()) }));
  const [draft] = useState(() => createPasswordDraft(rule, input.oldIsKnown));
  const signInAgain = () => {
    raiseSuccess(services, 'passwordChanged', 'password:changed');
    // The login page is a login already.
    if (pathname !== '/login')
      services.modals.send({ type: 'modal.opened', modal: { type: 'login' } });
  };

  const flow = useFlow(() => provideChangePassword(services, draft), {
    input,
    onDone: ({ result }) => {
      const { session, sessionStore } = services;
      typed.forget();
      onClose();
      if (result === 'cancelled') return;
      sessionStore.keepPasswordChangeOwed(false);
      if (result !== 'changed') {
        session.send({ type: 'passwordChange.settled' });
        if (result === 'settled') signInAgain();
        return;
      }
      // Dialogs close when the session ends, so the login opens afterwards.
      const ended = session.on('session.ended', () => {
        ended.unsubscribe();
        signInAgain();
      });
      session.send({ type: 'signOut.confirmed' });
    },
  });

  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    step: stepOf(flow.state, ['changing', 'signingOut']),
    cancel: () => flow.send({ type: 'change.cancelled' }),
  };
}
