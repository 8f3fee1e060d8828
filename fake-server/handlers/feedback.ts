import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Feedback to the site. */
export function feedbackHandlers({ feedback }: World) {
  return initServer().router(contract.feedback, {
    terms: async ({ req }) => answer(feedback.terms(signedInOf(req).member.id)),
    send: async ({ req, body: { content } }) =>
      writeOnce(req, () => feedback.send(signedInOf(req).member.id, content)),
  });
}
