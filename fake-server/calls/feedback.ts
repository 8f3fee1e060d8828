import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** What people tell the site. */
export function feedbackHandlers({ feedback }: World) {
  return initServer().router(contract.feedback, {
    terms: async ({ req }) => answer(feedback.terms(signedInOf(req).member.id)),
    send: async ({ req, body: { content } }) => {
      const { feedback: answered } = callOf(req).situation;
      return writeOnce(req, () => {
        const sent = feedback.send(signedInOf(req).member.id, content);
        if (answered !== null) feedback.answer(sent.id, answered);
        return sent;
      });
    },
  });
}
