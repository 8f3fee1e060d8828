import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { MemberOutcome, SignInInput, SignInOutcome } from '#machines/login/login.types.ts';
import type { CodeSent } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { withPuzzleWhenAsked } from '#web/app/account/human-check.ts';
import { travellingNumber } from '#web/app/account/travelling-number.ts';
import { type Services, withoutValue } from '#web/app/services.ts';
import type { LoginDraft } from './login-draft.ts';

function bodyOf(services: Services, draft: LoginDraft, { method, withCaptcha }: SignInInput) {
  const { username, password, verificationCode, captcha } = draft.values();
  const captchaId = draft.captcha.id();
  const answer = withCaptcha && captchaId !== undefined ? { captcha, captchaId } : {};
  if (method === 'username') {
    return { type: 'username', username: username.trim(), password, ...answer } as const;
  }
  const proof = method === 'mobileCode' ? { verificationCode } : { password };
  return {
    type: 'sms',
    ...travellingNumber(services, draft.values()),
    ...proof,
    ...answer,
  } as const;
}

/** The sign-in with its calls (A14, A15). */
export function provideLogin(services: Services, draft: LoginDraft) {
  const { api, tokens } = services;
  return loginMachine.provide({
    actors: {
      signIn: fromPromise<SignInOutcome, SignInInput>(async ({ input, signal }) => {
        const fields = draft.check();
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const answer = await api.account.loginV2(
          { body: bodyOf(services, draft, input) },
          { signal },
        );
        if (!answer.ok) {
          // A picture serves once, right or wrong.
          draft.captcha.spend();
          draft.setText('captcha', '');
          return answer;
        }
        const { token, firstTimeLogin, passwordExpired, passwordIsDefault } = answer.value;
        const generation = tokens.keep(token);
        return {
          ok: true,
          value: { firstTimeLogin, passwordExpired, passwordIsDefault, generation },
        };
      }),
      recordFirstLogin: fromPromise<Outcome<null>, void>(async ({ signal }) =>
        withoutValue(await api.account.firstLogin({ body: {} }, { signal })),
      ),
      loadMember: fromPromise<MemberOutcome, void>(({ signal }) =>
        api.account.member({}, { signal }),
      ),
    },
  });
}

/** Asks for a code to sign in with (A11). */
export function requestLoginCode(services: Services, draft: LoginDraft) {
  return async (signal: AbortSignal): Promise<Outcome<CodeSent>> => {
    const fields = draft.check().filter(({ field }) => field === 'mobileNum');
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    const number = travellingNumber(services, draft.values());
    return await withPuzzleWhenAsked(
      services,
      (geetest) =>
        services.api.sms.login({ body: { ...number, ...(geetest && { geetest }) } }, { signal }),
      signal,
    );
  };
}
