import { fromPromise } from 'xstate';
import type { RewardKind } from '#contract/entities/points-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { pointsRedemptionMachine } from '#machines/points-redemption/points-redemption.machine.ts';
import type {
  DeskOutcome,
  RedeemInput,
  RedeemOutcome,
} from '#machines/points-redemption/points-redemption.types.ts';
import { randomText } from '#web/platform/random-text.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-asked-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';
import { addressIn, type RedeemDraft } from './redeem-draft.ts';

/** A redemption with the calls that it makes (W9). */
export function provideRedemption(
  { api }: Pick<Services, 'api'>,
  kind: RewardKind,
  draft: RedeemDraft,
) {
  return pointsRedemptionMachine.provide({
    actors: {
      readReward: fromPromise<DeskOutcome, { readonly rewardId: string }>(
        async ({ input, signal }) => {
          const [rewards, balance] = await Promise.all([
            api.points.rewards({ query: {} }, { signal }),
            api.points.balance({}, { signal }),
          ]);
          if (!rewards.ok) return rewards;
          if (!balance.ok) return balance;
          const reward = rewards.value.find(({ id }) => id === input.rewardId) ?? null;
          return { ok: true, value: { reward, points: balance.value.points, key: randomText() } };
        },
      ),
      redeem: fromPromise<RedeemOutcome, RedeemInput>(async ({ input: { key, ...wish } }) => {
        const fields = draft.check();
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const values = draft.values();
        const address = kind === 'goods' ? { address: addressIn(values) } : {};
        const body = { ...wish, ...address, ...givenMoneyPasswords(values) };
        const outcome = await api.points.redeem({ body }, { key });
        return outcome.ok ? outcome : onForm(outcome);
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
