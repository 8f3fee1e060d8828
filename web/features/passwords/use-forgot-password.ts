import { useNavigate } from 'react-router-dom';
import type { SiteToggles, WhitelabelFlags } from '#contract/entities/registration.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import type {
  ForgotPasswordInput,
  RecoveryMethod,
} from '#machines/forgot-password/forgot-password.types.ts';
import { requiredFields } from '#machines/forgot-password/required-fields.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { stepOf } from '#web/shared/forms/step-of.ts';
import { useRefusedFields } from '#web/shared/forms/use-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSmsCode } from '#web/shared/verification/use-sms-code.ts';
import { provideForgotPassword, requestRecoveryCode } from './forgot-password.actors.ts';
import { forgotPasswordDraft } from './forgot-password-draft.ts';

/** The site's recovery settings. */
export interface RecoverySite {
  readonly whitelabel: WhitelabelFlags;
  readonly register: SiteToggles;
  /** The Firebase project that sends the codes; null if the server does. */
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

/** A recovery: state and actions for its form. */
export type ForgotPasswordFlow = ReturnType<typeof useForgotPassword>;

/**
 * Runs a recovery with the page's draft. By phone it ends signed in at home, or in the sign-in if
 * the account has a second step (A17, A26).
 */
export function useForgotPassword(
  site: RecoverySite,
  rules: RecoveryRules,
  onSecondStep: () => void,
) {
  const services = useServices();
  const navigate = useNavigate();
  const draft = forgotPasswordDraft(services);
  const flow = useFlow(() => provideForgotPassword(services, draft, site.firebase), {
    input: forgotPasswordInputOf(site),
    onDone: ({ result, member, generation }) => {
      draft.clear();
      if (result === 'secondStepOwed') onSecondStep();
      if (member === null) return;
      services.sessionStore.keepMember(member);
      // Home first: the interrupted intent may lead elsewhere from there.
      void navigate('/');
      services.session.send({ type: 'session.opened', session: { member, generation } });
    },
  });
  const code = useSmsCode({
    purpose: 'recovery',
    request: requestRecoveryCode(services, draft, site.firebase),
    form: flow.actor,
    draft,
  });
  useRefusedFields(draft, code.refusal);

  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    code,
    rules,
    requiredFields: requiredFields(flow),
    step: stepOf(flow.state, [
      'sendingMail',
      'confirmingPhoneCode',
      'settingPassword',
      'recordingFirstLogin',
      'loadingMember',
    ]),
    chooseMethod: (method: RecoveryMethod) => flow.send({ type: 'method.chosen', method }),
  };
}
