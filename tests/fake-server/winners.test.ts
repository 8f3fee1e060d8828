import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { winnerRankSchema, winSchema } from '#contract/entities/board.ts';
import { winnerPeriods } from '#contract/entities/board-types.ts';
import { simulatedPlayerNames } from '#fake-server/content/simulated-players.ts';
import { maskedName } from '#fake-server/kernel/masked-name.ts';
import type { World } from '#fake-server/world/world.ts';
import { playRound } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ seed: 1 });
});
afterEach(() => world.close());

const alone = () => world.settings.change({ simulatedPlayers: 0 });
const amounts = () => world.winners.board().map(({ win }) => win.amount);

describe('a name as others see it (L8)', () => {
  test.each([
    ['Maria Silva', 'Ma***'],
    ['Ana', 'A***'],
    ['Jo', 'J***'],
    ['J', '***'],
    ['', '***'],
    ['  Bruno ', 'Br***'],
    ['ณัฐวุฒิ', 'ณัฐ***'],
  ])('%s is %s', (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });

  test('never shows a whole name, nor its length', () => {
    for (const name of simulatedPlayerNames) {
      const letters = maskedName(name).replace('***', '');
      expect(letters.length).toBeLessThanOrEqual(name.length / 2);
      expect(letters.length).toBeLessThanOrEqual(2);
    }
  });
});

describe('the board of winners (L8)', () => {
  test('lists the newest first, from the smallest listed win', () => {
    const wins = world.winners.board();
    expect(wins).toHaveLength(20);
    for (const win of wins) {
      winSchema.parse(win);
      expect(win.win.amount).toBeGreaterThanOrEqual(5_000);
      expect(win.name).toMatch(/^\p{L}{0,2}\*{3}$/u);
      expect(Date.parse(win.wonAt)).toBeLessThanOrEqual(world.clock.now());
    }
    expect(new Set(wins.map(({ id }) => id)).size).toBe(20);
    const moments = wins.map(({ wonAt }) => wonAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('changes with the clock, and is the same again when it is moved back', () => {
    const before = world.winners.board();
    world.clock.move(60 * SECOND);
    const after = world.winners.board();
    expect(after[0]).not.toEqual(before[0]);
    expect(after.map(({ id }) => id)).toContain(before[0]?.id);
    world.clock.move(-60 * SECOND);
    expect(world.winners.board()).toEqual(before);
  });

  test('names games that can be played, and no list entries (L4)', () => {
    const names = new Set<string>();
    for (let minute = 0; minute < 24 * 60; minute += 2) {
      world.clock.move(2 * 60 * SECOND);
      for (const { game } of world.winners.board()) names.add(game.nodeId);
    }
    expect(names.size).toBeGreaterThan(150);
    const games = [...names].map((nodeId) => world.catalogue.find(nodeId));
    expect(games.filter((game) => game?.is_vassalage !== 0)).toEqual([]);
    expect(games.filter((game) => game?.game_type.endsWith('LOTT'))).toEqual([]);
  });

  test('is fed by the rounds of members', () => {
    playRound(world, 'maria', { win: 7_500 });
    expect(world.winners.board()[0]).toMatchObject({
      name: 'Ma***',
      win: { amount: 7_500, currency: 'BRL' },
      game: { gameName: world.catalogue.list({}, { pageNo: 1, pageSize: 1 }).games[0]?.name },
    });
  });

  test('leaves out small wins, play money, stakes that were given back, and blocked members', () => {
    alone();
    playRound(world, 'maria', { win: 4_999 });
    playRound(world, 'visitante', { win: 90_000 });
    playRound(world, 'maria', { win: 90_000, state: 'cancelled' });
    playRound(world, 'pedro', { win: 90_000 });
    playRound(world, 'maria', { win: 90_000, node_id: 'a game that is gone' });
    expect(amounts()).toEqual([]);
    world.settings.change({ winnerBoardFrom: 4_999 });
    expect(amounts()).toEqual([4_999]);
  });

  test('lists a bet when it is judged, not when it was placed', () => {
    alone();
    const settles_at = world.clock.now() + HOUR;
    playRound(world, 'joao', { win: 8_000, settles_at });
    expect(amounts()).toEqual([]);
    world.clock.move(HOUR);
    expect(amounts()).toEqual([8_000]);
    world.clock.move(49 * HOUR);
    expect(amounts()).toEqual([]);
  });
});

describe('the ranking of wins (L8)', () => {
  test.each(winnerPeriods)('of a %s lists ten, the highest first', (period) => {
    const rank = winnerRankSchema.parse(world.winners.rank(period));
    const won = rank.wins.map(({ win }) => win.amount);
    expect(won).toHaveLength(10);
    expect(won).toEqual(won.toSorted((a, b) => b - a));
    for (const { wonAt } of rank.wins) expect(wonAt >= rank.since).toBe(true);
  });

  test('of a longer period lists nothing lower', () => {
    const lowest = winnerPeriods.map((period) => world.winners.rank(period).wins.at(-1));
    const won = lowest.map((win) => win?.win.amount ?? 0);
    expect(won).toEqual(won.toSorted((a, b) => a - b));
  });

  test('ranks a member among simulated players by the win', () => {
    playRound(world, 'beatriz', { win: 90_000_000 });
    expect(world.winners.rank('day').wins[0]).toMatchObject({ name: 'Be***' });
  });

  test('drops a win at the end of its period', () => {
    alone();
    // Wins before the first day are outside every period.
    world.clock.move(60 * 24 * HOUR);
    playRound(world, 'maria', { win: 10 });
    const has = () => winnerPeriods.map((period) => world.winners.rank(period).wins.length);
    expect(has()).toEqual([1, 1, 1]);
    world.clock.move(24 * HOUR + 1);
    expect(has()).toEqual([0, 1, 1]);
    world.clock.move(6 * 24 * HOUR);
    expect(has()).toEqual([0, 0, 1]);
    world.clock.move(23 * 24 * HOUR);
    expect(has()).toEqual([0, 0, 0]);
  });
});
