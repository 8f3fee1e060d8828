import type { FieldError } from '#contract/errors.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { checkMobile } from '#contract/rules/mobile.ts';
import type { LoginField } from '#machines/login/login.types.ts';
import { readCookies } from '#web/platform/storage/cookies.ts';
import { checkFields, createDraft, type Draft } from '#web/shared/forms/draft.ts';
import { onePerPage } from '#web/shared/services/one-per-page.ts';
import type { Services } from '#web/shared/services/services.ts';
import { type CaptchaPort, createCaptchaPort } from '#web/shared/verification/captcha-port.ts';
import { countryOf } from '#web/shared/verification/use-countries.ts';
import { rememberedSignIn } from './remembered-sign-in.ts';

/** What a person types to sign in. */
export interface LoginValues extends Readonly<Record<LoginField, string>> {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly remember: boolean;
  /** Of the second step. */
  readonly trustDevice: boolean;
}

/** The draft of a sign-in with the other data of its calls. */
export interface LoginDraft extends Draft<LoginValues, readonly LoginField[]> {
  readonly captcha: CaptchaPort;
  /** The attempt after a right first step, named by the second (A26). */
  challenge(): string;
  begin(challenge: string): void;
}

/** The one draft of the page. */
export const loginDraft = onePerPage((services: Pick<Services, 'queryClient'>): LoginDraft => {
  const remembered = rememberedSignIn(readCookies());
  let begun = '';
  const draft = createDraft<LoginValues, readonly LoginField[]>({
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
    check: (values, fields) => checkLogin(values, fields, countryOf(services, values.countryCode)),
  });
  return {
    ...draft,
    captcha: createCaptchaPort(),
    challenge: () => begun,
    begin(challenge) {
      begun = challenge;
    },
  };
});

/** The errors of the fields that a sign-in requires, in the order of its form (A14). */
export function checkLogin(
  values: LoginValues,
  fields: readonly LoginField[],
  country: Parameters<typeof checkMobile>[2],
): readonly FieldError[] {
  const present = (field: LoginField) => () => checkPresent(field, values[field]);
  return checkFields(fields, {
    username: present('username'),
    mobileNum: () => checkMobile('mobileNum', values.mobileNum, country),
    verificationCode: present('verificationCode'),
    password: present('password'),
    captcha: present('captcha'),
    code: present('code'),
  });
}
