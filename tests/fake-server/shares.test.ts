import { request } from 'node:http';
import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRequestLimits } from '#fake-server/http/request-limits.ts';
import { inNameOf } from '#fake-server/kernel/caller.ts';
import { type SharedKind, sharedWork } from '#fake-server/kernel/shared-work.ts';
import { createShares } from '#fake-server/kernel/shares.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { PNG_SIGNATURE, pngChunk } from '#fake-server/world/pictures/png-chunks.ts';
import { createPasswords } from '#fake-server/world/protection/passwords.ts';
import { call, onceWith, signIn } from './support/api.ts';
import { tokenOf } from './support/probe-server.ts';
import { smallPng } from './support/sent-pictures.ts';
import { startTestServer } from './support/test-server.ts';
import { refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

/** Somebody who takes all that they get. */
const GREEDY = '203.0.113.9';
const greedy = (memberId: number) => ({ address: GREEDY, memberId });
const at = (address: string, memberId?: number) => ({ address, memberId });
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a share', () => {
  const figures = {
    atOnce: { all: 2, perAddress: 2, perMember: 1 },
    waiting: { all: 4, perAddress: 3, perMember: 2 },
  };
  test('of a member is smaller than that of their address', async () => {
    const shares = createShares(figures);
    const leave = inNameOf(at('a', 1), () => shares.enterAtOnce());
    const again = () => inNameOf(at('a', 1), () => shares.enterAtOnce());
    expect(await refusalOf(again)).toBe('too_many_requests');
    inNameOf(at('a', 2), () => shares.enterAtOnce());
    leave();
    leave();
    again();
    expect(await refusalOf(() => inNameOf(at('b'), () => shares.enterAtOnce()))).toBe(
      'too_many_requests',
    );
  });

  test('goes first to the address that uses the least', async () => {
    const shares = createShares({ ...figures, waiting: { all: 2, perAddress: 2, perMember: 2 } });
    const order: string[] = [];
    const leaves = ['a', 'a'].map((name) => inNameOf(at(name), () => shares.enterAtOnce()));
    const wait = (name: string) =>
      inNameOf(at(name), () => shares.enter()).then(
        () => order.push(name),
        () => order.push(`${name} refused`),
      );
    const waits = [wait('a'), wait('a')];
    await Promise.resolve();
    waits.push(wait('b'));
    await Promise.resolve();
    for (const leave of leaves) leave();
    await Promise.all(waits);
    expect(order).toEqual(['a refused', 'b', 'a']);
  });

  test('never exceeds its limit, and everybody who waits is answered', async () => {
    const callers = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 })),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(callers, async (all) => {
        const shares = createShares(figures);
        const inside: string[] = [];
        const works = all.map(([address, memberId]) =>
          inNameOf(at(address, memberId), () =>
            shares
              .run(async () => {
                inside.push(address);
                expect(inside.length).toBeLessThanOrEqual(2);
                await Promise.resolve();
                inside.splice(inside.indexOf(address), 1);
              })
              .catch(() => undefined),
          ),
        );
        await Promise.all(works);
        expect(inside).toEqual([]);
        expect(() => shares.enterAtOnce()).not.toThrow();
      }),
    );
  });
});

/** A picture of 40 million pixels in 40 kilobytes. */
function hugePng(): string {
  const [width, height] = [8_000, 5_000];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([PNG_SIGNATURE, ...parts]).toString('base64');
}

describe('an address that uses its full share takes nothing from others', () => {
  let server: FakeServer;
  let origin: string;
  let world: FakeServer['world'];
  let maria: string;
  let mariaId: number;
  beforeAll(async () => {
    server = await startTestServer({ trustedProxies: 1 });
    ({ localUrl: origin, world } = server);
    maria = await signIn(origin, 'maria', 'aurora2026');
    mariaId = world.members.byAccount('maria')?.id ?? 0;
  });
  afterAll(() => server.close());

  const sendAvatar = (token: string, picture: string) =>
    call(origin, 'POST', '/profile/avatar', { token, body: { picture } });
  /** Takes all places that one address gets. */
  const fillPlaces = (kind: SharedKind) => {
    const places = Array.from({ length: sharedWork[kind].atOnce.perAddress }, (_, index) =>
      inNameOf(greedy(1_000_000 + index), () => world.shares[kind].enterAtOnce()),
    );
    return () => places.forEach((leave) => leave());
  };
  /** Keeps as many works running as one member may, one by one; one more is refused. */
  const keepBusy = async (kind: 'hashing' | 'pictures', work: () => Promise<unknown>) => {
    const { atOnce, waiting } = sharedWork[kind];
    let hasEnded = false;
    const goOn = async (): Promise<void> => {
      await inNameOf(greedy(mariaId), work);
      if (!hasEnded) await goOn();
    };
    // One whose turn another person got finds its place in the queue taken, and stops.
    const busy = Array.from({ length: atOnce.perMember + waiting.perMember }, () =>
      goOn().catch(() => undefined),
    );
    expect(await refusalOf(() => inNameOf(greedy(mariaId), work))).toBe('too_many_requests');
    return async () => {
      hasEnded = true;
      await Promise.all(busy);
    };
  };

  /**
   * Fills the share of one address or member, and proves that it is full; returns the release
   * function.
   */
  const fillers: Readonly<Record<SharedKind, () => Promise<() => unknown>>> = {
    hashing: async () => {
      const passwords = createPasswords(1_024, world.shares.hashing);
      return await keepBusy('hashing', () => passwords.hash('x'));
    },
    pictures: async () => {
      const picture = hugePng();
      return await keepBusy('pictures', () => world.sentPictures.take(picture));
    },
    largeBodies: async () => {
      const { atOnce, waiting } = sharedWork.largeBodies;
      const count = atOnce.perMember + waiting.perMember;
      const headers = { authorization: `Bearer ${maria}`, ...from(GREEDY) };
      const stalled = Array.from({ length: count + 1 }, () => stall(origin, headers));
      expect(await Promise.race(stalled.map(({ status }) => status))).toBe(429);
      return () => stalled.forEach(({ end }) => end());
    },
    exports: async () => {
      const end = fillPlaces('exports');
      const code = await refusalOf(() =>
        inNameOf(greedy(mariaId), () => world.dataExport.ask(mariaId, atHome)),
      );
      expect(code).toBe('too_many_requests');
      return end;
    },
    liveStreams: async () => {
      const end = fillPlaces('liveStreams');
      const headers = { authorization: `Bearer ${maria}`, accept: 'text/event-stream' };
      const answer = await fetch(`${origin}/api/live/changes`, {
        headers: { ...headers, ...from(GREEDY) },
      });
      expect(answer.status).toBe(429);
      return end;
    },
  };

  test.each(Object.keys(sharedWork) as SharedKind[])(
    '%s: another person can sign in and send a picture meanwhile',
    async (kind) => {
      const end = await fillers[kind]();
      const other = await signIn(origin, 'beatriz', 'aurora2026');
      expect((await sendAvatar(other, smallPng.toString('base64'))).status).toBe(200);
      await end();
    },
  );

  test('a picture is processed in a thread: the server answers meanwhile', async () => {
    const picture = hugePng();
    const taking = world.sentPictures.take(picture).then(() => 'taken');
    const first = await Promise.race([taking, fetch(`${origin}/health`).then(() => 'answered')]);
    expect(first).toBe('answered');
    expect(await taking).toBe('taken');
  });

  test('a large body is read only from a permitted sender, within a member’s limit', async () => {
    await server.close();
    const limits = { ...noRequestLimits, memberPicturesPerHour: 1 };
    server = await startTestServer({ limits });
    const { localUrl } = server;
    const nobody = stall(localUrl, {});
    expect(await nobody.status).toBe(401);
    const authorization = `Bearer ${tokenOf(server.world, 'visitante')}`;
    expect(await stall(localUrl, { authorization }).status).toBe(403);
    const token = await signIn(localUrl, 'maria', 'aurora2026');
    const body = { picture: smallPng.toString('base64') };
    expect((await call(localUrl, 'POST', '/profile/avatar', { token, body })).status).toBe(200);
    expect(await stall(localUrl, { authorization: `Bearer ${token}` }).status).toBe(429);
  });
});

/** Begins to send a large body, and sends nothing of it. */
function stall(origin: string, headers: Readonly<Record<string, string>>) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const sending = request(`${origin}/api/profile/avatar`, {
    method: 'POST',
    agent: false,
    headers: {
      ...onceWith(),
      'content-type': 'application/json',
      'content-length': '1000000',
      ...headers,
    },
  });
  sending.once('response', (answer) => {
    resolve(answer.resume().statusCode ?? 0);
    sending.destroy();
  });
  sending.once('error', () => resolve(0));
  sending.flushHeaders();
  return { status: promise, end: () => sending.destroy() };
}
