import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** What a person shows of themselves (W5). */
export function profileHandlers({ accounts, members, profiles, ranks, rankScenes }: World) {
  return initServer().router(contract.profile, {
    rank: async ({ req }) => {
      const { member } = signedInOf(req);
      const { rank: scene } = callOf(req).situation;
      if (scene !== null) rankScenes.play(member, scene);
      return answer(ranks.of(member));
    },
    rename: async ({ req, body: { nickname } }) => {
      const who = signedInOf(req);
      profiles.rename(who.member.id, nickname);
      const member = members.byId(who.member.id) ?? who.member;
      return answer(accounts.info({ ...who, member }));
    },
    chooseAvatar: async ({ req, body: { icon } }) =>
      answer(profiles.chooseAvatar(signedInOf(req).member, icon)),
    sendAvatar: async ({ req, body: { picture } }) =>
      answer(profiles.sendAvatar(signedInOf(req).member, picture)),
  });
}
