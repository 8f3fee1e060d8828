import { initServer } from '@ts-rest/express';
import type { Picture } from '#contract/entities/picture.ts';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';

/** Withdrawals of the signed-in person, and their answers about payments (W2, W3). */
export function withdrawalsHandlers({ withdrawals, payoutAnswers }: World) {
  return initServer().router(contract.withdrawals, {
    terms: async ({ req }) => answer(withdrawals.terms(me(req))),
    quote: async ({ req, query }) => answer(withdrawals.quote(me(req), query.amount)),
    create: async ({ req, body }) =>
      answerOnce<Withdrawal>(req, (action) => withdrawals.create(me(req), body, action)),
    list: async ({ req, query }) => answer(withdrawals.page(me(req), query)),
    toConfirm: async ({ req }) => answer({ withdrawals: withdrawals.toConfirm(me(req)) }),
    one: async ({ req, params }) => answer(withdrawals.one(me(req), params.id)),
    cancel: async ({ req, params }) => answer(withdrawals.cancel(me(req), params.id)),
    received: async ({ req, params }) =>
      writeOnce(req, () => payoutAnswers.received(me(req), params.id)),
    notReceived: async ({ req, params, body }) =>
      writeOnce(req, () => payoutAnswers.notReceived(me(req), params.id, body)),
    sendProof: async ({ req, params, body }) =>
      answerOnce(req, (action: Action<Picture>) =>
        payoutAnswers.sendProof(me(req), params.id, body.picture, action),
      ),
    proof: async ({ req, params }) => answer(payoutAnswers.proof(me(req), params.id)),
  });
}

/** The person who asks. */
function me(request: object) {
  return signedInOf(request).member;
}
