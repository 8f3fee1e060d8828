import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayFrame } from '#contract/entities/play-limit-types.ts';
import { call } from './support/api.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
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

/** A bet on the open draw, which nothing settles within a test. */
function nextBet() {
  const { world } = server;
  const lottery = world.lotteryProvider.find(LOTTERY);
  if (!lottery) throw new Error(`There is no ${LOTTERY}.`);
  const { drawNo } = world.lotteryProvider.open(lottery, world.clock.now());
  return { gameCode: LOTTERY, drawNo, playType: 'size', numbers: ['big'] };
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
  const bet = { ...nextBet(), stake: STAKE };
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

test('eight stakes at once never pass the player’s own limit, also in the second of its change (W10)', async () => {
  const { world } = server;
  let players = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('stake', 'loss'),
      fc.constantFrom<PlayFrame>('day', 'month', 'last24Hours'),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
      async (kind, frame, stakes, limit, tighter) => {
        players += 1;
        const { account } = playerWith(100_000);
        const member = memberOf(world, account);
        const choose = (amount: number) =>
          world.ownLimits.choose(member, { kind, frame }, amount * STAKE);
        choose(limit);
        const { token: session } = openGame(world, account, { kind: 'lottery', nodeId: LOTTERY });
        const bet = nextBet();
        const { token } = world.sessions.open(member.id);
        const placed = stakes.map(async (stake, index) => {
          const roundId = `race-${players}-${index}`;
          const status = await send('/lottery/bets', {
            ...bet,
            session,
            roundId,
            stake: stake * STAKE,
          });
          return { stake, status };
        });
        const changed =
          tighter === null
            ? undefined
            : call(new URL(server.portalUrl).origin, 'PUT', '/play-limits', {
                token,
                body: { kind, frame, amount: tighter * STAKE },
              });
        const answers = await Promise.all(placed);
        expect((await changed)?.status ?? 200).toBe(200);
        expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
        const sum = answers.reduce(
          (all, { stake, status }) => all + (status === 200 ? stake : 0),
          0,
        );
        expect(sum).toBeLessThanOrEqual(limit);
        // What was refused would not have fitted in the end either, unless the limit fell meanwhile.
        const refused = answers.filter(({ status }) => status === 422);
        if (tighter === null) {
          for (const { stake } of refused) expect(sum + stake).toBeGreaterThan(limit);
        }
        const [held] = world.ownLimits.of(member).limits;
        expect(held).toMatchObject({ kind, frame, used: sum * STAKE });
      },
    ),
    { numRuns: 12 },
  );
  expect(world.ledger.imbalances()).toEqual([]);
});
