import type { FirebaseSettings, GeetestResult } from '#contract/entities/verification.ts';
import type { Outcome } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import type { CodeSent } from '#machines/sms-countdown/sms-countdown.machine.ts';
import type { Services } from '#web/shared/services/services.ts';
import type { Repeating } from '#web/shared/submission/repeating.ts';
import type { PictureAnswer } from './code-picture.ts';
import { solvePuzzle } from './human-check.ts';
import type { PhoneProof } from './phone-proof.ts';
import {
  internationalNumber,
  type TravellingNumber,
  type TypedNumber,
  travellingNumber,
} from './travelling-number.ts';

/** The receiver of a code, and its sender. */
interface PhoneCode {
  readonly typed: TypedNumber;
  /** Null if the server sends the codes. */
  readonly firebase: FirebaseSettings | null;
  readonly proof: PhoneProof;
}

/** A code request, with the captcha's text. */
interface RequestedCode extends PhoneCode {
  readonly picture: PictureAnswer;
}

const captchaRequired = { ok: false, code: 'captcha_required' } as const;

/** The common part of the server's code calls. */
export interface PhoneCodeBody extends PictureAnswer, TravellingNumber {
  readonly geetest?: GeetestResult;
}

/** The requests for codes of one form. */
export type PhoneCodes = Repeating<TravellingNumber, PhoneCodeBody, CodeSent>;

/**
 * Has a code sent: by Firebase if the site uses it, else by the server, after the site's puzzle or
 * captcha (A11).
 */
export async function requestPhoneCode(
  services: Pick<Services, 'api' | 'language' | 'queryClient'>,
  { typed, firebase, proof, picture }: RequestedCode,
  codes: PhoneCodes,
  signal: AbortSignal,
): Promise<Outcome<CodeSent>> {
  const number = await travellingNumber(services, typed);
  if (!number.ok) return number;
  if (firebase !== null) {
    return await proof.requestCode(firebase, internationalNumber(number.value));
  }
  const prove = async (send: (body: PhoneCodeBody) => Promise<Outcome<CodeSent>>) => {
    const settings = await services.api.account.registerSettings({}, { signal });
    if (!settings.ok) return settings;
    const { geetest: puzzle } = settings.value;
    if (puzzle === null) {
      if (picture.captcha === undefined) return captchaRequired;
      return await send({ ...number.value, ...picture });
    }
    const solved = await solvePuzzle(services, puzzle, signal);
    return solved.ok ? await send({ ...number.value, geetest: solved.value }) : solved;
  };
  return await codes.send(number.value, prove, signal);
}

/** Has Firebase check the code; the server checks its own in the call itself (A13). */
export async function confirmPhoneCode(
  services: Pick<Services, 'queryClient'>,
  { typed, firebase, proof }: PhoneCode,
  code: string,
): Promise<Outcome<null>> {
  if (firebase === null) return { ok: false, code: 'feature_disabled' };
  const number = await travellingNumber(services, typed);
  if (!number.ok) return number;
  return await proof.confirm(firebase, internationalNumber(number.value), plainCode(code));
}
