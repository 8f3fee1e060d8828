import { fromPromise } from 'xstate';
import type { Bonus } from '#contract/entities/bonus.ts';
import { bonusEndingMachine } from '#machines/bonus-ending/bonus-ending.machine.ts';
import type {
  BonusEndingInput,
  BonusOutcome,
  EndingWish,
} from '#machines/bonus-ending/bonus-ending.types.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** Ending a bonus with the calls (W11). */
export function provideBonusEnding(services: SubmissionServices) {
  const { api } = services;
  return bonusEndingMachine.provide({
    actors: {
      readBonus: fromPromise<BonusOutcome, BonusEndingInput>(({ input: { bonusId: id }, signal }) =>
        api.bonuses.one({ params: { id }, query: {} }, { signal }),
      ),
      endBonus: provideSubmission<EndingWish, Bonus>(services, {
        call: 'bonuses.giveUp',
        send: ({ payload: { bonusId: id, costs }, key }) =>
          api.bonuses.giveUp({ params: { id }, body: { costs } }, { key }),
      }),
    },
  });
}
