import { expect, onTestFinished, test } from 'vitest';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { startTestServer } from './support/test-server.ts';

const LOTTERY = 'loto-relampago';
const STAKE = 100;

test('stakes that are sent at once, from two windows and twice each, never overdraw (L6)', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { world } = server;
  const { id, account } = newMember(world);
  world.wallet.post({ memberId: id, key: 'pocket', kind: 'credit', amount: 3.5 * STAKE });
  const windows = [1, 2].map(() => openGame(world, account, { kind: 'lottery', nodeId: LOTTERY }));
  const lottery = world.lotteryBook.find(LOTTERY);
  if (!lottery) throw new Error(`There is no ${LOTTERY}.`);
  const { drawNo } = world.lotteryBook.open(lottery, world.clock.now());
  const bet = { gameCode: LOTTERY, drawNo, playType: 'size', numbers: ['big'], stake: STAKE };
  const place = async (roundId: string, session: string) => {
    const response = await fetch(new URL('/lottery/bets', server.vendorsUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...bet, session, roundId }),
    });
    return { roundId, status: response.status };
  };
  const names = Array.from({ length: 12 }, (_, index) => `at-once-${index}`);
  const answers = await Promise.all(
    [...names, ...names].flatMap((name) => windows.map(({ token }) => place(name, token))),
  );
  // Each was either taken, whichever of its copies came first, or refused every time.
  const said = new Set(answers.map(({ roundId, status }) => `${roundId}: ${status}`));
  expect(said.size).toBe(names.length);
  expect([...said].filter((one) => one.endsWith(': 200'))).toHaveLength(3);
  expect([...said].filter((one) => one.endsWith(': 409'))).toHaveLength(9);
  expect(world.wallet.balance(id)).toBe(0.5 * STAKE);
  expect(world.rounds.roundsOf(id, 100)).toHaveLength(3);
  expect(world.wallet.unbalanced()).toEqual([]);
});
