import { useEffect, useState } from 'react';
import type { SecondStepWay } from '#contract/entities/security-types.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { LoginMethod } from '#machines/login/login.types.ts';
import { wayOf } from '#machines/login/login-way.ts';
import { requiredFields } from '#machines/login/required-fields.ts';
import { writeCookie } from '#web/platform/storage/cookies.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { stepOf } from '#web/shared/forms/step-of.ts';
import { useRefusedFields } from '#web/shared/forms/use-draft.ts';
import { typedPassword } from '#web/shared/passwords/typed-password.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { begunSignIn } from '#web/shared/sign-in/begun-sign-in.ts';
import { linkWaitingAccount } from '#web/shared/sign-in/social-proof.ts';
import { useSmsCode } from '#web/shared/verification/use-sms-code.ts';
import { provideLogin, requestLoginCode } from './login.actors.ts';
import { loginDraft } from './login-draft.ts';
import { rememberingCookie } from './remembered-sign-in.ts';
import { loginInputOf, type SignInSite } from './sign-in-site.ts';

/** How a sign-in ends for the view around it. */
interface LoginEnds {
  /** Before the session starts: the last moment at which the dialog certainly exists. */
  readonly onPasswordOwed: () => void;
  readonly onSignedIn: () => void;
}

/** A sign-in: state and actions for its form. */
export type LoginFlow = ReturnType<typeof useLogin>;

/** Runs a sign-in with the page's draft, and reports its end to the session (A14, A15). */
export function useLogin(site: SignInSite, { onPasswordOwed, onSignedIn }: LoginEnds) {
  const services = useServices();
  const draft = loginDraft(services);
  const flow = useFlow(() => provideLogin(services, draft, site), {
    input: loginInputOf(site),
    onDone: (output) => {
      const { username, password, remember } = draft.values();
      const { context } = flow.actor.getSnapshot();
      if (wayOf(context) === 'username' && !context.byRecovery) {
        writeCookie(rememberingCookie(remember ? username.trim() : null));
      }
      const { session, sessionStore } = services;
      if (output.result === 'signedIn') {
        const { member, generation } = output;
        sessionStore.keepMember(member);
        session.send({ type: 'session.opened', session: { member, generation } });
        void linkWaitingAccount(services);
        onSignedIn();
      } else {
        typedPassword(services).keep(password);
        sessionStore.keepPasswordChangeOwed(true);
        onPasswordOwed();
        const { generation, reason } = output;
        session.send({ type: 'passwordChange.owed', generation, reason });
      }
    },
  });
  const { send, actor } = flow;
  const [lastProvider, setLastProvider] = useState<SocialProvider | 'passkey' | null>(null);
  const code = useSmsCode({
    purpose: 'login',
    request: requestLoginCode(services, draft, site.firebase),
    form: actor,
    draft,
  });
  useEffect(() => {
    const begun = begunSignIn(services);
    const takeOver = () => {
      const challenge = begun.take();
      if (challenge === null) return;
      draft.begin(challenge);
      send({ type: 'attempt.begun' });
    };
    takeOver();
    return begun.onKept(takeOver);
  }, [services, draft, send]);

  useRefusedFields(draft, code.refusal);

  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    /** An agent site does not offer it: agents invite by link (A20). */
    offersRegistration: site.agentSite === 0,
    code,
    requiredFields: requiredFields(flow),
    /** The last provider: its button gets the focus back. */
    lastProvider,
    step: stepOf(flow.state, [
      'confirmingPhoneCode',
      'signingIn',
      'takingSecondStep',
      'recordingFirstLogin',
      'loadingMember',
    ]),
    chooseMethod: (chosen: LoginMethod) => {
      // Each method has its own picture (A8).
      draft.forget('captcha');
      send({ type: 'method.chosen', method: chosen });
    },
    chooseProvider: (chosen: SocialProvider) => {
      setLastProvider(chosen);
      send({ type: 'provider.chosen', provider: chosen });
    },
    chooseSecondWay: (way: SecondStepWay) => {
      draft.forget('code');
      send({ type: 'secondWay.chosen', way });
    },
    leaveSecondStep: () => {
      draft.forget('code');
      send({ type: 'secondStep.left' });
    },
    choosePasskey: () => {
      setLastProvider('passkey');
      send({ type: 'passkey.chosen' });
    },
  };
}
