import { initServer } from '@ts-rest/express';
import type { Avatar } from '#contract/entities/avatar.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { answerOnce } from '../http/once.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';

/** What a person shows of themselves (W5). */
export function profileHandlers(world: World) {
  const { accounts, members, profiles, ranks } = world;
  return initServer().router(contract.profile, {
    rank: async ({ req }) => answer(ranks.of(signedInOf(req).member, languageOfCall(world, req))),
    rename: async ({ req, body: { nickname } }) => {
      const who = signedInOf(req);
      profiles.rename(who.member.id, nickname);
      const member = members.byId(who.member.id) ?? who.member;
      return answer(accounts.info({ ...who, member }, languageOfCall(world, req)));
    },
    chooseAvatar: async ({ req, body: { icon } }) =>
      answer(profiles.chooseAvatar(signedInOf(req).member, icon)),
    sendAvatar: async ({ req, body: { picture } }) =>
      answerOnce(req, (action: Action<Avatar>) =>
        profiles.sendAvatar(signedInOf(req).member, picture, action),
      ),
  });
}
