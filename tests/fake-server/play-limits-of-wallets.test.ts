import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import { call, onceWith } from './support/api.ts';
import { type Depositor, startDepositing } from './support/depositing.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';

const DAY = 24 * 60 * 60_000;
const VENDOR = 'ABYSS';
const REACHED = { ok: false, code: 'limit_reached' };

let maria: Depositor;
beforeAll(async () => {
  maria = await startDepositing();
  maria.server.world.settings.change({ stakeBounds: { min: 1 } });
  maria.server.world.clock.freeze(true);
});
beforeEach(() => {
  const { clock, database } = maria.server.world;
  clock.move(2 * DAY);
  database.statement('DELETE FROM play_limits').run();
});
afterAll(async () => {
  expect(maria.server.world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

const member = () => memberOf(maria.server.world, 'maria');
const limit = (kind: PlayLimitKind, frame: PlayFrame, amount: number) =>
  maria.server.world.ownLimits.choose(member(), { kind, frame }, amount);
const standings = () =>
  maria.server.world.ownLimits
    .of(member())
    .limits.map(({ kind, used, left }) => [kind, used, left]);
const post = (path: string, body: object) =>
  call(maria.origin, 'POST', `/wallet${path}`, { token: maria.token, body, headers: onceWith() });
const move = (direction: 'toVendor' | 'toMain', amount: number) =>
  post('/transfers', { vendor: VENDOR, direction, amount });
const recall = () => post('/recall', { vendors: [VENDOR] });
const atVendor = () =>
  maria.server.world.walletTransfers
    .consolidated(member())
    .vendors.find(({ vendor }) => vendor === VENDOR)?.balance;

let rounds = 0;
/** A round in a game of the vendor, which takes its wallet first. */
function play(stake: number, win = 0) {
  const { world } = maria.server;
  const game = world.catalogue.list({ vassalage: VENDOR }, { pageNo: 1, pageSize: 1 }).games[0];
  const { token } = openGame(world, 'maria', {
    nodeId: game?.node_id ?? '',
    kind: 'sports',
    minStake: 1,
  });
  rounds += 1;
  const round = { token, roundId: `wallet-limit-${rounds}`, stakes: { spin: stake } };
  return world.rounds.operator('sports').settle(round, () => ({ stake, win }));
}

test('moving money between wallets uses no limit, and none that is used up stops it (W2, W10)', async () => {
  await maria.pay(await maria.created(5_000));
  expect(play(500)).toMatchObject({ ok: true });
  limit('deposit', 'day', 5_000);
  limit('netDeposit', 'day', 5_000);
  limit('loss', 'day', 500);
  limit('stake', 'day', 500);
  limit('time', 'day', 1);
  const before = standings();
  expect(before.filter(([kind]) => kind !== 'time').map(([, , left]) => left)).toEqual([
    0, 0, 0, 0,
  ]);
  expect(await move('toVendor', 3_000)).toMatchObject({ body: { value: { state: 'done' } } });
  expect(standings()).toEqual(before);
  expect(play(1)).toEqual(REACHED);
  expect(await move('toMain', 1_000)).toMatchObject({ body: { value: { state: 'done' } } });
  expect(await recall()).toMatchObject({ body: { value: { transfers: [{ amount: 2_000 }] } } });
  expect(standings()).toEqual(before);
  expect(atVendor()).toBe(0);
});

test('a stake from a vendor’s wallet counts like any other, and so does its win (W2, W10)', async () => {
  await maria.pay(await maria.created(5_000));
  limit('loss', 'day', 400);
  limit('stake', 'day', 1_000);
  await move('toVendor', 2_000);
  expect(play(300)).toMatchObject({ ok: true });
  expect(standings()).toEqual([
    ['loss', 300, 100],
    ['stake', 300, 700],
  ]);
  expect(play(101)).toEqual(REACHED);
  expect(play(100, 400)).toMatchObject({ ok: true });
  expect(standings()).toEqual([
    ['loss', 0, 400],
    ['stake', 400, 600],
  ]);
  expect(atVendor()).toBe(2_000);
  await recall();
});

test('money on its way to a vendor when a limit comes arrives, is not staked, and comes back (W2, W10)', async () => {
  await maria.pay(await maria.created(5_000));
  const { world } = maria.server;
  expect(play(200)).toMatchObject({ ok: true });
  const before = maria.balance();
  world.situations.set(['wallets-down']);
  expect(await move('toVendor', 3_000)).toMatchObject({ body: { value: { state: 'moving' } } });
  limit('stake', 'day', 100);
  world.situations.set([]);
  await world.walletTransfers.askAll();
  expect(atVendor()).toBe(3_000);
  expect(play(1)).toEqual(REACHED);
  expect(await recall()).toMatchObject({ body: { value: { transfers: [{ state: 'done' }] } } });
  expect([atVendor(), maria.balance()]).toEqual([0, before]);
});
