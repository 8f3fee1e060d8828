import type { FieldError } from '#contract/errors.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { checkMobile } from '#contract/rules/mobile.ts';
import type { LoginMethod } from '#machines/login/login.types.ts';
import { readCookies } from '#web/platform/storage/cookies.ts';
import { type CaptchaPort, createCaptchaPort } from '#web/shared/account/captcha-port.ts';
import { createDraft, type Draft } from '#web/shared/account/draft.ts';
import { onePerPage } from '#web/shared/account/one-per-page.ts';
import { countryOf } from '#web/shared/account/use-countries.ts';
import type { Services } from '#web/shared/services/services.ts';
import { rememberedSignIn } from './remembered-sign-in.ts';

/** What a person types to sign in. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly captcha: string;
  readonly remember: boolean;
  /** Of the second step. */
  readonly code: string;
  readonly trustDevice: boolean;
}

/** What the form asks for now. */
export interface AskedForm {
  readonly method: LoginMethod;
  readonly withCaptcha: boolean;
  /** The first step was right. */
  readonly isSecondStep?: boolean;
}

/** The draft of a sign-in with what its calls read beside it. */
export interface LoginDraft extends Draft<LoginValues> {
  readonly captcha: CaptchaPort;
  /** Says which way is open and whether a captcha is asked for: what the check goes by. */
  askFor(asked: AskedForm): void;
  /** The attempt whose first step was right, which the second step names (A26). */
  challenge(): string;
  begin(challenge: string): void;
}

/** The one draft of the page. */
export const loginDraft = onePerPage(
  (services: Pick<Services, 'api' | 'queryClient'>): LoginDraft => {
    const remembered = rememberedSignIn(readCookies());
    let begun = '';
    let asked: AskedForm = { method: 'username', withCaptcha: false };

    const check = (values: LoginValues): readonly FieldError[] =>
      checkLogin(values, asked, countryOf(services, values.countryCode));

    const draft = createDraft<LoginValues>({
      empty: {
        username: remembered?.username ?? '',
        password: '',
        countryCode: '',
        mobileNum: '',
        verificationCode: '',
        captcha: '',
        remember: remembered !== null,
        code: '',
        trustDevice: false,
      },
      secrets: ['password', 'verificationCode', 'captcha', 'code'],
      check,
    });
    return {
      ...draft,
      captcha: createCaptchaPort(),
      challenge: () => begun,
      begin(challenge) {
        begun = challenge;
      },
      askFor(next) {
        asked = next;
      },
    };
  },
);

/** Everything that is wrong with a sign-in, in the order of its form (A14). */
export function checkLogin(
  values: LoginValues,
  { method, withCaptcha, isSecondStep = false }: AskedForm,
  country: Parameters<typeof checkMobile>[2],
): readonly FieldError[] {
  if (isSecondStep)
    return [checkPresent('code', values.code)].filter((error) => error !== undefined);
  return [
    method === 'username'
      ? checkPresent('username', values.username)
      : checkMobile('mobileNum', values.mobileNum, country),
    method === 'mobileCode'
      ? checkPresent('verificationCode', values.verificationCode)
      : checkPresent('password', values.password),
    withCaptcha ? checkPresent('captcha', values.captcha) : undefined,
  ].filter((error) => error !== undefined);
}
