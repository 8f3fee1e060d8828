import type { z } from 'zod/v4';
import {
  type MobileRegistration,
  mobileRegistrationSchema,
  type Registration,
  registrationSchema,
} from '#contract/entities/registration.ts';
import { type ErrorCode, type FieldError, isErrorCode } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { fieldErrorsOf } from '#fake-server/http/field-errors.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { countryByDialingCode } from '#fake-server/world/verification/countries.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld } from './test-world.ts';

/** The country of a visitor to a test world. */
export const brazil = countryByDialingCode('+55');

/**
 * A world that registers everybody who fills in the form: the puzzle is validated with its vendor,
 * and an SMS code is required where a case says so.
 */
export function openRegisteringWorld(): Promise<World> {
  const flags = {
    MOBILEVERCODELOGIN3: 1,
    DIRECTREG3: 1,
    CHNGPASSVERIF3: 0,
    REGMOBVERF3: 0,
  } as const;
  return openTestWorld({ settings: { geetest: false, flags } });
}

/** What the server says to a body: schema first, then its rules, as its handlers do. */
export type RegistrationAnswer =
  | { readonly ok: true; readonly account: string }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly fields: readonly FieldError[];
      readonly bySchema: boolean;
    };

async function answerTo<Body>(
  schema: z.ZodType<Body>,
  body: unknown,
  register: (body: Body) => Promise<{ account: string }>,
): Promise<RegistrationAnswer> {
  // As transmitted: invalid Unicode text does not survive unchanged.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) {
    const fields = fieldErrorsOf(parsed.error.issues, sent);
    return { ok: false, code: 'validation_failed', fields, bySchema: true };
  }
  try {
    const { account } = await register(parsed.data);
    return { ok: true, account };
  } catch (error) {
    if (!(error instanceof Refused) || !isErrorCode(error.code)) throw error;
    return { ok: false, code: error.code, fields: error.details.fields ?? [], bySchema: false };
  }
}

/** Registers by user name, with any body. */
export const registerByUsername = ({ registrar }: World, body: unknown) =>
  answerTo<Registration>(registrationSchema, body, (form) =>
    registrar.byUsername(form, normalSituation),
  );

/** Registers by mobile number, with any body. */
export const registerByMobile = ({ registrar }: World, body: unknown) =>
  answerTo<MobileRegistration>(mobileRegistrationSchema, body, (form) =>
    registrar.byMobile(form, normalSituation),
  );

/**
 * Signs in with the data typed at the registration, as the sign-in form sends it.
 *
 * @returns the token
 */
export async function signInAsRegistered(
  world: World,
  account: string,
  password: string,
): Promise<string> {
  const typed = { type: 'username', username: account.trim(), password };
  const parsed = contract.account.loginV2.body.parse(typed);
  if (parsed.type !== 'username') throw new Error('This is a sign-in by name.');
  return (await world.signIn.byPassword(parsed, normalSituation)).token;
}
