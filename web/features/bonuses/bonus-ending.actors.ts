import { fromPromise } from 'xstate';
import type { Bonus } from '#contract/entities/bonus.ts';
import { bonusEndingMachine } from '#machines/bonus-ending/bonus-ending.machine.ts';
import type {
  BonusEndingInput,
  BonusOutcome,
  EndingWish,
} from '#machines/bonus-ending/bonus-ending.types.ts';
import { bonusesKey } from '#web/api/bonus-queries.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Ending a bonus with the calls (W11). */
export function provideBonusEnding(services: SubmissionServices & Pick<Services, 'queryClient'>) {
  const { api, queryClient } = services;
  return bonusEndingMachine.provide({
    actors: {
      readBonus: fromPromise<BonusOutcome, BonusEndingInput>(({ input: { bonusId: id }, signal }) =>
        api.bonuses.one({ params: { id }, query: {} }, { signal }),
      ),
      endBonus: provideSubmission<EndingWish, Bonus>(services, {
        call: 'bonuses.giveUp',
        send: async ({ asked: { bonusId: id, costs }, key }) => {
          const answer = await api.bonuses.giveUp({ params: { id }, body: { costs } }, { key });
          // Refused or not: what the page shows may have been out of date.
          void queryClient.invalidateQueries({ queryKey: bonusesKey });
          void queryClient.invalidateQueries(balanceQuery(api));
          return answer;
        },
      }),
    },
  });
}
