import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnYear } from '#contract/entities/own-year.ts';
import { roundStates } from '#contract/entities/round-lists.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import { momentOf } from '#fake-server/kernel/clock.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { playedByQuarter } from '#fake-server/store/records/own-years.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 2026;

const world = await sharedWorld();
const calendar = calendarOf(world.settings.current.timeZone);

const sums = ['rounds', 'stake', 'win', 'net', 'openRounds', 'openStake'] as const;
const figures = [
  ...sums,
  'daysWithPlay',
  'minutes',
  'deposits',
  'withdrawals',
  'netDeposits',
] as const;
const page = { pageNo: 1, pageSize: 1 };
const yearOf = (account: string, year = YEAR) => world.ownYears.of(memberOf(world, account), year);
const [firstGame, secondGame] = world.catalogue.list({}, { pageNo: 1, pageSize: 2 }).games;
const nodeIds = [
  firstGame?.node_id ?? '',
  secondGame?.node_id ?? '',
  'a-game-of-the-past',
  'another-one',
];

/** Moments of the year before, and of this one up to now. */
const daysAgo = fc.integer({ min: 0, max: 400 * 24 * 4 }).map((n) => FIRST_MOMENT - n * (HOUR / 4));
const rounds = fc.array(
  fc.record({
    stake: fc.integer({ min: 1, max: 100_000 }),
    win: fc.integer({ min: 0, max: 300_000 }),
    state: fc.constantFrom(...roundStates),
    node_id: fc.constantFrom(...nodeIds),
    played_at: daysAgo,
  }),
  { maxLength: 20 },
);
const lines = fc.array(
  fc.record({
    kind: fc.constantFrom('deposit', 'credit', 'stake', 'win', 'payout', 'payout_fee'),
    amount: fc.integer({ min: 1, max: 9_000 }),
    at: daysAgo,
  }),
  { maxLength: 20 },
);

/** Somebody who did all this. */
function personWith(
  played: readonly (typeof rounds extends fc.Arbitrary<readonly (infer One)[]> ? One : never)[],
  moved: readonly (typeof lines extends fc.Arbitrary<readonly (infer One)[]> ? One : never)[],
) {
  const { id, account } = newMember(world);
  for (const round of played) {
    const isOpen = round.state === 'open';
    // Far from being due, so that none is judged.
    const settles_at = isOpen ? FIRST_MOMENT + 900 * DAY : null;
    playRound(world, account, { ...round, win: isOpen ? 0 : round.win, settles_at });
  }
  world.clock.freeze(true);
  const at = (moment: number) => world.clock.move(moment - world.clock.now());
  at(FIRST_MOMENT - 401 * DAY);
  world.wallet.post({ memberId: id, key: 'opening', kind: 'opening', amount: 1_000_000 });
  for (const [index, line] of moved.toSorted((a, b) => a.at - b.at).entries()) {
    at(line.at);
    const isOut = ['stake', 'payout', 'payout_fee'].includes(line.kind);
    world.wallet.post({
      memberId: id,
      key: `line-${index}`,
      kind: line.kind,
      amount: isOut ? -line.amount : line.amount,
    });
  }
  world.clock.reset();
  return account;
}

/** What all groups of a kind sum up to. */
const sumOf = (groups: readonly Readonly<Record<string, unknown>>[], what: string) =>
  groups.reduce((sum, group) => sum + Number(group[what]), 0);

const nothing = (year: OwnYear) => figures.every((figure) => year.totals[figure] === 0);

describe('a year of one’s own (W10)', () => {
  test('sums up to the records to the cent, in each month and in all groups', () => {
    fc.assert(
      fc.property(rounds, lines, fc.constantFrom(YEAR, YEAR - 1), (played, moved, wanted) => {
        const account = personWith(played, moved);
        const member = memberOf(world, account);
        const year = yearOf(account, wanted);
        expect(year.months).toHaveLength(wanted === YEAR ? 11 : 12);
        for (const [index, month] of year.months.entries()) {
          const range = { from: month.from, before: month.before };
          expect(world.profits.of(member, range).totals).toMatchObject(
            Object.fromEntries(sums.map((sum) => [sum, month[sum]])),
          );
          const record = (kind?: (typeof month.lines)[number]['kind']) =>
            world.accountRecords.page(member.id, { ...range, kind }, page).totals;
          for (const { kind, transactions, amount } of month.lines) {
            expect(record(kind)).toMatchObject({ transactions, net: amount });
          }
          // Every line of the record is in the statement, and moves from its one balance to the other.
          expect(record()).toMatchObject({
            transactions: sumOf(month.lines, 'transactions'),
            net: month.closing - month.opening,
          });
          expect(month.opening).toBe(year.months[index - 1]?.closing ?? month.opening);
        }
        for (const figure of figures) {
          expect([figure, sumOf(year.months, figure)]).toEqual([figure, year.totals[figure]]);
        }
        for (const sum of sums) {
          for (const groups of [year.categories, year.vendors, year.games]) {
            expect(sumOf(groups, sum)).toBe(year.totals[sum]);
          }
        }
        // Games that are no longer offered are one row.
        const names = year.games.map(({ game }) => game?.nodeId);
        expect(new Set(names).size).toBe(names.length);
        if (wanted === YEAR)
          expect(year.months.at(-1)?.closing).toBe(world.wallet.balance(member.id));
      }),
      { numRuns: 25 },
    );
  });

  test('names the ended rounds with the highest and the lowest net', () => {
    fc.assert(
      fc.property(rounds, (played) => {
        const year = yearOf(personWith(played, []));
        const { from = '' } = year.months[0] ?? {};
        const nets = played
          .filter(({ state, played_at }) => state === 'settled' && played_at >= Date.parse(from))
          .map(({ win, stake }) => win - stake);
        const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)];
        expect(year.largestWin?.net ?? 0).toBe(most);
        expect(year.largestLoss?.net ?? 0).toBe(least);
      }),
      { numRuns: 25 },
    );
  });

  test('has the time of play of each month, also where a session goes over its end', () => {
    const { account } = newMember(world);
    world.clock.freeze(true);
    const { from } = calendar.periodAt('monthly', FIRST_MOMENT);
    world.clock.move(from - 20 * MINUTE - world.clock.now());
    const { memberId } = openGame(world, account);
    world.clock.move(29 * MINUTE);
    world.playSessions.notePlay(memberId);
    world.clock.reset();
    const minutes = yearOf(account).months.map((month) => month.minutes);
    expect(minutes.slice(-2)).toEqual([20, 9]);
    expect(yearOf(account).totals.minutes).toBe(29);
  });

  test('is empty before the person came and after today', () => {
    const { account } = newMember(world);
    expect(yearOf(account, 2001).months).toHaveLength(12);
    expect(nothing(yearOf(account, 2001))).toBe(true);
    expect(yearOf(account, 2_500)).toMatchObject({ months: [], games: [], largestWin: null });
  });

  test('matches the betting record of somebody who has played for weeks', () => {
    const member = memberOf(world, PLAYER);
    const range = { from: momentOf(FIRST_MOMENT - 60 * DAY), before: momentOf(FIRST_MOMENT) };
    const { totals } = world.roundRecords.page(member.id, range, page);
    const year = yearOf(PLAYER);
    expect(year.totals.rounds).toBe(totals.rounds);
    expect(year.totals.daysWithPlay).toBeGreaterThan(5);
    expect(year.categories.length).toBeGreaterThan(1);
    expect(year.firstYear).toBeLessThanOrEqual(YEAR);
  });

  test('reads its rounds from the index of its member alone', () => {
    const plan = world.database
      .statement<{ detail: string }>(`EXPLAIN QUERY PLAN ${playedByQuarter}`)
      .all(1, 1, 1)
      .map(({ detail }) => detail);
    expect(plan).toContain(
      'SEARCH rounds USING COVERING INDEX rounds_in_record (member_id=? AND played_at>? AND played_at<?)',
    );
  });
});
