import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** What the person wants to be told, and how (W7). */
export function notificationsHandlers({ notifications }: World) {
  return initServer().router(contract.notifications, {
    preferences: async ({ req }) => answer(notifications.preferences(signedInOf(req).member)),
    choose: async ({ req, body }) => answer(notifications.choose(signedInOf(req).member, body)),
  });
}
