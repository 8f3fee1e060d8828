import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { type CallName, goodRequests } from './good-requests.ts';
import { judge, judgeFailure } from './kit/judge.ts';
import { checks, examine } from './kit/kit.ts';
import { routesOf } from './kit/routes.ts';
import { sendRequest } from './kit/send.ts';
import { openPortalSubject, type PortalSubject, routeNamed } from './portal-subject.ts';

const routes = routesOf(contract);
let portal: PortalSubject;

beforeAll(async () => {
  const opened = await openPortalSubject();
  portal = {
    ...opened,
    goodRequest: async (name) => {
      const request = Object.hasOwn(goodRequests, name)
        ? goodRequests[name as CallName]
        : undefined;
      return typeof request === 'function' ? await request(opened) : undefined;
    },
  };
});

afterAll(async () => {
  await portal.close();
});

describe.each(routes.map((route) => [route.name, route] as const))('%s', (_, route) => {
  const applicable = checks.filter(({ appliesTo }) => appliesTo(route));

  test.each(applicable.map((check) => [check.name, check] as const))('%s', async (__, check) => {
    expect(await examine(portal, route, check)).toEqual([]);
  });
});

const shownHere = Object.entries(goodRequests).flatMap(([name, request]) =>
  typeof request === 'string' ? [] : [[name, request] as const],
);

describe('a good request succeeds', () => {
  test.for(shownHere)('%s', async ([name, goodRequest], { skip }) => {
    const route = routeNamed(routes, name);
    const request = await goodRequest(portal);
    if (!request) {
      skip("this portal's people are unknown");
      return;
    }
    const answer = await sendRequest(portal, route, request);
    expect(answer.status, answer.text).toBe(200);
    expect(judge(route, answer)).toEqual([]);
  });
});

describe('an address that is no call', () => {
  test.each([
    '/nothing',
    '/account/../nothing/%2e%2e',
    `/${'x'.repeat(2000)}`,
    '/site/status/more',
  ])('%s is refused as unknown', async (path) => {
    const response = await fetch(portal.baseUrl + path);
    const text = await response.text();
    const answer = {
      status: response.status,
      contentType: '',
      text,
      body: JSON.parse(text) as unknown,
    };
    expect(answer.status, text).toBe(404);
    expect(judgeFailure(answer)).toEqual([]);
  });

  test('a broken escape is refused as malformed', async () => {
    const response = await fetch(`${portal.baseUrl}/games/node/%E0%A4%A`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'bad_request' });
  });

  test('a method that a call does not have is refused as unknown', async () => {
    const response = await fetch(`${portal.baseUrl}/site/status`, { method: 'DELETE' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
  });
});
