import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  pointsConfigSchema,
  pointsConversionSchema,
  pointsLineSchema,
} from '#contract/entities/points.ts';
import { conversionOf } from '#contract/rules/points.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { requireBalancedLedger } from '#fake-server/store/ledger/ledger.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

let member: MemberRow;
const world = await sharedWorld();
beforeEach(() => {
  member = memberOf(world, newMember(world).account);
  const gift = { kind: 'points_given', name: 'start', amount: 450_050 } as const;
  world.points.post({ memberId: member.id, ...gift });
  world.settings.change({ pointsConversion: { pointsPerUnit: 100, minimum: 100_000 } });
});
afterAll(() => {
  requireBalancedLedger(world.database, 'memory');
});

const convert = (points: number, pointsPerUnit = 100) =>
  pointsConversionSchema.parse(world.pointsConversions.convert(member, { points, pointsPerUnit }));

/** Refused with this code, and nothing has changed. */
function expectRefused(act: () => unknown, code: string, details = {}): void {
  const before = [world.points.balance(member.id), world.wallet.entries(member.id)];
  expect(act).toThrow(Refused);
  expect(act).toThrow(expect.objectContaining({ code, ...details }));
  expect([world.points.balance(member.id), world.wallet.entries(member.id)]).toEqual(before);
}

describe('points that become money (W9)', () => {
  test('pays whole cents, and keeps the points that make none', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 10_000 }), (points, pointsPerUnit) => {
        const { amount, spent } = conversionOf(points, { pointsPerUnit });
        expect(amount * pointsPerUnit).toBe(spent);
        expect(points - spent).toBeGreaterThanOrEqual(0);
        expect(points - spent).toBeLessThan(pointsPerUnit);
      }),
    );
  });

  test('takes points and pays money, each with its own kind of line', () => {
    expect(convert(450_050)).toEqual({ points: 450_000, amount: 4_500, currency: 'BRL' });
    expect(world.points.balance(member.id)).toBe(50);
    expect(world.wallet.parts(member.id)).toMatchObject({ available: 4_500, total: 4_500 });
    const entries = world.wallet.entries(member.id);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['money_for_points', 4_500],
    ]);
    const [line] = world.pointsRecord.page(
      member.id,
      { kind: 'converted', language: 'EN' },
      { pageNo: 1, pageSize: 20 },
    ).lines;
    expect(pointsLineSchema.parse(line)).toMatchObject({
      kind: 'converted',
      amount: -450_000,
      money: { transactionId: String(entries[0]?.id), amount: 4_500 },
    });
  });

  test('refuses an outdated rate', () => {
    expectRefused(() => convert(200_000, 99), 'points_rate_changed');
  });

  test('refuses too few and too many', () => {
    const details = { fields: [{ field: 'points', rule: 'range', min: 100_000 }] };
    expectRefused(() => convert(99_999), 'points_below_minimum', { details });
    expectRefused(() => convert(450_100), 'points_insufficient');
  });

  test('is closed by a rate of 0, as the overview says', () => {
    world.settings.change({ pointsConversion: { pointsPerUnit: 0, minimum: 100_000 } });
    expectRefused(() => convert(200_000), 'points_conversion_closed');
    expect(world.points.config(member, 'EN').conversion).toBeNull();
  });

  test('is closed in Brazil, whatever its rate (G9)', () => {
    world.settings.change({
      jurisdiction: 'br',
      pointsConversion: { pointsPerUnit: 100, minimum: 100_000 },
    });
    expectRefused(() => convert(200_000), 'points_conversion_closed');
    expect(world.points.config(member, 'EN').conversion).toBeNull();
    world.settings.change({ jurisdiction: 'generic' });
    expect(world.points.config(member, 'EN').conversion).not.toBeNull();
  });

  test('requires at least what makes a cent', () => {
    world.settings.change({ pointsConversion: { pointsPerUnit: 5_000, minimum: 1 } });
    const { conversion } = pointsConfigSchema.parse(world.points.config(member, 'EN'));
    expect(conversion).toEqual({ pointsPerUnit: 5_000, minimum: 5_000 });
    expect(convert(5_000, 5_000).amount).toBe(1);
  });
});
