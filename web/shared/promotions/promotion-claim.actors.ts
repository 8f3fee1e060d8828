import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import {
  type ActionInput,
  promotionClaimMachine,
} from '#machines/promotion-claim/promotion-claim.machine.ts';
import { requestSignIn, watchSession } from '#machines/session/sign-in-first.ts';
import { participationsQuery } from '#web/api/promotion-queries.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';

/** Taking part in a promotion with the calls that it makes (W8). */
export function providePromotionClaim({
  api,
  queryClient,
  session,
  modals,
}: Pick<Services, 'api' | 'modals' | 'queryClient' | 'session'>) {
  return promotionClaimMachine.provide({
    actions: {
      askForRealAccount: () =>
        modals.send({ type: 'modal.opened', modal: { type: 'realAccountNeeded' } }),
    },
    actors: {
      watchSession: watchSession(session),
      requestSignIn: requestSignIn(session),
      takePart: fromPromise<Outcome<null>, ActionInput>(
        async ({ input: { promotionId, action } }) => {
          const answer = await api.promotions[action]({ params: { id: promotionId }, body: {} });
          if (answer.ok) {
            const { queryKey } = participationsQuery(api);
            // A reading that is on its way would come too late and show what was before.
            await queryClient.cancelQueries({ queryKey });
            queryClient.setQueryData(queryKey, (known = []) => [
              answer.value,
              ...known.filter((one) => one.promotionId !== promotionId),
            ]);
          }
          // Refused or not: what the page shows may have been out of date.
          for (const key of ['promotions', 'missions', 'bonuses']) {
            void queryClient.invalidateQueries({ queryKey: [key] });
          }
          void queryClient.invalidateQueries(balanceQuery(api));
          return withoutValue(answer);
        },
      ),
    },
  });
}
