import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { BACKGROUND_HEADER } from '#contract/background.ts';
import { liveEventSchema } from '#contract/entities/live.ts';
import { liveTopics } from '#contract/entities/live-types.ts';
import { scenarios } from '#fake-server/control/scenarios.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { createLiveUpdates } from '#fake-server/world/notifications/live-updates.ts';
import { call } from './support/api.ts';
import { listen } from './support/live-stream.ts';
import { newMember } from './support/new-member.ts';
import { startTestServer } from './support/test-server.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const MINUTE = 60_000;

let server: FakeServer;
let now = FIRST_MOMENT;

beforeAll(async () => {
  server = await startTestServer({ heartbeatMilliseconds: 20, machineTime: () => now });
});

afterAll(async () => await server.close());

/** A new person with a session and some money to move. */
function somebody() {
  const { id } = newMember(server.world);
  const { token } = server.world.sessions.open(id);
  let credits = 0;
  return {
    id,
    token,
    credit: (amount = 100) => {
      credits += 1;
      return server.world.wallet.post({
        memberId: id,
        key: `credit-${credits}`,
        kind: 'credit',
        amount,
      });
    },
    hear: (headers?: Readonly<Record<string, string>>) => listen(server.localUrl, token, headers),
    async ask(after?: string) {
      const query = after === undefined ? '' : `?after=${after}`;
      const { body } = await call(server.localUrl, 'GET', `/live/changes${query}`, { token });
      return z.object({ value: liveEventSchema }).parse(body).value;
    },
  };
}

test('a stream begins with its position, and sends what changed (S17)', async () => {
  const maria = somebody();
  const stream = await maria.hear();
  expect(stream).toMatchObject({ status: 200, contentType: 'text/event-stream' });
  expect(await stream.next()).toMatchObject({ topics: [] });
  maria.credit();
  expect(await stream.next()).toMatchObject({ topics: ['balance'] });
  server.world.messages.send(maria.id, { title: {}, content: {} } as never);
  expect(await stream.next()).toMatchObject({ topics: ['messages'] });
  await stream.leave();
});

test('one commit is one event, and a failure is none (S17)', async () => {
  const maria = somebody();
  const stream = await maria.hear();
  await stream.next();
  const { database, live } = server.world;
  expect(() =>
    database.transaction(() => {
      maria.credit();
      throw new Error('the round broke');
    }),
  ).toThrow('the round broke');
  database.transaction(() => {
    maria.credit();
    live.tell(maria.id, 'payments');
  });
  expect(await stream.next()).toMatchObject({ topics: ['balance', 'payments'] });
  await stream.leave();
});

test('events of other people are not sent (S17)', async () => {
  const [maria, pedro] = [somebody(), somebody()];
  const stream = await pedro.hear();
  const first = await stream.next();
  maria.credit();
  expect(await pedro.ask(first?.id)).toMatchObject({ topics: [] });
  pedro.credit();
  // The next event is about their own money; none about Maria's arrived before.
  const next = await stream.next();
  expect(next?.topics).toEqual(['balance']);
  expect(Number(next?.id.split('-')[1])).toBe(Number(first?.id.split('-')[1]) + 2);
  await stream.leave();
});

test('a stream is refused like every call: without a token, and with one that has ended (S17)', async () => {
  const maria = somebody();
  server.world.sessions.endOfMember(maria.id);
  expect(await maria.hear()).toMatchObject({
    status: 401,
    contentType: 'application/json; charset=utf-8',
  });
  expect(await call(server.localUrl, 'GET', '/live/changes')).toMatchObject({
    status: 401,
    body: { code: 'token_missing' },
  });
});

test('a stream resumes after its last event, however the id is sent (S17)', async () => {
  const maria = somebody();
  const stream = await maria.hear();
  const first = await stream.next();
  await stream.leave();
  maria.credit();
  maria.credit();
  const resumed = await maria.hear({ 'last-event-id': first?.id ?? '' });
  expect(await resumed.next()).toMatchObject({ topics: ['balance'] });
  await resumed.leave();
  const batch = await maria.ask(first?.id);
  expect(batch.topics).toEqual(['balance']);
  expect(await maria.ask(batch.id)).toEqual({ ...batch, topics: [] });
});

test('after an event of another run of the server everything counts as changed (S17)', async () => {
  const maria = somebody();
  expect((await maria.ask('0-1')).topics).toEqual([...liveTopics]);
  const { id } = await maria.ask();
  const other = id.startsWith('0') ? `1${id.slice(1)}` : `0${id.slice(1)}`;
  expect((await maria.ask(other)).topics).toEqual([...liveTopics]);
});

test('an event id does not reveal the activity of the site', async () => {
  const maria = somebody();
  const ids = new Set<string>();
  for (let count = 0; count < 20; count += 1) {
    server.world.live.tellEveryone('payments');
    ids.add((await maria.ask()).id);
  }
  expect(ids.size).toBe(20);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/u);
  // The ids do not grow in the order of arrival.
  expect([...ids]).not.toEqual([...ids].toSorted());
});

test('two runs over one file do not confuse their events (S17)', () => {
  const { database } = server.world;
  const [before, after] = [createLiveUpdates(database), createLiveUpdates(database)];
  for (const run of [before, after]) run.tell(1, 'balance');
  expect(after.since(1, before.since(1, undefined).id).topics).toEqual([...liveTopics]);
});

test('signing out ends the stream at once, in every tab (S17, A19)', async () => {
  const maria = somebody();
  const streams = [await maria.hear(), await maria.hear()];
  for (const stream of streams) await stream.next();
  await call(server.localUrl, 'DELETE', '/account/logout', { token: maria.token });
  for (const stream of streams) {
    // The last event makes every page read again.
    expect(await stream.next()).toMatchObject({ topics: ['security'] });
    expect(await stream.next()).toBeUndefined();
  }
});

test('a stream does not keep a session alive, and ends with it (S17, A19)', async () => {
  const maria = somebody();
  const stream = await maria.hear({ [BACKGROUND_HEADER]: '1' });
  await stream.next();
  const idle = server.world.settings.current.sessionIdleMinutes * MINUTE;
  now += idle - MINUTE;
  await stream.heartbeat();
  const headers = { [BACKGROUND_HEADER]: '1' };
  const carried = { token: maria.token, headers };
  expect(await call(server.localUrl, 'GET', '/wallet/balance', carried)).toMatchObject({
    status: 200,
  });
  now += MINUTE;
  expect(await stream.next()).toBeUndefined();
  expect(await call(server.localUrl, 'GET', '/wallet/balance', carried)).toMatchObject({
    body: { code: 'token_expired' },
  });
});

test('an idle stream sends a sign of life (S17)', async () => {
  const maria = somebody();
  const stream = await maria.hear();
  await stream.next();
  await stream.heartbeat();
  await stream.heartbeat();
  await stream.leave();
});

test('everybody is told that the site closes, and streams stay open (S17, S9)', async () => {
  const maria = somebody();
  const stream = await maria.hear();
  await stream.next();
  const { situations } = server.world;
  expect(scenarios.maintenance.effects.maintenance).toBe(true);
  situations.set(['maintenance']);
  expect(await stream.next()).toMatchObject({ topics: ['status'] });
  situations.set([]);
  expect(await stream.next()).toMatchObject({ topics: ['status'] });
  await stream.leave();
});

test('one person has twenty streams at most: the oldest ends (S17)', async () => {
  const maria = somebody();
  const streams = [];
  for (let count = 0; count <= 20; count += 1) {
    const stream = await maria.hear();
    await stream.next();
    streams.push(stream);
  }
  const [oldest, ...others] = streams;
  expect(await oldest?.next()).toBeUndefined();
  maria.credit();
  for (const stream of others) expect(await stream.next()).toMatchObject({ topics: ['balance'] });
  await Promise.all(others.map((stream) => stream.leave()));
});

test('a server that closes ends its streams, and does not wait for them (S17)', async () => {
  const own = await startTestServer();
  const { id } = newMember(own.world);
  const stream = await listen(own.localUrl, own.world.sessions.open(id).token);
  await stream.next();
  const [ended] = await Promise.all([stream.next(), own.close()]);
  expect(ended).toBeUndefined();
});
