import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LotteryBet } from '#fake-server/world/ports/lottery.ts';
import type { World } from '#fake-server/world/world.ts';
import { lotteryOf } from './support/lottery-lobby.ts';
import { openGame } from './support/open-game.ts';
import { openTestWorld } from './support/test-world.ts';

const operator = (of: World) => of.rounds.operator('lottery');

/** Opens a lottery for Maria. */
const openLottery = (of: World) =>
  openGame(of, 'maria', { kind: 'lottery', nodeId: 'loto-relampago' }).token;

describe('a cancelled draw', () => {
  test('refunds every stake by one entry (L7)', async () => {
    const own = await openTestWorld();
    const lottery = lotteryOf(own.lotteryProvider, 'loto-relampago');
    const ahead = own.clock.now() + 30 * 86_400_000;
    const cancelled = own.lotteryProvider
      .past(lottery, ahead, 20_000)
      .find(({ result, closesAt }) => result.cancelled && closesAt > own.clock.now());
    if (!cancelled) throw new Error('Every draw takes place.');
    const { closesAt, resultsAt, drawNo } = cancelled;
    own.clock.move(closesAt - own.clock.now() - 1);
    const id = own.members.byAccount('maria')?.id ?? 0;
    const before = own.wallet.balance(id);
    const bet: LotteryBet = {
      gameCode: 'loto-relampago',
      drawNo,
      playType: 'final1',
      numbers: ['7'],
      odds: 940,
      settlesAt: resultsAt,
    };
    const request = { token: openLottery(own), roundId: 'cancelled-1' };
    expect(operator(own).place({ ...request, stakes: { bet: 300 } }, bet)).toMatchObject({
      ok: true,
    });
    own.clock.move(resultsAt - own.clock.now());
    const { content } = own.lotteries.bets(id, 'loto-relampago', { pageNo: 1, pageSize: 5 });
    expect(content).toMatchObject([
      { state: 'cancelled', win: { amount: 300 }, draw: { cancelled: true, prizes: [] } },
    ]);
    expect(own.wallet.balance(id)).toBe(before);
    expect(own.wallet.entries(id).at(-1)).toMatchObject({ kind: 'stake_returned', amount: 300 });
    own.close();
  });
});

test('a bet is settled once, also when the server was down while the numbers came (L7)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-'));
  const file = join(folder, 'world.sqlite');
  const first = await openTestWorld({ file });
  const id = first.members.byAccount('maria')?.id ?? 0;
  const lottery = lotteryOf(first.lotteryProvider, 'loto-relampago');
  const { drawNo, resultsAt } = first.lotteryProvider.open(lottery, first.clock.now());
  const request = { token: openLottery(first), roundId: 'over-the-night' };
  const before = first.wallet.balance(id);
  for (const numbers of [['big'], ['small']]) {
    const stakes = { bet: 1_000 };
    const bet = {
      gameCode: 'loto-relampago',
      drawNo,
      playType: 'size',
      numbers,
      odds: 188,
      settlesAt: resultsAt,
    };
    operator(first).place({ ...request, roundId: `${request.roundId}-${numbers[0]}`, stakes }, bet);
  }
  expect(first.wallet.balance(id)).toBe(before - 2_000);
  first.close();

  const second = await openTestWorld({ file, machineTime: () => resultsAt + 60_000 });
  second.rounds.settleDue(id);
  const after = second.wallet.balance(id);
  // Big or small wins; a draw that did not take place gives both stakes back.
  expect([before - 120, before]).toContain(after);
  second.rounds.settleDue(id);
  second.close();
  const third = await openTestWorld({ file, machineTime: () => resultsAt + 120_000 });
  third.rounds.settleDue(id);
  expect(third.wallet.balance(id)).toBe(after);
  expect(third.ledger.imbalances()).toEqual([]);
  third.close();
  rmSync(folder, { recursive: true });
});
