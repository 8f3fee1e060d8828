import { fromPromise } from 'xstate';
import type { Login } from '#contract/entities/login.ts';
import type { LoginResult } from '#contract/entities/member.ts';
import type { SocialProof } from '#contract/entities/social.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import { leavesActOpen, type Outcome, stopsBeforeAct } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import type { PhoneCodeInput } from '#machines/account/confirming-phone-code.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type {
  LoginField,
  PasskeyOfferInput,
  PasskeyOutcome,
  PhoneCodeOutcome,
  ProviderInput,
  ProviderOutcome,
  SecondStepInput,
  SignedIn,
  SignInInput,
  SignInOutcome,
} from '#machines/login/login.types.ts';
import type { CodeSent } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { pageLoaded } from '#web/platform/painting/page-loaded.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { loadMember, recordFirstLogin } from '#web/shared/sign-in/member-actors.ts';
import { socialProof } from '#web/shared/sign-in/social-proof.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import type { PictureAnswer } from '#web/shared/verification/code-picture.ts';
import { confirmPhoneCode, requestPhoneCode } from '#web/shared/verification/phone-code.ts';
import { loginProof } from '#web/shared/verification/phone-proof.ts';
import { travellingNumber } from '#web/shared/verification/travelling-number.ts';
import type { LoginDraft } from './login-draft.ts';
import type { SignedPasskey } from './passkey-sign-in.ts';
import type { SignInSite } from './sign-in-site.ts';

type CodeServices = Pick<Services, 'api' | 'language' | 'queryClient'>;

async function bodyOf(
  services: CodeServices,
  draft: LoginDraft,
  { method, requiredFields }: SignInInput,
): Promise<Outcome<Login>> {
  const { username, password, verificationCode, captcha } = draft.values();
  const captchaId = draft.captcha.id();
  const answer =
    requiredFields.includes('captcha') && captchaId !== undefined ? { captcha, captchaId } : {};
  if (method === 'username') {
    const value = { type: 'username', username: username.trim(), password, ...answer } as const;
    return { ok: true, value };
  }
  const number = await travellingNumber(services, draft.values());
  if (!number.ok) return number;
  const proof =
    method === 'mobileCode'
      ? { verificationCode: plainCode(verificationCode), ...loginProof(services).fields() }
      : { password };
  return { ok: true, value: { type: 'sms', ...number.value, ...proof, ...answer } };
}

function vouched(proof: SocialProof | null): Outcome<Login> {
  return proof === null
    ? { ok: false, code: 'social_sign_in_refused' }
    : { ok: true, value: proof };
}

/** What only passkeys need. */
const passkeyPart = () => import('./passkey-sign-in.ts');

/** The sign-in with its calls (A14, A15, A24, G5). */
export function provideLogin(
  services: CodeServices & SubmissionServices & Pick<Services, 'clock' | 'tokens'>,
  draft: LoginDraft,
  { firebase, socialLogin }: SignInSite,
) {
  const { api, tokens } = services;
  const proof = loginProof(services);
  const social = socialProof(services);
  let signed: SignedPasskey | null = null;
  // Reused for each press's key until it is decided: a picture and a proof are valid once.
  let prepared: { readonly key: string; readonly body: Login } | null = null;
  const keep = (outcome: Outcome<SignedPasskey>): PasskeyOutcome => {
    if (outcome.ok) signed = outcome.value;
    return withoutValue(outcome);
  };
  return loginMachine.provide({
    actors: {
      confirmPhoneCode: fromPromise<PhoneCodeOutcome, PhoneCodeInput<LoginField>>(
        async ({ input }) => {
          const fields = draft.check(input.requiredFields);
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const values = draft.values();
          const phone = { typed: values, firebase, proof };
          return await confirmPhoneCode(services, phone, values.verificationCode);
        },
      ),
      // The window opens within the press: nothing may be awaited before it.
      askProvider: fromPromise<ProviderOutcome, ProviderInput>(async ({ input, signal }) =>
        input.provider === null
          ? { ok: false, code: 'feature_disabled' }
          : await social.obtain(socialLogin, input.provider, signal),
      ),
      offerPasskeys: fromPromise<PasskeyOutcome, PasskeyOfferInput>(async ({ input, signal }) => {
        if (!input.takesPasskeys) return { ok: false, code: 'feature_disabled' };
        await pageLoaded();
        return keep(await (await passkeyPart()).offeredPasskey(services, signal));
      }),
      askPasskey: fromPromise<PasskeyOutcome, void>(async ({ signal }) => {
        const part = await passkeyPart().catch(() => null);
        if (part === null) return { ok: false, code: 'part_failed' };
        return keep(await part.requestedPasskey(services, signal));
      }),
      signIn: provideSubmission<SignInInput, SignedIn>(services, {
        call: ({ method }) => (method === 'passkey' ? 'signIn.byPasskey' : 'account.loginV2'),
        send: async ({ payload, key }, signal) => {
          if (payload.method === 'passkey') {
            if (signed === null) throw new Error('No passkey has signed.');
            const part = await passkeyPart();
            const answer = await part.signInByPasskey(services, signed, { signal, key });
            return answer.ok ? signedInBy(tokens, answer.value) : answer;
          }
          // A social account replaces the form.
          const isByForm = payload.requiredFields.length > 0;
          const isRepeated = prepared?.key === key;
          if (prepared?.key !== key) {
            const fields = draft.check(payload.requiredFields);
            if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
            const body = isByForm
              ? await bodyOf(services, draft, payload)
              : vouched(social.proof());
            if (!body.ok) return body;
            prepared = { key, body: body.value };
          }
          const answer = await api.account.loginV2({ body: prepared.body }, { signal, key });
          if (!answer.ok) {
            if (leavesActOpen(answer.code)) return answer;
            if (isRepeated && stopsBeforeAct(answer.code)) return answer;
          }
          prepared = null;
          // A proof that led to the second step is used up, as after a sign-in.
          const needsSecondStep = !answer.ok && answer.code === 'second_step_required';
          const refusal = answer.ok || needsSecondStep ? null : answer;
          if (isByForm) proof.settle(refusal);
          else social.settle(refusal);
          if (!answer.ok) {
            // A picture is valid once, right or wrong.
            draft.captcha.spend();
            draft.setText('captcha', '');
            // The attempt's id stays outside the flow, like a token.
            const { secondStep, ...outcome } = answer;
            draft.begin(secondStep?.challenge ?? '');
            return outcome;
          }
          return signedInBy(tokens, answer.value);
        },
      }),
      takeSecondStep: provideSubmission<SecondStepInput, SignedIn>(services, {
        call: 'account.secondStep',
        send: async ({ payload, key }, signal) => {
          const fields = draft.check(payload.requiredFields);
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const { code, trustDevice } = draft.values();
          const body = { challenge: draft.challenge(), code, trustDevice, way: payload.way };
          const answer = await api.account.secondStep({ body }, { signal, key });
          return answer.ok ? signedInBy(tokens, answer.value) : answer;
        },
      }),
      recordFirstLogin: recordFirstLogin(services),
      loadMember: loadMember(services),
    },
  });
}

/** Stores the token of a sign-in, and returns the rest. */
function signedInBy(tokens: Services['tokens'], signIn: LoginResult): SignInOutcome {
  const { token, firstTimeLogin, passwordExpired, passwordIsDefault } = signIn;
  const generation = tokens.keep(token);
  return { ok: true, value: { firstTimeLogin, passwordExpired, passwordIsDefault, generation } };
}

/** Requests a code to sign in with (A11). */
export function requestLoginCode(
  services: CodeServices,
  draft: LoginDraft,
  firebase: FirebaseSettings | null,
) {
  const codes = repeating(services.api.sms.login);
  return async (signal: AbortSignal, picture: PictureAnswer): Promise<Outcome<CodeSent>> => {
    const fields = draft.check(['mobileNum']);
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    return await requestPhoneCode(
      services,
      { typed: draft.values(), firebase, proof: loginProof(services), picture },
      codes,
      signal,
    );
  };
}
