import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProfitTotals } from '#contract/entities/profit.ts';
import { roundStates } from '#contract/entities/round-lists.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import { momentOf } from '#fake-server/kernel/clock.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { profitByQuarter } from '#fake-server/store/records/profits.ts';
import { newMember } from './support/new-member.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const world = await sharedWorld();

/** Whole days of the site's time zone up to the present one. */
function lastDays(days: number) {
  const calendar = calendarOf(world.settings.current.timeZone);
  return {
    from: momentOf(calendar.periodAt('daily', FIRST_MOMENT - (days - 1) * DAY).from),
    before: momentOf(calendar.periodAt('daily', FIRST_MOMENT).before),
  };
}

const sums = ['rounds', 'stake', 'win', 'net', 'openRounds', 'openStake', 'bonus'] as const;

describe('the personal profit (W4)', () => {
  test('has each day of the range once, with totals that match the betting record', () => {
    const rounds = fc.array(
      fc.record({
        stake: fc.integer({ min: 1, max: 100_000 }),
        win: fc.integer({ min: 0, max: 300_000 }),
        state: fc.constantFrom(...roundStates),
        played_at: fc
          .integer({ min: 0, max: 9 * 24 * 4 })
          .map((n) => FIRST_MOMENT - n * (HOUR / 4)),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(rounds, fc.integer({ min: 1, max: 8 }), (played, days) => {
        const { account } = newMember(world);
        const member = memberOf(world, account);
        const other = memberOf(world, newMember(world).account);
        for (const round of played) {
          const isOpen = round.state === 'open';
          // Far from being due, so that none is judged.
          const settles_at = isOpen ? FIRST_MOMENT + 900 * DAY : null;
          playRound(world, account, { ...round, win: isOpen ? 0 : round.win, settles_at });
        }
        const range = lastDays(days);
        const profit = world.profits.of(member, range);
        expect(profit.days).toHaveLength(days);
        expect(new Set(profit.days.map(({ day }) => day)).size).toBe(days);
        for (const sum of sums) {
          expect(profit.days.reduce((total, day) => total + day[sum], 0)).toBe(profit.totals[sum]);
        }
        const page = { pageNo: 1, pageSize: 1 };
        const record = (whole: typeof range) =>
          world.roundRecords.page(member.id, whole, page).totals;
        expect(profit.totals).toEqual({ ...record(range), bonus: 0 });
        // A day alone is that day of the betting record, where the link of its row leads.
        const calendar = calendarOf(world.settings.current.timeZone);
        const { from, before } = calendar.periodAt('daily', Date.parse(range.from));
        const alone = record({ from: momentOf(from), before: momentOf(before) });
        expect(profit.days[0]).toMatchObject(alone);
        expect(world.profits.of(other, range).totals).toEqual(nothing);
      }),
      { numRuns: 30 },
    );
  });

  test('counts a round on the day when it began, in the site’s time zone', () => {
    const { account } = newMember(world);
    const { from } = lastDays(1);
    playRound(world, account, { stake: 300, played_at: Date.parse(from) - 1 });
    playRound(world, account, { stake: 500, win: 900, played_at: Date.parse(from) });
    const { days } = world.profits.of(memberOf(world, account), lastDays(2));
    expect(days.map(({ stake, net }) => ({ stake, net }))).toEqual([
      { stake: 300, net: -300 },
      { stake: 500, net: 400 },
    ]);
    expect(days[1]?.day).toBe(from.slice(0, 10));
  });

  test('shows bonuses on their day, outside the result', () => {
    const { id, account } = newMember(world);
    const grant = { memberId: id, source: 'a-gift', kind: 'promotion_bonus', amount: 700 } as const;
    world.wallet.post({ memberId: id, key: 'a-credit', kind: 'credit', amount: 5_000 });
    world.bonuses.grant({ ...grant, wagering: { times: 10, days: 30 } });
    const { days, totals } = world.profits.of(memberOf(world, account), lastDays(2));
    expect(days.map(({ bonus }) => bonus)).toEqual([0, 700]);
    expect(totals).toEqual({ ...nothing, bonus: 700 });
  });

  test('matches the betting record of somebody who has played for weeks', () => {
    const member = memberOf(world, PLAYER);
    const range = lastDays(60);
    const { totals } = world.roundRecords.page(member.id, range, { pageNo: 1, pageSize: 1 });
    expect(totals.rounds).toBeGreaterThan(40);
    expect(world.profits.of(member, range).totals).toMatchObject(totals);
  });

  test('reads only the indexes of its member', () => {
    const plan = world.database
      .statement<{ detail: string }>(`EXPLAIN QUERY PLAN ${profitByQuarter}`)
      .all(1, 1, 1)
      .map(({ detail }) => detail);
    expect(plan).toContain(
      'SEARCH rounds USING COVERING INDEX rounds_in_record (member_id=? AND played_at>? AND played_at<?)',
    );
    expect(plan).toContain(
      'SEARCH transactions USING INDEX transactions_in_record (member_id=? AND kind=?)',
    );
  });

  test('refuses a range that is reversed, too long, or in the future', async () => {
    const member = memberOf(world, PLAYER);
    const ask = (from: number, before: number) =>
      refusalOf(() => world.profits.of(member, { from: momentOf(from), before: momentOf(before) }));
    expect(await ask(FIRST_MOMENT, FIRST_MOMENT - DAY)).toBe('date_range_reversed');
    expect(await ask(FIRST_MOMENT - 93 * DAY, FIRST_MOMENT)).toBe('date_range_too_long');
    expect(await ask(FIRST_MOMENT, FIRST_MOMENT + 2 * DAY)).toBe('date_range_in_future');
  });
});

const nothing: ProfitTotals = {
  rounds: 0,
  stake: 0,
  win: 0,
  net: 0,
  openRounds: 0,
  openStake: 0,
  bonus: 0,
};
