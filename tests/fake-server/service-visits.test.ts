import { base64url, compactDecrypt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { permissionInfoSchema, serviceVisitSchema } from '#contract/entities/site.ts';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

let server: FakeServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

type Desk = 'LIVECHAT' | 'VIP' | 'ROOM';

const tokenOf = (account: string) => signIn(server.portalUrl, account, 'aurora2026');

const ask = (desk: Desk, token?: string, about?: string) =>
  call(server.portalUrl, 'POST', '/site/service-visits', {
    body: { desk, ...(about !== undefined && { about }) },
    ...(token !== undefined && { token }),
  });

async function visit(desk: Desk, token?: string, about?: string) {
  const { body } = await ask(desk, token, about);
  return z.object({ value: serviceVisitSchema }).parse(body).value;
}

async function post(path: string, body: unknown) {
  const response = await fetch(server.vendorsUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function sealedVipPath() {
  const { body } = await call(server.portalUrl, 'GET', '/site/permission');
  const { customerService } = z.object({ value: permissionInfoSchema }).parse(body).value;
  const vip = customerService.find(({ csType }) => csType === 'VIP');
  expect(vip?.version.pathList.map(({ type }) => type)).toEqual(['3']);
  return vip?.version.pathList[0]?.path ?? '';
}

async function opened(path: string, secret: string) {
  const { plaintext } = await compactDecrypt(path, base64url.decode(secret));
  return new TextDecoder().decode(plaintext);
}

describe('the sealed address of the VIP desk (S8)', () => {
  test('opens with the key of a VIP, and leads to a working desk', async () => {
    const { key } = await visit('VIP', await tokenOf('beatriz'));
    const address = await opened(await sealedVipPath(), key?.secret ?? '');
    expect(new URL(address).origin).toBe(server.vendorsUrl);
    expect((await fetch(address)).status).toBe(200);
  });

  test('is not given to anybody else: neither key nor plain address', async () => {
    const refused = { status: 403, body: { code: 'feature_disabled' } };
    expect(await ask('VIP', await tokenOf('maria'))).toMatchObject(refused);
    expect(await ask('VIP')).toMatchObject(refused);
    const { key } = await visit('LIVECHAT', await tokenOf('maria'));
    await expect(opened(await sealedVipPath(), key?.secret ?? '')).rejects.toThrow(/decrypt/u);
    const { body } = await call(server.portalUrl, 'GET', '/site/permission');
    expect(JSON.stringify(body)).not.toContain('/chat/vip');
  });
});

/** The subject that the desk gets for a visit with this subject. */
async function aboutOf(account: string, about: string) {
  const { ticket } = await visit('LIVECHAT', await tokenOf(account), about);
  return (await post('/chat/tickets', { ticket })).body['about'];
}

describe('a ticket', () => {
  test('names what the person asks about: their line, withdrawal or deposit', async () => {
    const { accountRecords, deposits, members, payoutOperator } = server.world;
    const maria = members.byAccount('maria');
    if (!maria) throw new Error('There is no Maria.');
    payoutScenes.play(server.world, maria, 'withdrawal-disbursed');
    const withdrawal = payoutOperator.newest(1)[0]?.id ?? '';
    const line = server.world.withdrawals.one(maria, withdrawal).lines[0]?.transactionId ?? '';
    expect(accountRecords.has(maria.id, line)).toBe(true);
    const deposit = await deposits.create(maria, { method: 'pix', amount: 5_000 });
    for (const number of [line, withdrawal, deposit.id]) {
      expect(await aboutOf('maria', number)).toBe(number);
      expect(await aboutOf('beatriz', number)).toBeNull();
    }
  });

  test('tells the desk the person’s name once', async () => {
    const { ticket } = await visit('LIVECHAT', await tokenOf('maria'));
    expect(ticket).not.toContain('Maria');
    const first = await post('/chat/tickets', { ticket });
    expect(first).toMatchObject({ status: 200, body: { name: 'Maria Silva', pass: null } });
    const second = await post('/chat/tickets', { ticket });
    expect(second).toMatchObject({ status: 401, body: { code: 'ticket_spent' } });
  });

  test('expires after two minutes', async () => {
    const { ticket } = await visit('LIVECHAT', await tokenOf('maria'));
    server.world.clock.move(2 * 60_000);
    expect(await post('/chat/tickets', { ticket })).toMatchObject({ status: 401 });
  });

  test('is for members: a visitor needs none, also while the site is closed', async () => {
    expect((await visit('LIVECHAT')).ticket).toBeNull();
    server.world.situations.set(['maintenance']);
    expect((await visit('LIVECHAT')).ticket).toBeNull();
  });
});

async function enter(account: string) {
  const { ticket, key } = await visit('ROOM', await tokenOf(account));
  expect(key).toBeNull();
  const { body } = await post('/chat/tickets', { ticket });
  return body['pass'];
}

describe('the chat room (S2)', () => {
  test('shows members each other’s messages, by first names', async () => {
    const [maria, joao] = [await enter('maria'), await enter('joao')];
    expect(await post('/chat/room/lines', { pass: maria, text: ' <b>Oi</b> ' })).toMatchObject({
      status: 200,
    });
    const { body } = await post('/chat/room/reads', { pass: joao, after: '3' });
    expect(body['lines']).toEqual([{ number: 4, name: 'Maria', text: '<b>Oi</b>' }]);
  });

  test('accepts one line a second from each, and no empty one', async () => {
    const pass = await enter('maria');
    const say = (text: string) => post('/chat/room/lines', { pass, text });
    expect(await say('  ')).toMatchObject({ status: 422, body: { code: 'text_empty' } });
    expect(await say('um')).toMatchObject({ status: 200 });
    expect(await say('dois')).toMatchObject({ status: 429, body: { code: 'too_fast' } });
    server.world.clock.move(1_000);
    expect(await say('dois')).toMatchObject({ status: 200 });
  });

  test('is closed to visitors, other tickets and invented passes', async () => {
    expect(await ask('ROOM')).toMatchObject({ status: 403 });
    const { ticket } = await visit('LIVECHAT', await tokenOf('maria'));
    const { body } = await post('/chat/tickets', { ticket });
    expect(body['pass']).toBeNull();
    for (const pass of ['', 'nobody', null, 7]) {
      const [read, said] = await Promise.all([
        post('/chat/room/reads', { pass, after: '0' }),
        post('/chat/room/lines', { pass, text: 'x' }),
      ]);
      expect([read.status, said.status]).toEqual([401, 401]);
    }
    expect(await post('/chat/room/lines', '{')).toMatchObject({ status: 400 });
  });

  test('may be framed only by the portal', async () => {
    const page = await fetch(`${server.vendorsUrl}/chat/room`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${server.portalUrl}`);
  });
});
