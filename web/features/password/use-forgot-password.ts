import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import type {
  ForgotPasswordInput,
  ForgotPasswordOutput,
  RecoveryMethod,
} from '#machines/forgot-password/forgot-password.types.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/app/account/use-draft.ts';
import { useOutput } from '#web/app/account/use-output.ts';
import { useSmsCode } from '#web/app/account/use-sms-code.ts';
import { useServices } from '#web/app/services-context.ts';
import { provideForgotPassword, requestRecoveryCode } from './forgot-password.actors.ts';
import { forgotPasswordDraft } from './forgot-password-draft.ts';

/** What the site says of ways back in. */
export type RecoverySite = Parameters<typeof forgotPasswordInputOf>[0];

/** The ways back in that the site offers, in the order of their tabs (A17, G4a). */
export function forgotPasswordInputOf({
  whitelabel,
  register,
}: {
  readonly whitelabel: Parameters<typeof registrationForm>[0];
  readonly register: Parameters<typeof registrationForm>[1];
}): ForgotPasswordInput {
  const { phoneRecovery } = registrationForm(whitelabel, register);
  return { methods: phoneRecovery ? ['email', 'phone'] : ['email'] };
}

/** A recovery as its form sees it. */
export type ForgotPasswordFlow = ReturnType<typeof useForgotPassword>;

/** Runs a recovery over the draft of the page; by phone it ends signed in and at home (A17). */
export function useForgotPassword(site: RecoverySite, rules: RecoveryRules) {
  const services = useServices();
  const navigate = useNavigate();
  const draft = forgotPasswordDraft(services);
  const [machine] = useState(() => provideForgotPassword(services, draft));
  const [state, send] = useMachine(machine, {
    input: forgotPasswordInputOf(site),
    ...services.watching,
  });
  const { method, methods, refusal } = state.context;
  const code = useSmsCode('recovery', requestRecoveryCode(services, draft), refusal);
  useEffect(() => {
    draft.askFor({ method, rules });
  }, [draft, method, rules]);

  useRefusedFields(draft, refusal);
  useRefusedFields(draft, code.refusal);
  useForgottenSecrets(draft);

  useOutput(state, ({ member, generation }: ForgotPasswordOutput) => {
    if (member === null) return;
    draft.clear();
    services.sessionStore.keepMember(member);
    // Home first: what the person was doing before may lead elsewhere from there.
    void navigate('/');
    services.session.send({ type: 'session.opened', session: { member, generation } });
  });

  return {
    draft,
    code,
    rules,
    methods,
    method,
    refusal,
    isBusy: state.hasTag('busy'),
    mailIsSent: state.matches('mailSent'),
    memberIsMissing: state.matches('memberUnavailable'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => send({ type: 'form.edited' }),
    askAgain: () => send({ type: 'form.reopened' }),
    chooseMethod: (chosen: RecoveryMethod) => send({ type: 'method.chosen', method: chosen }),
    retry: () => send({ type: 'retry.requested' }),
  };
}
