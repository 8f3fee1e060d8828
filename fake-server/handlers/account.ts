import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { LoginResult } from '#contract/entities/member.ts';
import type { Registered } from '#contract/entities/registration.ts';
import type { SocialProof } from '#contract/entities/social.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf, type Exchange, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { deviceOf } from '../http/device-cookie.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import { originOf } from '../http/visit-origin.ts';
import type { Action } from '../kernel/action.ts';
import { countingToggles, publishedIn, registrationBonusOf } from '../settings/settings.ts';
import type { MobileSignIn, PasswordSignIn } from '../world/identity/sign-in.ts';
import { publishedFirebase } from '../world/verification/firebase.ts';
import type { World } from '../world/world.ts';
import { admission } from './admission.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** Path of the vendor's script on its origin. */
const GEETEST_SCRIPT = '/geetest/v4/gt4.js';

type LoginBody =
  | ({ type: 'username' } & PasswordSignIn)
  | ({ type: 'sms' } & MobileSignIn)
  | SocialProof;

/** Registration, signing in and out, passwords, and who is signed in. */
export function accountHandlers(world: World, { origins }: HandlerNeeds) {
  const { accounts, captcha, recovery, registrar, sealing, sessions, settings } = world;
  const { profiles, security, signIn, social } = world;

  const admitted = admission(world, origins);

  const signedInBy = (body: LoginBody, req: Request, action: Action<LoginResult>) => {
    const { situation, from: address } = callOf(req);
    const from = { address, device: deviceOf(req, origins.isHttps(req)), origin: originOf(req) };
    if (body.type === 'username') return signIn.byPassword(body, situation, from, action);
    if (body.type === 'sms') return signIn.byMobile(body, situation, from, action);
    return social.signIn(body, situation, from, action);
  };
  const login = async ({ body, ...exchange }: Exchange & { readonly body: LoginBody }) =>
    answerOnce(
      exchange.req,
      (action: Action<LoginResult>) => signedInBy(body, exchange.req, action),
      (result) => admitted(exchange, result),
    );

  return initServer().router(contract.account, {
    sealingKey: async () => answer(sealing.publish()),
    registerSettings: async ({ req }) => {
      const { showCaptcha, extraSteps, ...published } = publishedIn(
        'account.registerSettings',
        settings.current,
      );
      const scriptUrl = origins.vendors(req) + GEETEST_SCRIPT;
      return answer({
        ...published,
        toggles: countingToggles(settings.current),
        showCaptcha: showCaptcha || callOf(req).situation.captchaAtRegistration,
        firebase: publishedFirebase(world, origins.vendors(req)),
        geetest: settings.current.geetest
          ? { captchaId: world.geetest.captchaId, scriptUrl }
          : null,
        registrationBonus: registrationBonusOf(settings.current),
        extraSteps: [...extraSteps],
      });
    },
    registrationRules: async () => answer(settings.rules),
    captcha: async ({ query }) => answer(captcha.picture(query.captchaId).toString('base64')),
    affiliateCheck: async ({ req, query: { code } }) =>
      answer({ code, affiliate: registrar.affiliateOf(code, callOf(req).situation) }),
    register: async ({ req, res, body }) =>
      answerOnce(
        req,
        (action: Action<Registered>) => registrar.byUsername(body, callOf(req).situation, action),
        (result) => admitted({ req, res }, result),
      ),
    registerMobile: async ({ req, res, body }) =>
      answerOnce(
        req,
        (action: Action<Registered>) => registrar.byMobile(body, callOf(req).situation, action),
        (result) => admitted({ req, res }, result),
      ),
    login,
    loginV2: login,
    secondStep: async ({ req, res, body: { trustDevice, ...step } }) =>
      writeOnce(req, () =>
        admitted(
          { req, res },
          signIn.bySecondStep(step, callOf(req).situation, originOf(req)),
          trustDevice,
        ),
      ),
    linkSocial: async ({ req, body }) =>
      answerOnce(
        req,
        (action: Action<void>) => social.link(signedInOf(req).member, body, originOf(req), action),
        () => ({ linked: true as const }),
      ),
    freePlay: async ({ req }) => writeOnce(req, () => accounts.openTrial(callOf(req).situation)),
    firstLogin: async ({ req }) => {
      accounts.firstLoginDone(signedInOf(req).member);
      return answer({ done: true as const });
    },
    changePassword: async ({ req, body }) =>
      answerOnce(
        req,
        (action: Action<void>) =>
          accounts.changePassword(signedInOf(req), body, originOf(req), action),
        () => ({ changed: true as const }),
      ),
    forgotPassword: async ({ req, body }) => {
      const portal = origins.portal(req);
      const { situation } = callOf(req);
      const linkWith = (token: string) => `${portal}/?token=${token}`;
      const how = { linkWith, origin: originOf(req), language: languageOfCall(world, req) };
      return writeOnce(req, () => {
        recovery.byEmail(body, how, situation);
        return { sent: true as const };
      });
    },
    setPasswordByPhone: async ({ req, res, body }) =>
      answerOnce(
        req,
        (action: Action<LoginResult>) =>
          recovery.byPhone(body, callOf(req).situation, originOf(req), action),
        (result) => admitted({ req, res }, result),
      ),
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
