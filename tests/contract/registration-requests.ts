import { randomInt } from 'node:crypto';
import { z } from 'zod/v4';
import { registerSettingsSchema } from '#contract/entities/registration.ts';
import { geetestResultSchema } from '#contract/entities/verification.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import type { GoodRequest } from './good-requests/good-request.ts';
import type { KitRequest } from './kit/request.ts';
import { NotHere } from './not-here.ts';
import type { Credentials, PortalSubject } from './portal-under-test.ts';

/** Why a call's success cannot be shown at a back end. */
const reasons = {
  puzzle: 'needs a solved puzzle: the set-up hook geetest is missing (setUp)',
  clock: 'needs a minute to pass: the set-up hook clock is missing (setUp)',
  firebase: 'Firebase sends the codes',
  off: 'the site does not offer it',
} as const;

const PASSWORD = 'Kit-segredo-2026';
/** A number gets one code a minute. */
const NEXT_CODE_MILLISECONDS = 61_000;
/** A number gets five codes an hour, one of which registers its member. */
const USES_OF_NUMBER = 4;

/** Makes a request; where it cannot be made here, says why. */
export const orWhyNot =
  (make: (portal: PortalSubject) => Promise<KitRequest>): GoodRequest =>
  async (portal) => {
    try {
      return await make(portal);
    } catch (error) {
      if (error instanceof NotHere) return error.message;
      throw error;
    }
  };

const registeredSchema = z.object({ account: z.string() });

const newUsername = () => `kit${randomInt(10 ** 9)}`;

/** A Brazilian mobile number that nobody has. */
export const newNumber = () => ({
  countryDialingCode: '+55',
  mobileNum: `119${String(randomInt(10 ** 8)).padStart(8, '0')}`,
});
type MobileNumber = ReturnType<typeof newNumber>;

async function readSite(portal: PortalSubject) {
  const settings = registerSettingsSchema.parse(await portal.succeed('account.registerSettings'));
  return { ...settings, form: registrationForm(settings.flags, settings.toggles) };
}

const sites = new WeakMap<PortalSubject, Awaited<ReturnType<typeof readSite>>>();

/** What the site says of its registration, which stays as it is in a run. */
async function siteOf(portal: PortalSubject) {
  const site = sites.get(portal) ?? (await readSite(portal));
  sites.set(portal, site);
  return site;
}

/**
 * The proof that a person asks: a solved puzzle of GeeTest if the site has it, else what a new picture
 * says.
 *
 * @throws NotHere, NotReadable where nobody can solve it
 */
export async function solvedPuzzle(portal: PortalSubject) {
  const { geetest } = await siteOf(portal);
  if (geetest !== null) {
    if (!portal.setUp || !portal.hasHook('geetest')) throw new NotHere(reasons.puzzle);
    const { captchaId } = geetest;
    return { geetest: geetestResultSchema.parse(await portal.setUp('geetest', { captchaId })) };
  }
  const captchaId = crypto.randomUUID();
  await portal.succeed('account.captcha', { query: { captchaId } });
  return { captchaId, captcha: await portal.textOfPicture(captchaId) };
}

/** The sender of a code request to register by user name or by mobile number. */
async function askingToRegister(portal: PortalSubject, type: 'username' | 'mobile') {
  const { form, smsProvider } = await siteOf(portal);
  if (smsProvider !== 'server') throw new NotHere(reasons.firebase);
  const asks = type === 'username' ? form.smsAtUsername : form.smsAtMobile;
  const isOpen = type === 'username' ? form.usernameTab : form.mobileTab;
  if (!asks || !isOpen) throw new NotHere(reasons.off);
  return { ...newNumber(), ...(await solvedPuzzle(portal)) };
}

/** Has a code sent, and reads it. */
async function codeFor(portal: PortalSubject, call: string, body: MobileNumber): Promise<string> {
  await portal.succeed(call, { body });
  const receiver = body.countryDialingCode + body.mobileNum;
  const code = (await portal.messageTo(receiver))?.code;
  if (typeof code !== 'string') throw new Error(`${call} sent nothing to ${receiver}.`);
  return code;
}

/** Everything that both registrations say. */
async function commonFields(portal: PortalSubject) {
  const { showCaptcha, geetest } = await siteOf(portal);
  return {
    password: PASSWORD,
    confirmPassword: PASSWORD,
    domain: 'portal.example',
    login: true,
    agreed: true,
    ...(showCaptcha || geetest !== null ? await solvedPuzzle(portal) : {}),
  };
}

async function mobileRegistration(portal: PortalSubject) {
  const asking = await askingToRegister(portal, 'mobile');
  const { countryDialingCode, mobileNum } = asking;
  const verificationCode = await codeFor(portal, 'sms.registrationByMobile', asking);
  return {
    ...(await commonFields(portal)),
    countryDialingCode,
    mobileNum,
    verificationCode,
    registerUrl: 'https://portal.example/register',
    registerMethod: 'WEB',
  };
}

/** A member who has registered by mobile number. */
interface MemberWithNumber {
  readonly number: MobileNumber;
  readonly member: Credentials;
}

async function newMemberWithNumber(portal: PortalSubject): Promise<MemberWithNumber> {
  if (!portal.setUp) throw new NotHere(reasons.clock);
  const body = await mobileRegistration(portal);
  const registered = await portal.succeed('account.registerMobile', { body });
  const { account: username } = registeredSchema.parse(registered);
  const { countryDialingCode, mobileNum, password } = body;
  return { number: { countryDialingCode, mobileNum }, member: { username, password } };
}

/** Makes a request with a member's number, a minute after the last code that it got. */
type WithNumber<Made> = (number: MobileNumber, member: Credentials) => Promise<Made>;

async function afterMinute<Made>(
  portal: PortalSubject,
  { number, member }: MemberWithNumber,
  make: WithNumber<Made>,
): Promise<Made> {
  await portal.setUp?.('clock', { move: NEXT_CODE_MILLISECONDS });
  return await make(number, member);
}

/** The number of a new member, for what changes them. */
export const ofNewMember = async <Made>(
  portal: PortalSubject,
  make: WithNumber<Made>,
): Promise<Made> => await afterMinute(portal, await newMemberWithNumber(portal), make);

const shared = new WeakMap<PortalSubject, { member: Promise<MemberWithNumber>; uses: number }>();

/**
 * The number of a member, for what only sends a code to it. Several requests share the member: a server
 * sends few codes an hour, and each registration takes one.
 */
export async function ofSharedMember<Made>(
  portal: PortalSubject,
  make: WithNumber<Made>,
): Promise<Made> {
  const known = shared.get(portal);
  const isGood = known !== undefined && known.uses < USES_OF_NUMBER;
  const one = isGood ? known : { member: newMemberWithNumber(portal), uses: 0 };
  one.uses += 1;
  shared.set(portal, one);
  return await afterMinute(portal, await one.member, make);
}

/** Registers by user name, with a code if the site requires one (A12). */
export const register = orWhyNot(async (portal) => {
  const username = newUsername();
  const { form } = await siteOf(portal);
  if (!form.usernameTab) throw new NotHere(reasons.off);
  if (!form.smsAtUsername) return { body: { username, ...(await commonFields(portal)) } };
  const asking = { ...(await askingToRegister(portal, 'username')), username };
  const verificationCode = await codeFor(portal, 'sms.registrationByUsername', asking);
  const { countryDialingCode, mobileNum } = asking;
  const number = { countryDialingCode, mobileNum, verificationCode };
  return { body: { username, ...number, ...(await commonFields(portal)) } };
});

/** Registers by mobile number (A12). */
export const registerMobile = orWhyNot(async (portal) => ({
  body: await mobileRegistration(portal),
}));

/** Sets a new password with a code (A17). */
export const setPasswordByPhone = orWhyNot((portal) =>
  ofNewMember(portal, async (number) => {
    const asking = { ...number, ...(await solvedPuzzle(portal)) };
    const verificationCode = await codeFor(portal, 'sms.forgotPassword', asking);
    return { body: { ...number, verificationCode, newPassword: `${PASSWORD}-2` } };
  }),
);

/** Requests the code of a registration (A11). */
export const askToRegister = (type: 'username' | 'mobile') =>
  orWhyNot(async (portal) => {
    const asking = await askingToRegister(portal, type);
    return { body: type === 'username' ? { ...asking, username: newUsername() } : asking };
  });

/** Requests a code for the number of a member (A11). */
export const askForCode = orWhyNot((portal) =>
  ofSharedMember(portal, async (number) => ({
    body: { ...number, ...(await solvedPuzzle(portal)) },
  })),
);
