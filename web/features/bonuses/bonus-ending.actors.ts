import { fromPromise } from 'xstate';
import { bonusEndingMachine } from '#machines/bonus-ending/bonus-ending.machine.ts';
import type {
  BonusEndingInput,
  BonusOutcome,
  EndingWish,
} from '#machines/bonus-ending/bonus-ending.types.ts';
import { bonusesKey } from '#web/api/bonus-queries.ts';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import type { OnceKey } from '#web/shared/money/once-key.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Ending a bonus with the calls (W11). */
export function provideBonusEnding(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  { key }: Pick<OnceKey, 'key'>,
) {
  return bonusEndingMachine.provide({
    actors: {
      readBonus: fromPromise<BonusOutcome, BonusEndingInput>(({ input: { bonusId: id }, signal }) =>
        api.bonuses.one({ params: { id }, query: {} }, { signal }),
      ),
      endBonus: fromPromise<BonusOutcome, EndingWish>(async ({ input: { bonusId: id, costs } }) => {
        const answer = await api.bonuses.giveUp(
          { params: { id }, body: { costs } },
          { key: key() },
        );
        // Refused or not: what the page shows may have been out of date.
        void queryClient.invalidateQueries({ queryKey: bonusesKey });
        void queryClient.invalidateQueries(balanceQuery(api));
        return answer;
      }),
    },
  });
}
