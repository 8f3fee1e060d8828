import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** What players limit for themselves (W10). */
export function playLimitsHandlers({ ownLimits, realityChecks, rounds }: World) {
  return initServer().router(contract.playLimits, {
    list: async ({ req }) => {
      const { member } = signedInOf(req);
      // A win that nobody has looked at yet is part of the result.
      rounds.settleDue(member.id);
      return answer(realityChecks.limitsOf(member));
    },
    choose: async ({ req, body: { kind, frame, amount } }) => {
      const { member } = signedInOf(req);
      ownLimits.choose(member, { kind, frame }, amount);
      return answer(realityChecks.limitsOf(member));
    },
    goWithout: async ({ req }) => {
      const { member } = signedInOf(req);
      ownLimits.goWithout(member);
      return answer(realityChecks.limitsOf(member));
    },
    keep: async ({ req, body }) => {
      const { member } = signedInOf(req);
      ownLimits.keep(member, body);
      return answer(realityChecks.limitsOf(member));
    },
    chooseCheck: async ({ req, body: { everyMinutes } }) =>
      answer(realityChecks.choose(signedInOf(req).member, everyMinutes)),
    answerCheck: async ({ req, body: { dueAt } }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      return answer(realityChecks.answer(member, Date.parse(dueAt)));
    },
  });
}
