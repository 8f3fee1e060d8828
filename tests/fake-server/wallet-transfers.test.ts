import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import {
  consolidatedWalletSchema,
  type WalletTransfer,
  walletTransferSchema,
} from '#contract/entities/wallet.ts';
import { singleAction } from '#fake-server/kernel/action.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { VendorUnavailable } from '#fake-server/world/ports/vendor-wallets.ts';
import { createWalletTransfers } from '#fake-server/world/transfers/wallet-transfers.ts';
import { call, onceWith, signIn } from './support/api.ts';
import { openGame } from './support/open-game.ts';
import { startTestServer } from './support/test-server.ts';
import { openTestWorld } from './support/test-world.ts';

let server: FakeServer;
let token: string;
let opening: number;
beforeEach(async () => {
  server = await startTestServer({ slotGames: 10 });
  token = await signIn(server.localUrl, 'maria', 'aurora2026');
  opening = (await wallets()).main;
});
afterEach(async () => {
  expect(server.world.ledger.imbalances()).toEqual([]);
  await server.close();
});

const ask = (method: string, path: string, body?: object, key?: string) =>
  call(server.localUrl, method, `/wallet${path}`, {
    token,
    ...(body && { body, headers: onceWith(key) }),
  });
const wallets = async () =>
  z.object({ value: consolidatedWalletSchema }).parse((await ask('GET', '/consolidated')).body)
    .value;
const move = (direction: WalletTransfer['direction'], amount: number, key?: string) =>
  ask('POST', '/transfers', { vendor: 'SALON', direction, amount }, key);
const transferIn = ({ body }: { readonly body: unknown }) =>
  z.object({ value: walletTransferSchema }).parse(body).value;
const recall = async (key?: string) =>
  z
    .object({ value: z.object({ transfers: z.array(walletTransferSchema) }) })
    .parse((await ask('POST', '/recall', { vendors: ['SALON', 'TRUCO'] }, key)).body).value
    .transfers;
const at = async (vendor: string) =>
  (await wallets()).vendors.find((one) => one.vendor === vendor)?.balance;
const scenario = (...names: string[]) => server.world.situations.set(names);
const atVendor = (vendor = 'SALON') => {
  const id = server.world.members.byAccount('maria')?.id ?? 0;
  return server.world.vendorWalletSimulator.balanceOf(vendor, `player-${id}`);
};

describe('money between wallets (W2)', () => {
  test('goes to a vendor and comes back, once for each key', async () => {
    const key = 'the-key-of-one-press-1';
    const first = transferIn(await move('toVendor', 5_000, key));
    expect(first).toMatchObject({ state: 'done', name: 'Grand Salon Live', amount: 5_000 });
    expect(transferIn(await move('toVendor', 5_000, key))).toEqual(first);
    expect(await wallets()).toMatchObject({ main: opening - 5_000, sumBalance: opening });
    expect([await at('SALON'), atVendor()]).toEqual([5_000, 5_000]);
    await move('toMain', 2_000);
    expect([await at('SALON'), atVendor()]).toEqual([3_000, 3_000]);
    expect((await wallets()).main).toBe(opening - 3_000);
  });

  test('is refused when not possible, and nothing moves', async () => {
    expect((await move('toVendor', opening + 1)).body).toMatchObject({
      code: 'wallet_amount_too_large',
      fields: [{ field: 'amount', rule: 'range', max: opening }],
    });
    expect((await move('toMain', 1)).body).toMatchObject({ code: 'wallet_amount_too_large' });
    for (const vendor of ['NOBODY', 'LUMEN']) {
      const answer = await ask('POST', '/transfers', { vendor, direction: 'toVendor', amount: 1 });
      expect(answer.body).toMatchObject({ code: 'not_found' });
    }
    expect((await wallets()).main).toBe(opening);
  });

  test('stays where it was when the vendor refuses', async () => {
    scenario('wallets-refused');
    expect(transferIn(await move('toVendor', 5_000))).toMatchObject({ state: 'refused' });
    expect(await wallets()).toMatchObject({ main: opening, sumBalance: opening });
    scenario();
    await move('toVendor', 5_000);
    scenario('wallets-refused');
    expect(transferIn(await move('toMain', 5_000))).toMatchObject({ state: 'refused' });
    expect(await at('SALON')).toBe(5_000);
  });

  test.each(['wallets-down', 'wallets-answers-lost'])(
    'stays set aside in %s, and ends once when the vendor answers',
    async (name) => {
      scenario(name);
      const moving = transferIn(await move('toVendor', 5_000));
      expect(moving).toMatchObject({ state: 'moving', endedAt: null });
      expect(await wallets()).toMatchObject({ main: opening - 5_000, sumBalance: opening });
      expect((await move('toVendor', 1_000)).body).toMatchObject({
        code: 'wallet_transfer_under_way',
      });
      expect(await recall()).toEqual([]);
      scenario();
      const checks = await Promise.all(
        [1, 2, 3].map(() => ask('POST', `/transfers/${moving.id}/check`, {})),
      );
      expect(checks.map((one) => transferIn(one).state)).toEqual(['done', 'done', 'done']);
      expect([await at('SALON'), atVendor()]).toEqual([5_000, 5_000]);
      expect((await wallets()).main).toBe(opening - 5_000);
    },
  );

  test('finishes by itself: the site asks again', async () => {
    await move('toVendor', 5_000);
    scenario('wallets-answers-lost');
    expect(transferIn(await move('toMain', 4_000))).toMatchObject({ state: 'moving' });
    expect(await at('SALON')).toBe(1_000);
    scenario('wallets-down');
    await server.world.walletTransfers.askAll();
    expect((await wallets()).main).toBe(opening - 5_000);
    scenario();
    await server.world.walletTransfers.askAll();
    expect([await at('SALON'), atVendor(), (await wallets()).main]).toEqual([
      1_000,
      1_000,
      opening - 1_000,
    ]);
  });

  test('the same action after a crash creates no new order', async () => {
    scenario('wallets-answers-lost');
    const action = singleAction<WalletTransfer>();
    const member = server.world.members.byAccount('maria');
    if (!member) throw new Error('Nobody is there.');
    const wish = { vendor: 'SALON', direction: 'toVendor', amount: 5_000 } as const;
    const { walletTransfers } = server.world;
    await walletTransfers.transfer(member, wish, action);
    // The answer to the first call was never stored, because the server was gone before.
    scenario();
    expect(await walletTransfers.transfer(member, wish, action)).toMatchObject({ state: 'done' });
    expect([atVendor(), (await wallets()).main]).toEqual([5_000, opening - 5_000]);
    await expect(
      walletTransfers.transfer(member, { ...wish, amount: 1 }, action),
    ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  test('all of it can be called back, once for each key', async () => {
    await move('toVendor', 5_000);
    await ask('POST', '/transfers', { vendor: 'TRUCO', direction: 'toVendor', amount: 300 });
    const key = 'the-key-of-one-press-3';
    const back = await recall(key);
    expect(back.map(({ vendor, amount, state }) => [vendor, amount, state])).toEqual([
      ['SALON', 5_000, 'done'],
      ['TRUCO', 300, 'done'],
    ]);
    expect(await recall(key)).toEqual(back);
    expect(await wallets()).toMatchObject({ main: opening, sumBalance: opening });
    expect(await recall()).toEqual([]);
  });

  test('a single wallet sends nothing to a vendor, and returns what lies there', async () => {
    await move('toVendor', 5_000);
    server.world.settings.change({ vendorWallets: { isSingle: true, vendors: ['SALON'] } });
    expect((await ask('GET', '/merchant')).body).toMatchObject({
      value: { isSingle: true, vendors: [] },
    });
    expect((await move('toVendor', 1)).body).toMatchObject({ code: 'wallet_is_single' });
    expect(await at('SALON')).toBe(5_000);
    expect(await recall()).toHaveLength(1);
    expect((await wallets()).vendors).toEqual([]);
  });

  test('belongs to one person', async () => {
    scenario('wallets-down');
    const { id } = transferIn(await move('toVendor', 5_000));
    token = await signIn(server.localUrl, 'joao', 'aurora2026');
    const answer = await ask('POST', `/transfers/${id}/check`, {});
    expect(answer.body).toMatchObject({ code: 'not_found' });
  });

  test('appears in the account record: reserved, then moved', async () => {
    await move('toVendor', 5_000);
    const id = server.world.members.byAccount('maria')?.id ?? 0;
    const lines = server.world.ledger.lines(id).slice(-2);
    expect(lines.map(({ kind, amount, is_reserve }) => [kind, amount, is_reserve])).toEqual([
      ['wallet_moving', 0, 1],
      ['wallet_to_vendor', 0, 0],
    ]);
  });
});

describe('money in the wallet of a vendor', () => {
  test('is staked first in its games, gets the wins, and the vendor is told of both', async () => {
    const { world } = server;
    const game = world.catalogue.list({ vassalage: 'ABYSS' }, { pageNo: 1, pageSize: 1 }).games[0];
    await ask('POST', '/transfers', { vendor: 'ABYSS', direction: 'toVendor', amount: 300 });
    const open = openGame(world, 'maria', { nodeId: game?.node_id ?? '' });
    const operator = world.rounds.operator('slot');
    expect(operator.session(open.token)?.balance).toBe(opening);
    const round = { token: open.token, roundId: 'round-1', stakes: { spin: 500 } };
    operator.settle(round, () => ({ stake: 500, win: 1_000 }));
    // 300 of the stake came from there, so 600 of the win are returned.
    expect([await at('ABYSS'), atVendor('ABYSS')]).toEqual([600, 600]);
    expect((await wallets()).main).toBe(opening - 300 - 200 + 400);
    expect(await recall()).toEqual([]);
    const body = { vendors: ['ABYSS'] };
    await ask('POST', '/recall', body);
    expect([await at('ABYSS'), atVendor('ABYSS')]).toEqual([0, 0]);
    expect((await wallets()).main).toBe(opening + 500);
  });

  test('is not staked in the games of others', async () => {
    const { world } = server;
    await move('toVendor', opening);
    const open = openGame(world, 'maria');
    const round = { token: open.token, roundId: 'round-1', stakes: { spin: 100 } };
    const settled = world.rounds.operator('slot').settle(round, () => ({ stake: 100, win: 0 }));
    expect(settled).toMatchObject({ code: 'insufficient_balance' });
  });
});

describe('histories of transfers between wallets', () => {
  const step = fc.record({
    does: fc.constantFrom('toVendor', 'toMain', 'recall', 'ask'),
    vendor: fc.constantFrom('SALON', 'TRUCO'),
    amount: fc.integer({ min: 1, max: 6_000 }),
    fate: fc.constantFrom('applied', 'refused', 'lost', 'down'),
  });

  test('no money is lost or created, and vendor and site agree in the end', async () => {
    const world = await openTestWorld({ slotGames: 10 });
    const member = world.members.byAccount('maria');
    if (!member) throw new Error('Nobody is there.');
    const total = world.wallet.balance(member.id);
    const met = new Set<string>();
    let fate = 'applied';
    const transfers = createWalletTransfers({
      ...world,
      vendors: {
        async order(order) {
          if (fate === 'down') throw new VendorUnavailable('down');
          const known = world.vendorWalletSimulator.carryOut(order);
          if (fate === 'lost' && !known.isKnown) throw new VendorUnavailable('lost');
          return known.order.status;
        },
      },
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { does, vendor, amount, fate: next } of steps) {
          fate = next;
          world.situations.set(next === 'refused' ? ['wallets-refused'] : []);
          const work = {
            toVendor: () => transfers.transfer(member, { vendor, direction: 'toVendor', amount }),
            toMain: () => transfers.transfer(member, { vendor, direction: 'toMain', amount }),
            recall: () => transfers.recall(member, ['SALON', 'TRUCO']),
            ask: () => transfers.askAll(),
          }[does];
          const outcome = await work().catch((error: { code: string }) => error.code);
          const result = [outcome].flat().at(0);
          met.add(typeof result === 'object' ? result.state : (result ?? 'nothing to do'));
          expect(world.wallet.balance(member.id)).toBe(total);
        }
        fate = 'applied';
        world.situations.set([]);
        await transfers.askAll();
        const after = transfers.consolidated(member);
        expect(after.vendors.map(({ moving }) => moving)).toEqual(after.vendors.map(() => null));
        for (const one of after.vendors) {
          const there = world.vendorWalletSimulator.balanceOf(one.vendor, `player-${member.id}`);
          expect(there).toBe(one.balance);
        }
        expect(world.ledger.imbalances()).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect([...met]).toEqual(
      expect.arrayContaining([
        'done',
        'moving',
        'refused',
        'wallet_amount_too_large',
        'wallet_transfer_under_way',
      ]),
    );
    world.close();
  });
});
