import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { Pairing } from '#contract/entities/two-step.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import { passkeySiteOf } from '../http/passkey-site.ts';
import { originOf } from '../http/visit-origin.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** Who asks. */
const who = (request: object) => signedInOf(request).member;

/** What protects the account, who is signed in to it, and what happened to it (W5, A26). */
export function securityHandlers(world: World, { origins }: HandlerNeeds) {
  const { closings, reauthentications, dataExport, security } = world;
  const { twoStep, accountRecoveries } = world;
  const state = (request: Request) => answer(security.state(signedInOf(request)));
  return initServer().router(contract.security, {
    state: async ({ req }) => state(req),
    lastSignIn: async ({ req }) => answer(security.lastSignIn(signedInOf(req))),
    events: async ({ req, query }) => answer(security.events(signedInOf(req).member.id, query)),
    endSession: async ({ req, params }) => {
      security.endSession(signedInOf(req), params.id, originOf(req));
      return state(req);
    },
    endOthers: async ({ req }) => {
      security.endOthers(signedInOf(req), originOf(req));
      return state(req);
    },
    prove: async ({ req, res, body }) => {
      const site = passkeySiteOf({ req, res }, origins);
      return answerOnce(
        req,
        (action: Action<string>) =>
          reauthentications.prove(signedInOf(req), body, site, originOf(req), action),
        (until) => ({ until }),
      );
    },
    startTwoStep: async ({ req, body }) =>
      answerOnce<Pairing>(req, (action) =>
        twoStep.start(who(req), body.password, originOf(req), action),
      ),
    confirmTwoStep: async ({ req, body }) =>
      writeOnce(req, () => ({
        recoveryCodes: [...twoStep.confirm(who(req), body.code, originOf(req))],
      })),
    endTwoStep: async ({ req, body }) =>
      answerOnce(
        req,
        (action: Action<void>) => twoStep.end(who(req), body, originOf(req), action),
        () => security.state(signedInOf(req)),
      ),
    renewRecoveryCodes: async ({ req, body }) =>
      answerOnce(
        req,
        (action: Action<readonly string[]>) =>
          twoStep.renewCodes(who(req), body, originOf(req), action),
        (codes) => ({ recoveryCodes: [...codes] }),
      ),
    unlinkSocial: async ({ req, params }) => {
      security.unlinkSocial(who(req), params.provider, originOf(req));
      return state(req);
    },
    closeAccount: async ({ req }) => answer(closings.ask(who(req), originOf(req))),
    cancelClosure: async ({ req }) => answer(closings.cancelClosure(who(req), originOf(req))),
    stopAccountRecovery: async ({ req }) => {
      accountRecoveries.stopOwn(who(req).id, originOf(req));
      return state(req);
    },
    requestData: async ({ req }) => answer(dataExport.ask(who(req).id, originOf(req))),
    dataPart: async ({ req, params }) =>
      answer({ text: dataExport.part(who(req), params, originOf(req)) }),
    forgetDevice: async ({ req, params }) => {
      security.forgetDevice(who(req).id, params.id, originOf(req));
      return state(req);
    },
  });
}
