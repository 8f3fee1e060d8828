import { expect, test } from 'vitest';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { sharedServer } from './support/shared-world.ts';

const LOTTERY = 'loto-relampago';
const STAKE = 100;

const server = await sharedServer();

/** A person with exactly this much money, in hundredths. */
function playerWith(amount: number) {
  const player = newMember(server.world);
  server.world.wallet.post({ memberId: player.id, key: 'pocket', kind: 'credit', amount });
  return player;
}

/** Sends a round or a bet to its vendor; the status of the answer. */
async function send(path: string, body: object): Promise<number> {
  const response = await fetch(new URL(path, server.vendorsUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

test('many rounds at the same time, in two games, never overdraw', async () => {
  const { world } = server;
  const { id, account } = playerWith(2_550);
  const table = openGame(world, account, { kind: 'table' }).token;
  const slot = openGame(world, account, { kind: 'slot' }).token;
  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      // Half of them repeat the one before of their game.
      const roundId = `at-once-${index - (index % 4 >= 2 ? 2 : 0)}`;
      const status = await (index % 2 === 0
        ? send('/baccarat/rounds', { session: table, roundId, stakes: { tie: 500 } })
        : send('/slot/rounds', { session: slot, roundId, stakes: { spin: 500 } }));
      return { roundId, status };
    }),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const taken = answers.filter(({ status }) => status === 200).map(({ roundId }) => roundId);
  expect(taken.length).toBeGreaterThan(0);
  const kept = world.rounds.roundsOf(id, 200).map(({ round_key }) => round_key);
  expect(kept.toSorted()).toEqual([...new Set(taken)].toSorted());
  const entries = world.wallet.entries(id);
  expect(entries.every(({ balance_after }) => balance_after >= 0)).toBe(true);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  expect(world.wallet.balance(id)).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
  expect(world.ledger.imbalances()).toEqual([]);
});

test('stakes that are sent at once, from two windows and twice each, never overdraw (L6)', async () => {
  const { world } = server;
  const { id, account } = playerWith(3.5 * STAKE);
  const windows = [1, 2].map(() => openGame(world, account, { kind: 'lottery', nodeId: LOTTERY }));
  const lottery = world.lotteryProvider.find(LOTTERY);
  if (!lottery) throw new Error(`There is no ${LOTTERY}.`);
  const { drawNo } = world.lotteryProvider.open(lottery, world.clock.now());
  const bet = { gameCode: LOTTERY, drawNo, playType: 'size', numbers: ['big'], stake: STAKE };
  const names = Array.from({ length: 12 }, (_, index) => `ticket-${index}`);
  const answers = await Promise.all(
    [...names, ...names].flatMap((roundId) =>
      windows.map(async ({ token: session }) => {
        const status = await send('/lottery/bets', { ...bet, session, roundId });
        return `${roundId}: ${status}`;
      }),
    ),
  );
  // Each was either accepted, whichever copy came first, or refused every time.
  const said = new Set(answers);
  expect(said.size).toBe(names.length);
  expect([...said].filter((one) => one.endsWith(': 200'))).toHaveLength(3);
  expect([...said].filter((one) => one.endsWith(': 409'))).toHaveLength(9);
  expect(world.wallet.balance(id)).toBe(0.5 * STAKE);
  expect(world.rounds.roundsOf(id, 100)).toHaveLength(3);
  expect(world.ledger.imbalances()).toEqual([]);
});
