import { fromPromise } from 'xstate';
import type { PointsConversion } from '#contract/entities/points.ts';
import { pointsConversionMachine } from '#machines/points-conversion/points-conversion.machine.ts';
import type {
  ConversionWish,
  OverviewOutcome,
} from '#machines/points-conversion/points-conversion.types.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-required-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';

/** The rate, the minimum, and the person's points. */
export async function readOverview(
  api: Services['api'],
  signal: AbortSignal,
): Promise<OverviewOutcome> {
  const [config, balance] = await Promise.all([
    api.points.config({ query: {} }, { signal }),
    api.points.balance({}, { signal }),
  ]);
  if (!config.ok) return config;
  if (!balance.ok) return balance;
  const { conversion, currency } = config.value;
  if (!conversion) return { ok: false, code: 'points_conversion_closed' };
  return { ok: true, value: { ...conversion, points: balance.value.points, currency } };
}

/** Points that become money, with the calls (W9); passwords are read from the draft. */
export function provideConversion(services: SubmissionServices, draft: MoneyPasswordDraft) {
  const { api } = services;
  return pointsConversionMachine.provide({
    actors: {
      readOverview: fromPromise<OverviewOutcome, void>(({ signal }) => readOverview(api, signal)),
      convert: provideSubmission<ConversionWish, PointsConversion>(services, {
        call: 'points.convert',
        send: ({ payload, key }) => {
          const body = { ...payload, ...givenMoneyPasswords(draft.values()) };
          return api.points.convert({ body }, { key });
        },
      }),
    },
  });
}
