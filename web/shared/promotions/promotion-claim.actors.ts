import {
  type ActionInput,
  promotionClaimMachine,
} from '#machines/promotion-claim/promotion-claim.machine.ts';
import { requestSignIn, watchSession } from '#machines/session/sign-in-first.ts';
import { queries } from '#web/api/queries.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Taking part in a promotion with the calls that it makes (W8). */
export function providePromotionClaim(
  services: SubmissionServices & Pick<Services, 'changes' | 'modals' | 'queryClient'>,
) {
  const { api, changes, queryClient, session, modals } = services;
  return promotionClaimMachine.provide({
    actions: {
      askForRealAccount: () =>
        modals.send({ type: 'modal.opened', modal: { type: 'realAccountNeeded' } }),
    },
    actors: {
      watchSession: watchSession(session),
      requestSignIn: requestSignIn(session),
      takePart: provideSubmission<ActionInput, null>(services, {
        call: ({ action }) => `promotions.${action}`,
        send: async ({ payload: { promotionId, action }, key }) => {
          const request = { params: { id: promotionId }, body: {} };
          const answer = await api.promotions[action](request, { key });
          if (answer.ok) {
            const { queryKey } = queries.promotions.participations();
            // A response under way would arrive too late and show the old state.
            await queryClient.cancelQueries({ queryKey });
            queryClient.setQueryData(queryKey, (known = []) => [
              answer.value,
              ...known.filter((one) => one.promotionId !== promotionId),
            ]);
          }
          // Refused or not: what the page shows may have been out of date.
          void changes.outdate('promotions', 'missions', 'balance');
          return withoutValue(answer);
        },
      }),
    },
  });
}
