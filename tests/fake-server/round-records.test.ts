import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ROUNDS_IN_A_PIECE,
  resultOfNet,
  roundResults,
  roundStates,
} from '#contract/entities/round-lists.ts';
import { momentOf } from '#fake-server/kernel/clock.ts';
import { playTable, type RoundRow } from '#fake-server/store/play/play.ts';
import { recordStatements } from '#fake-server/store/play/round-records.ts';
import { categoryOf } from '#fake-server/world/play/catalogue.ts';
import type { RoundFilter } from '#fake-server/world/play/round-records.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const world = await sharedWorld();

/** What a test says of a round; the rest does not matter to the record. */
type Played = Pick<RoundRow, 'node_id' | 'stake' | 'win' | 'state' | 'played_at'>;

/** A round of many, ten at each moment: a piece ends in the middle of one. */
const oneOfMany = (index: number): Played => ({
  node_id: 'any',
  stake: 100,
  win: 0,
  state: 'settled',
  played_at: FIRST_MOMENT - HOUR - Math.floor(index / 10),
});

function keepRounds(memberId: number, rounds: readonly Played[], of = world): void {
  const table = playTable(of.database);
  of.database.transaction(() => {
    for (const [index, round] of rounds.entries()) {
      table.insertRound(memberId, {
        ...round,
        round_key: `kept-${memberId}-${index}`,
        stakes: null,
        // Far from being due, so that none is judged.
        settles_at: round.state === 'open' ? FIRST_MOMENT + 900 * DAY : null,
        outcome: '{}',
        balance_after: 0,
        shown: 1,
      });
    }
  });
}

const lastDays = (days: number): RoundFilter => ({
  from: momentOf(FIRST_MOMENT - days * DAY),
  before: momentOf(FIRST_MOMENT + HOUR),
});

describe('the betting record (W4)', () => {
  test('shows what matches the filter, in pages and pieces, with the sums over everything', () => {
    const games = world.catalogue.list({}, { pageNo: 1, pageSize: 100_000 }).games;
    const some = ['RNG', 'LIVE', 'INHOUSE', 'SPORTS'].flatMap((category) =>
      games.filter((game) => categoryOf(game) === category).slice(0, 2),
    );
    const rounds = fc.array(
      fc.record({
        node_id: fc.constantFrom(...some.map(({ node_id }) => node_id), 'gone-from-the-catalogue'),
        stake: fc.integer({ min: 1, max: 100_000 }),
        win: fc.integer({ min: 0, max: 300_000 }),
        state: fc.constantFrom(...roundStates),
        // Few moments, so that several rounds often share one.
        played_at: fc.integer({ min: 0, max: 40 }).map((steps) => FIRST_MOMENT - steps * 2 * HOUR),
      }),
      { maxLength: 60, size: 'max' },
    );
    const filters = fc.record(
      {
        days: fc.integer({ min: 1, max: 4 }),
        gameClassify: fc.constantFrom('RNG', 'LIVE', 'INHOUSE', 'SPORTS', 'FISH'),
        vassalage: fc.constantFrom(...some.map(({ vendor_code }) => vendor_code)),
        gameName: fc.constantFrom(...some.map(({ name }) => name), '   '),
        state: fc.constantFrom(...roundStates),
        result: fc.constantFrom(...roundResults),
      },
      { requiredKeys: ['days'] },
    );
    fc.assert(
      fc.property(
        rounds,
        filters,
        fc.integer({ min: 1, max: 9 }),
        (played, { days, ...narrowing }, size) => {
          const memberId = newMember(world).id;
          const kept = played.map((round) =>
            round.state === 'open' ? { ...round, win: 0 } : round,
          );
          keepRounds(memberId, kept);
          const filter = { ...lastDays(days), ...narrowing };
          const named = new Set(
            world.catalogue
              .list({ gameName: narrowing.gameName }, { pageNo: 1, pageSize: 100_000 })
              .games.map(({ node_id }) => node_id),
          );
          const expected = kept
            .map((round, index) => ({ ...round, index }))
            .filter(({ node_id, state, played_at, win, stake }) => {
              const game = world.catalogue.find(node_id);
              const isOfGames =
                (narrowing.gameClassify ?? narrowing.vassalage) !== undefined ||
                (narrowing.gameName?.trim() ?? '') !== '';
              if (played_at < FIRST_MOMENT - days * DAY) return false;
              if ((narrowing.state ?? state) !== state) return false;
              if (narrowing.result !== undefined && state !== 'settled') return false;
              if ((narrowing.result ?? resultOfNet(win - stake)) !== resultOfNet(win - stake))
                return false;
              if (!isOfGames) return true;
              return (
                game !== undefined &&
                (narrowing.gameClassify ?? categoryOf(game)) === categoryOf(game) &&
                (narrowing.vassalage ?? game.vendor_code) === game.vendor_code &&
                named.has(node_id)
              );
            })
            .toSorted((a, b) => b.played_at - a.played_at || b.index - a.index);
          const ids = expected.map(({ index }) => `kept-${memberId}-${index}`);
          const first = world.roundRecords.page(memberId, filter, { pageNo: 1, pageSize: size });
          const pages = Array.from(
            { length: first.totalPages },
            (_, index) =>
              world.roundRecords.page(memberId, filter, { pageNo: index + 1, pageSize: size })
                .rounds,
          );
          expect(pages.flat().map(({ roundId }) => roundId)).toEqual(ids);
          expect(pages.slice(0, -1).every(({ length }) => length === size)).toBe(true);
          const piece = world.roundRecords.piece(memberId, filter, undefined);
          expect(piece).toEqual({ rounds: pages.flat(), next: null });
          const ended = expected.filter(({ state }) => state !== 'open');
          const open = expected.filter(({ state }) => state === 'open');
          expect(first.totals).toEqual({
            rounds: ids.length,
            stake: sumOf(expected, 'stake'),
            win: sumOf(expected, 'win'),
            net: sumOf(ended, 'win') - sumOf(ended, 'stake'),
            openRounds: open.length,
            openStake: sumOf(open, 'stake'),
          });
          expect(first.totals.net).toBe(pages.flat().reduce((sum, { net }) => sum + (net ?? 0), 0));
        },
      ),
    );
  });

  test('is complete in pieces, even if people play meanwhile', () => {
    const memberId = newMember(world).id;
    keepRounds(
      memberId,
      Array.from({ length: 2 * ROUNDS_IN_A_PIECE + 5 }, (_, index) => oneOfMany(index)),
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const piece = world.roundRecords.piece(memberId, lastDays(2), after);
      seen.push(...piece.rounds.map(({ roundId }) => roundId));
      sizes.push(piece.rounds.length);
      playTable(world.database).insertRound(memberId, {
        ...oneOfMany(0),
        round_key: `meanwhile-${sizes.length}`,
        played_at: FIRST_MOMENT,
        stakes: null,
        settles_at: null,
        outcome: '{}',
        balance_after: 0,
        shown: 1,
      });
      after = piece.next ?? undefined;
    } while (after !== undefined);
    expect(sizes).toEqual([ROUNDS_IN_A_PIECE, ROUNDS_IN_A_PIECE, 5]);
    expect(new Set(seen).size).toBe(2 * ROUNDS_IN_A_PIECE + 5);
    expect(seen.some((id) => id.startsWith('meanwhile'))).toBe(false);
  });

  test.each(Object.entries(recordStatements))(
    'reads %s from its index only, without sorting rounds',
    (name, sql) => {
      const values = name === 'nodeIds' ? 3 : new Set(sql.match(/\?\d/gu)).size;
      const plan = world.database
        .statement<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...Array.from({ length: values }, () => 1))
        .map(({ detail }) => detail);
      const index =
        'SEARCH rounds USING COVERING INDEX rounds_in_record (member_id=? AND played_at>? AND played_at<?)';
      expect(plan).toContain(index);
      expect(plan.filter((step) => step.startsWith('SCAN rounds'))).toEqual([]);
      // Only the page is sorted: the sort is around the search of its rounds.
      const sorting = plan.findIndex((step) => step.includes('FOR ORDER BY'));
      expect(
        sorting === -1 || plan[0] === 'SEARCH rounds USING INTEGER PRIMARY KEY (rowid=?)',
      ).toBe(true);
    },
  );

  test('refuses a range that is reversed, too long, or in the future', async () => {
    const memberId = newMember(world).id;
    const ask = (from: number, before: number) =>
      refusalOf(() =>
        world.roundRecords.page(
          memberId,
          { from: momentOf(from), before: momentOf(before) },
          { pageNo: 1, pageSize: 20 },
        ),
      );
    expect(await ask(FIRST_MOMENT, FIRST_MOMENT - DAY)).toBe('date_range_reversed');
    expect(await ask(FIRST_MOMENT - 93 * DAY, FIRST_MOMENT)).toBe('date_range_too_long');
    expect(await ask(FIRST_MOMENT, FIRST_MOMENT + 2 * DAY)).toBe('date_range_in_future');
  });
});

function sumOf(rounds: readonly Played[], what: 'stake' | 'win'): number {
  return rounds.reduce((sum, round) => sum + round[what], 0);
}
