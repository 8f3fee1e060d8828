import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { SocialProof } from '#contract/entities/social.ts';
import { contract } from '#contract/index.ts';
import {
  answer,
  callOf,
  type Exchange,
  type PortalOrigins,
  portalOriginOf,
  signedInOf,
  vendorsOriginOf,
} from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { deviceOf } from '../http/device-cookie.ts';
import { originOf } from '../http/visit-origin.ts';
import { publishedFirebase } from '../world/people/firebase.ts';
import type { MobileSignIn, PasswordSignIn } from '../world/people/sign-in.ts';
import type { World } from '../world/world.ts';
import { admission } from './admission.ts';

/** Where the vendor's script lies on its origin. */
const GEETEST_SCRIPT = '/geetest/v4/gt4.js';

type LoginBody =
  | ({ type: 'username' } & PasswordSignIn)
  | ({ type: 'sms' } & MobileSignIn)
  | SocialProof;

/** Registration, signing in and out, passwords, and who is signed in. */
export function accountHandlers(
  world: World,
  vendorsPort: () => number,
  portalOrigins: () => PortalOrigins,
) {
  const { accounts, captcha, recovery, registrar, sealing, sessions, settings } = world;
  const { profiles, security, signIn, social } = world;

  const admitted = admission(world, portalOrigins);

  const signedInBy = (body: LoginBody, req: Request) => {
    const { situation, from: address } = callOf(req);
    const from = { address, device: deviceOf(req), origin: originOf(req) };
    if (body.type === 'username') return signIn.byPassword(body, situation, from);
    if (body.type === 'sms') return signIn.byMobile(body, situation, from);
    return social.signIn(body, situation, from);
  };
  const login = async ({ body, ...exchange }: Exchange & { readonly body: LoginBody }) =>
    admitted(exchange, await signedInBy(body, exchange.req));

  return initServer().router(contract.account, {
    sealingKey: async () => answer(sealing.publish()),
    registerSettings: async ({ req }) => {
      const { flags, toggles, showCaptcha, affiliate, smsProvider, geetest } = settings.current;
      const { registrationBonus, minimumAge, extraSteps } = settings.current;
      const scriptUrl = vendorsOriginOf(req, vendorsPort()) + GEETEST_SCRIPT;
      return answer({
        flags,
        toggles,
        showCaptcha: showCaptcha || callOf(req).situation.captchaAtRegistration,
        affiliate,
        smsProvider,
        firebase: publishedFirebase(world, vendorsOriginOf(req, vendorsPort())),
        geetest: geetest ? { captchaId: world.geetest.captchaId, scriptUrl } : null,
        registrationBonus,
        minimumAge,
        extraSteps: [...extraSteps],
      });
    },
    registrationRules: async () => answer(settings.current.rules),
    captcha: async ({ query }) => answer(captcha.picture(query.captchaId).toString('base64')),
    affiliateCheck: async ({ req, query: { code } }) =>
      answer({ code, affiliate: registrar.affiliateOf(code, callOf(req).situation) }),
    register: async ({ req, res, body }) =>
      admitted({ req, res }, await registrar.byUsername(body, callOf(req).situation)),
    registerMobile: async ({ req, res, body }) =>
      admitted({ req, res }, await registrar.byMobile(body, callOf(req).situation)),
    login,
    loginV2: login,
    secondStep: async ({ req, res, body: { trustDevice, ...step } }) =>
      admitted(
        { req, res },
        signIn.bySecondStep(step, callOf(req).situation, originOf(req)),
        trustDevice,
      ),
    linkSocial: async ({ req, body }) => {
      const { member } = signedInOf(req);
      await social.link(member, body, originOf(req));
      return answer({ linked: true as const });
    },
    freePlay: async ({ req }) => answer(accounts.openTrial(callOf(req).situation)),
    firstLogin: async ({ req }) => {
      accounts.firstLoginDone(signedInOf(req).member);
      return answer({ done: true as const });
    },
    changePassword: async ({ req, body }) => {
      await accounts.changePassword(signedInOf(req), body, originOf(req));
      return answer({ changed: true as const });
    },
    forgotPassword: async ({ req, body }) => {
      const portal = portalOriginOf(req, portalOrigins());
      const { situation } = callOf(req);
      const linkWith = (token: string) => `${portal}/?token=${token}`;
      const how = { linkWith, origin: originOf(req), language: languageOfCall(world, req) };
      recovery.byEmail(body, how, situation);
      return answer({ sent: true as const });
    },
    setPasswordByPhone: async ({ req, res, body }) =>
      admitted({ req, res }, await recovery.byPhone(body, callOf(req).situation, originOf(req))),
    member: async ({ req }) => answer(accounts.info(signedInOf(req), languageOfCall(world, req))),
    avatar: async ({ req }) => answer(profiles.avatar(signedInOf(req).member)),
    logout: async ({ req }) => {
      const { member, sessionHash } = signedInOf(req);
      security.note(member.id, 'signedOut', originOf(req));
      sessions.end(sessionHash);
      return answer({ signedOut: true as const });
    },
  });
}
