import type { FirebaseSettings, GeetestResult } from '#contract/entities/verification.ts';
import type { Outcome } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import type { CodeSent } from '#machines/sms-countdown/sms-countdown.machine.ts';
import type { Services } from '#web/shared/services/services.ts';
import type { PictureAnswer } from './code-picture.ts';
import { solvePuzzle } from './human-check.ts';
import type { PhoneProof } from './phone-proof.ts';
import {
  internationalNumber,
  type TravellingNumber,
  type TypedNumber,
  travellingNumber,
} from './travelling-number.ts';

/** The number that a code goes to, and who sends and checks it. */
interface PhoneCode {
  readonly typed: TypedNumber;
  /** Null where the server sends the codes itself. */
  readonly firebase: FirebaseSettings | null;
  readonly proof: PhoneProof;
}

/** A code that is asked for, with what was read in the picture before it. */
interface RequestedCode extends PhoneCode {
  readonly picture: PictureAnswer;
}

/** What the server's own calls for a code have in common. */
interface PhoneCodeBody extends PictureAnswer, TravellingNumber {
  readonly geetest?: GeetestResult;
}

/**
 * Has a code sent: by Firebase where the site uses it, else by the server's call after the site's
 * puzzle or the captcha picture (A11).
 */
export async function requestPhoneCode(
  services: Pick<Services, 'api' | 'language' | 'queryClient'>,
  { typed, firebase, proof, picture }: RequestedCode,
  call: (body: PhoneCodeBody) => Promise<Outcome<CodeSent>>,
  signal: AbortSignal,
): Promise<Outcome<CodeSent>> {
  const number = await travellingNumber(services, typed);
  if (!number.ok) return number;
  if (firebase !== null) {
    return await proof.requestCode(firebase, internationalNumber(number.value));
  }
  const settings = await services.api.account.registerSettings({}, { signal });
  if (!settings.ok) return settings;
  const { geetest: puzzle } = settings.value;
  if (puzzle === null) {
    if (picture.captcha === undefined) return { ok: false, code: 'captcha_required' };
    return await call({ ...number.value, ...picture });
  }
  const solved = await solvePuzzle(services, puzzle, signal);
  return solved.ok ? await call({ ...number.value, geetest: solved.value }) : solved;
}

/** Has Firebase check the code that came; the server checks its own with the call itself (A13). */
export async function confirmPhoneCode(
  services: Pick<Services, 'api' | 'queryClient'>,
  { typed, firebase, proof }: PhoneCode,
  code: string,
): Promise<Outcome<null>> {
  if (firebase === null) return { ok: false, code: 'feature_disabled' };
  const number = await travellingNumber(services, typed);
  if (!number.ok) return number;
  return await proof.confirm(firebase, internationalNumber(number.value), plainCode(code));
}
