// @vitest-environment node
import { expect, test } from 'vitest';
import type { Participation, PromotionDetail } from '#contract/entities/promotion.ts';
import { promotionKinds } from '#contract/entities/promotion-types.ts';
import { actionOf } from '#contract/rules/promotion-phase.ts';
import { stateForRank } from '#web/features/promotions/use-participations.ts';

const startsAt = '2026-01-01T00:00:00.000Z';
const promotion = { startsAt, endsAt: null, minimumRankLevel: 5 } as PromotionDetail;
const joined = { state: 'joined' } as Participation;
const now = Date.parse(startsAt);

test.each([
  ['a lower rank', 4, undefined, now, 'not_eligible'],
  ['the rank itself', 5, undefined, now, 'open'],
  ['a rank that has fallen since it was joined', 4, joined, now, 'joined'],
  ['a lower rank before it begins', 4, undefined, now - 1, 'coming_soon'],
  ['a visitor, whose rank is not known', undefined, undefined, now, 'open'],
] as const)('for %s (W5)', (_, rank, participation, at, state) => {
  expect(stateForRank(promotion, participation, at, rank)).toBe(state);
});

test('no promotion offers what the rank would refuse (W5, S12)', () => {
  expect(promotionKinds.map((kind) => actionOf(kind, 'not_eligible'))).toEqual(
    promotionKinds.map(() => null),
  );
});
