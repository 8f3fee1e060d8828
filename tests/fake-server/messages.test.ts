import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { messageHeadSchema, messageSchema } from '#contract/entities/message.ts';
import { seedMessages } from '#fake-server/seed/messages.ts';
import { call, signIn } from './support/api.ts';
import { sharedServer } from './support/shared-world.ts';
import { openTestWorld } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const listSchema = z.object({
  value: z.object({
    messages: z.array(messageHeadSchema),
    totalPages: z.number(),
    unread: z.number(),
  }),
});
const unreadSchema = z.object({ value: z.strictObject({ unread: z.number() }) });

const server = await sharedServer();
const maria = await signIn(server.portalUrl, 'maria', 'aurora2026');
const joao = await signIn(server.portalUrl, 'joao', 'aurora2026');

const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(server.portalUrl, method, path, { token, ...(body !== undefined && { body }) });
const list = async (token: string, query = '') =>
  listSchema.parse((await ask('GET', `/messages${query}`, token)).body).value;
const unreadIn = ({ body }: { body: unknown }) => unreadSchema.parse(body).value.unread;

describe('messages (W7)', () => {
  test('are listed newest first, in pages, in the requested language', async () => {
    const first = await list(maria, '?language=PT');
    expect(first.messages).toHaveLength(10);
    expect(first.totalPages).toBe(2);
    const dates = first.messages.map(({ sentAt }) => sentAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = await list(maria, '?pageNo=2&language=EN');
    expect(second.messages.at(-1)?.title).toBe('Welcome to Aurora Play');
    const all = [...first.messages, ...second.messages].map(({ id }) => id);
    expect(new Set(all).size).toBe(12);
  });

  test('can be filtered by read or unread, and are counted', async () => {
    const { messages, unread } = await list(joao, '?filter=unread');
    expect(messages.map(({ isRead }) => isRead)).toEqual([false, false]);
    expect(unread).toBe(2);
    const read = await list(joao, '?filter=read');
    expect(read.messages).toHaveLength(seedMessages.length - 2);
    expect(unreadIn(await ask('GET', '/messages/unread', joao))).toBe(2);
  });

  test('show their first words without markup in the list, and all of it alone', async () => {
    const [head] = (await list(joao, '?language=EN')).messages;
    expect(head?.excerpt).not.toMatch(/[<>]/u);
    const answer = await ask('GET', `/messages/message/${head?.id}?language=EN`, joao);
    const { value } = z.object({ value: messageSchema }).parse(answer.body);
    expect(value.content).toContain('<a href="/promotions">');
    expect(value.isRead).toBe(false);
  });

  test('are read one by one and all at once; reading again changes nothing', async () => {
    const carlos = await signIn(server.portalUrl, 'carlos', 'aurora2026');
    const [head] = (await list(carlos, '?filter=unread')).messages;
    const path = `/messages/message/${head?.id}/read`;
    expect(unreadIn(await ask('POST', path, carlos, {}))).toBe(1);
    expect(unreadIn(await ask('POST', path, carlos, {}))).toBe(1);
    expect(unreadIn(await ask('POST', '/messages/read-all', carlos, {}))).toBe(0);
    expect((await list(carlos, '?filter=unread')).messages).toEqual([]);
  });

  test('are deleted, and missing ones are skipped', async () => {
    const beatriz = await signIn(server.portalUrl, 'beatriz', 'aurora2026');
    const [first, second] = (await list(beatriz)).messages;
    const path = `/messages?ids=${[first?.id, second?.id, first?.id, 'nothing', '99999999'].join(',')}`;
    expect(unreadIn(await ask('DELETE', path, beatriz))).toBe(0);
    expect(unreadIn(await ask('DELETE', path, beatriz))).toBe(0);
    const left = (await list(beatriz)).messages.map(({ id }) => id);
    expect(left).toHaveLength(seedMessages.length - 2);
    expect(left).not.toContain(first?.id);
  });

  test('of somebody else are not found and stay unchanged', async () => {
    const before = await list(maria, '?pageSize=100');
    const hers = before.messages.find(({ isRead }) => !isRead)?.id;
    for (const id of [hers, 'no-such-message', '0', '-1', '1e3', '99999999', '9'.repeat(60)]) {
      for (const [method, path] of [
        ['GET', `/messages/message/${id}`],
        ['POST', `/messages/message/${id}/read`],
      ] as const) {
        const answer = await ask(method, path, joao, method === 'POST' ? {} : undefined);
        expect([id, answer.status]).toEqual([id, 404]);
        expect(answer.body).toMatchObject({ code: 'not_found' });
      }
    }
    await ask('DELETE', `/messages?ids=${hers}`, joao);
    expect(await list(maria, '?pageSize=100')).toEqual(before);
  });

  test('need a session', async () => {
    const { status, body } = await call(server.portalUrl, 'GET', '/messages');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'token_missing' });
  });
});

describe('events of an account send a message', () => {
  test('a changed password sends one, and the unread count grows', async () => {
    const fernanda = await signIn(server.portalUrl, 'fernanda', 'aurora2026');
    const { members, accounts, messages } = server.world;
    const member = members.byAccount('fernanda');
    if (!member) throw new Error('fernanda is missing');
    expect(accounts.info({ member, owes: 'nothing' }, 'PT').unreadMessage).toBe(2);
    await accounts.changePassword(
      { member, owes: 'afterMail' },
      { newPassword: 'mudou2026', confirmNewPassword: 'mudou2026' },
      atHome,
    );
    expect(accounts.info({ member, owes: 'nothing' }, 'PT').unreadMessage).toBe(3);
    const options = { filter: 'all', language: 'PT', pageNo: 1, pageSize: 1 } as const;
    const [newest] = messages.page(member.id, options).messages;
    expect(newest?.title).toBe('Sua conta tem uma nova senha');
    expect((await ask('GET', '/messages', fernanda)).status).toBe(401);
  });
});

test('a long message is cut between characters, without markup', async () => {
  const world = await openTestWorld();
  const memberId = world.members.byAccount('joao')?.id ?? 0;
  const words = { PT: `<p>${'👩‍🚀 <b>longa</b> '.repeat(60)}</p>`, EN: '' };
  world.messages.send(memberId, { title: words, content: words });
  const options = { filter: 'all', language: 'PT', pageNo: 1, pageSize: 1 } as const;
  const excerpt = world.messages.page(memberId, options).messages[0]?.excerpt ?? '';
  expect(excerpt).toMatch(/^👩‍🚀 longa 👩‍🚀[^<>\uFFFD]*…$/u);
  expect(excerpt.isWellFormed()).toBe(true);
  world.close();
});
