import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteToggles, WhitelabelFlags } from '#contract/entities/registration.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import type {
  ForgotPasswordInput,
  ForgotPasswordOutput,
  RecoveryMethod,
} from '#machines/forgot-password/forgot-password.types.ts';
import { requiredFields } from '#machines/forgot-password/required-fields.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { stepOf } from '#web/shared/account/step-of.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useSmsCode } from '#web/shared/account/use-sms-code.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideForgotPassword, requestRecoveryCode } from './forgot-password.actors.ts';
import { forgotPasswordDraft } from './forgot-password-draft.ts';

/** What the site says of ways back in. */
export interface RecoverySite {
  readonly whitelabel: WhitelabelFlags;
  readonly register: SiteToggles;
  /** The project that sends the codes; null where the server does. */
  readonly firebase: FirebaseSettings | null;
}

/** The ways back in that the site offers, in the order of their tabs (A17, G4a). */
export function forgotPasswordInputOf({
  whitelabel,
  register,
  firebase,
}: RecoverySite): ForgotPasswordInput {
  const { phoneRecovery } = registrationForm(whitelabel, register);
  return {
    methods: phoneRecovery ? ['email', 'phone'] : ['email'],
    codeByFirebase: firebase !== null,
  };
}

/** A recovery as its form sees it. */
export type ForgotPasswordFlow = ReturnType<typeof useForgotPassword>;

/**
 * Runs a recovery over the draft of the page. By phone it ends signed in and at home, or in the
 * sign-in, where the account has a second step (A17, A26).
 */
export function useForgotPassword(
  site: RecoverySite,
  rules: RecoveryRules,
  onSecondStep: () => void,
) {
  const services = useServices();
  const navigate = useNavigate();
  const draft = forgotPasswordDraft(services);
  const [machine] = useState(() => provideForgotPassword(services, draft, site.firebase));
  const [state, send, actor] = useMachine(machine, {
    input: forgotPasswordInputOf(site),
    ...services.watching,
  });
  const { method, methods, refusal } = state.context;
  const code = useSmsCode({
    purpose: 'recovery',
    request: requestRecoveryCode(services, draft, site.firebase),
    form: actor,
    draft,
  });
  useRefusedFields(draft, refusal);
  useRefusedFields(draft, code.refusal);
  useForgottenSecrets(draft);

  useOutput(state, ({ result, member, generation }: ForgotPasswordOutput) => {
    draft.clear();
    if (result === 'secondStepOwed') onSecondStep();
    if (member === null) return;
    services.sessionStore.keepMember(member);
    // Home first: what the person was doing before may lead elsewhere from there.
    void navigate('/');
    services.session.send({ type: 'session.opened', session: { member, generation } });
  });

  return {
    draft,
    code,
    rules,
    requiredFields: requiredFields(state),
    methods,
    method,
    refusal,
    unanswered: useUnanswered(state.children.setPassword),
    isBusy: state.hasTag('busy'),
    step: stepOf(state, [
      ['sendingMail', 'sendingMail'],
      ['confirmingPhoneCode', 'confirmingPhoneCode'],
      ['settingPassword', 'settingPassword'],
      ['recordingFirstLogin', 'recordingFirstLogin'],
      ['loadingMember', 'loadingMember'],
    ]),
    /** The state by which the screen is chosen. */
    leaf: leafOf(state.value),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    // Without a message to take away a key would only draw the whole form anew.
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    askAgain: () => send({ type: 'form.reopened' }),
    chooseMethod: (chosen: RecoveryMethod) => send({ type: 'method.chosen', method: chosen }),
    retry: () => send({ type: 'retry.requested' }),
  };
}
