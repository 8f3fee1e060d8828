// First, so that every store is watched.

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { type FakeServer, startFakeServer } from '#fake-server/start.ts';
import { worldOfTests } from '#tests/fake-server/support/test-world.ts';
import { watchCommits } from './commits.ts';
import type { Answer } from './kit/answer.ts';
import { judgeFailure } from './kit/judge.ts';
import type { KitRequest } from './kit/request.ts';
import { type KitRoute, routeNamed, routesOf } from './kit/routes.ts';
import { sendRequest } from './kit/send.ts';
import { onceRequests } from './once-requests.ts';
import { fakeAt, ownPortalSettings, startOwnPortal } from './own-portal.ts';
import { portalSubject } from './portal-subject.ts';
import type { PortalSubject } from './portal-under-test.ts';

/*
 * Every call that counts once, by the metadata: the process is killed after each of its commits and
 * restarted with the store's contents, and the store fails in place of each commit. A retry with
 * its key has its effect once, and gets the lost answer.
 */

let running: FakeServer;
let portal: PortalSubject;

beforeAll(async () => {
  // The server's periodic work is not a commit of a call.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const own = await startOwnPortal();
  running = own.running;
  portal = portalSubject(own.under);
});

afterAll(async () => {
  await running.close();
  vi.useRealTimers();
});

const routes = routesOf(contract);
const settle = routeNamed(routes, 'submissions.settle');
const onceRoutes = routes.filter(({ metadata }) => metadata.once);

/** How many rows each table has. */
function rowsOf({ world }: FakeServer): Record<string, number> {
  const { database } = world;
  const tables = database
    .statement<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      database.statement<{ rows: number }>(`SELECT COUNT(*) AS rows FROM "${name}"`).get()?.rows ??
        0,
    ]),
  );
}

/** A server that begins with what another one's store held. */
async function startedWith(contents: Uint8Array): Promise<FakeServer> {
  const now = running.world.clock.now();
  const started = await startFakeServer({
    ...worldOfTests,
    seed: 1,
    port: 0,
    host: 'localhost',
    machineTime: () => now,
    contents,
    settings: ownPortalSettings,
  });
  onTestFinished(() => started.close());
  return started;
}

async function goodRequest(route: KitRoute, key: string): Promise<KitRequest> {
  const own = onceRequests[route.name];
  const good = own ? await own(running.world) : await portal.goodRequest?.(route.name);
  if (typeof good !== 'object') throw new Error(`No good request is known of ${route.name}.`);
  return { ...good, headers: { ...good.headers, [ONCE_HEADER]: key } };
}

/** Outcome of a call, for somebody who lost its answer. */
async function settledAnswer(
  { authorization, headers }: KitRequest,
  subject = portal,
): Promise<unknown> {
  const { body } = await sendRequest(subject, settle, {
    ...(authorization !== undefined && { authorization }),
    body: { key: headers?.[ONCE_HEADER] },
  });
  return body;
}

/** What the outcome of a call says about its answer. A new password ends the caller's session. */
function settledBy(route: KitRoute, { body }: Answer): unknown {
  return route.name === 'account.changePassword'
    ? expect.objectContaining({ success: false, code: 'token_expired' })
    : { success: true, value: { answer: body } };
}

/** The outcome that is read after the process died between the first write and the answer. */
const hasBegun = expect.objectContaining({
  success: false,
  code: 'action_unfinished' satisfies ErrorCode,
}) as unknown;

/** A puzzle is valid once, whatever the call's result: the next try needs another one. */
function usesPuzzle({ body }: KitRequest): boolean {
  return typeof body === 'object' && body !== null && 'captcha' in body;
}

/** Has the store fail in place of each commit in turn, until the call gets through. */
async function sendThroughFailures(route: KitRoute, first: KitRequest, key: string) {
  const before = rowsOf(running);
  let request = first;
  const renew = async (newKey: string) => {
    request = await goodRequest(route, newKey);
  };
  for (let failAt = 1; ; failAt += 1) {
    const watched = await watchCommits(failAt, () => sendRequest(portal, route, request));
    const { result, afterCommits, hasFailed } = watched;
    if (!hasFailed) return { request, result, afterCommits };
    // A third party in this process was the one whose store failed: it is asked again later.
    const isOfThirdParty = result.status === 200;
    if (!isOfThirdParty) {
      expect(judgeFailure(result), result.text).toEqual([]);
      expect(result.status).toBeGreaterThanOrEqual(500);
      if (failAt === 1) expect(rowsOf(running)).toEqual(before);
    }
    if (isOfThirdParty || usesPuzzle(request))
      await renew(isOfThirdParty ? crypto.randomUUID() : key);
  }
}

describe('an action whose answer is lost with the process, or with the store', () => {
  test.for(onceRoutes.map((route) => [route.name, route] as const))('%s', async ([, route]) => {
    const key = crypto.randomUUID();
    const good = await goodRequest(route, key);
    const { request, result, afterCommits } = await sendThroughFailures(route, good, key);
    expect(result.status, result.text).toBe(200);
    expect(afterCommits.length).toBeGreaterThan(0);
    const after = rowsOf(running);

    // A picture's digits are in the memory alone: a process that ends forgets them.
    const restarts = usesPuzzle(request) ? afterCommits.slice(-1) : afterCommits;
    for (const contents of restarts) {
      const restarted = await startedWith(contents);
      const again = portalSubject(fakeAt(restarted.localUrl + API_PREFIX));
      // A query never says that nothing was done: something was written.
      const settled = await settledAnswer(request, again);
      expect([hasBegun, settledBy(route, result)]).toContainEqual(settled);
      const { status, body } = await sendRequest(again, route, request);
      expect({ status, body }).toEqual({ status: result.status, body: result.body });
      expect(rowsOf(restarted)).toEqual(after);
    }
    expect(await settledAnswer(request)).toEqual(settledBy(route, result));
  });
});

/** Calls that may require a captcha; money passwords and sign-ins not in their good request. */
const asksForPicture = onceRoutes.filter(({ metadata }) =>
  metadata.codes.includes('captcha_required'),
);

test('an action that needs a puzzle is sent again with the same key and the solved puzzle', async () => {
  const solved: string[] = [];
  for (const route of asksForPicture) {
    const request = await goodRequest(route, crypto.randomUUID());
    if (!usesPuzzle(request)) continue;
    const { captcha: _, captchaId: __, ...body } = request.body as Record<string, unknown>;
    const first = await sendRequest(portal, route, { ...request, body });
    expect(first.body).toMatchObject({ code: 'captcha_required' satisfies ErrorCode });
    expect((await sendRequest(portal, route, request)).status).toBe(200);
    solved.push(route.name);
  }
  expect(solved).toEqual([
    'sms.registrationByUsername',
    'sms.registrationByMobile',
    'sms.login',
    'sms.forgotPassword',
    'contacts.codes',
    'accountRecovery.code',
  ]);
});
