import { fromPromise } from 'xstate';
import type { Redemption } from '#contract/entities/points.ts';
import type { RewardKind } from '#contract/entities/points-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { pointsRedemptionMachine } from '#machines/points-redemption/points-redemption.machine.ts';
import type {
  OverviewOutcome,
  RedeemWish,
} from '#machines/points-redemption/points-redemption.types.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-required-passwords.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { addressIn, type RedeemDraft } from './redeem-draft.ts';

/** A redemption with the calls that it makes (W9). */
export function provideRedemption(
  services: SubmissionServices,
  kind: RewardKind,
  draft: RedeemDraft,
) {
  const { api } = services;
  return pointsRedemptionMachine.provide({
    actors: {
      readReward: fromPromise<OverviewOutcome, { readonly rewardId: string }>(
        async ({ input, signal }) => {
          const [rewards, balance] = await Promise.all([
            api.points.rewards({ query: {} }, { signal }),
            api.points.balance({}, { signal }),
          ]);
          if (!rewards.ok) return rewards;
          if (!balance.ok) return balance;
          const reward = rewards.value.find(({ id }) => id === input.rewardId) ?? null;
          return { ok: true, value: { reward, points: balance.value.points } };
        },
      ),
      redeem: provideSubmission<RedeemWish, Redemption>(services, {
        call: 'points.redeem',
        send: async ({ payload: wish, key }) => {
          const fields = draft.check();
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const values = draft.values();
          const address = kind === 'goods' ? { address: addressIn(values) } : {};
          const body = { ...wish, ...address, ...givenMoneyPasswords(values) };
          const outcome = await api.points.redeem({ body }, { key });
          return outcome.ok ? outcome : onForm(outcome);
        },
      }),
    },
  });
}

/** The form has the fields of an address beside its others. */
function onForm({ fields, ...refusal }: Refusal): Refusal {
  return {
    ...refusal,
    ...(fields && {
      fields: fields.map((error) => ({ ...error, field: error.field.replace('address.', '') })),
    }),
  };
}
