import { initServer } from '@ts-rest/express';
import type { Picture } from '#contract/entities/picture.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';

/** Who asks. */
const me = (request: object) => signedInOf(request).member;

/** Applying for a promotion with a comment and pictures (W6). */
export function applicationsHandlers({ applications }: World) {
  return initServer().router(contract.applications, {
    current: async ({ req, params: { id } }) =>
      answer({ application: applications.current(me(req), id) }),
    sendPicture: async ({ req, params: { id }, body: { picture } }) =>
      answerOnce(req, (action: Action<Picture>) =>
        applications.sendPicture(me(req), id, picture, action),
      ),
    picture: async ({ req, params: { id } }) => answer(applications.picture(me(req), id)),
    apply: async ({ req, params: { id }, body }) =>
      writeOnce(req, () => applications.apply(me(req), id, body)),
    withdraw: async ({ req, params: { id } }) => answer(applications.withdraw(me(req), id)),
  });
}
