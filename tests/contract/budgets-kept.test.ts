import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type Budget, budgets } from '#contract/budgets.ts';
import { contract } from '#contract/index.ts';
import { noRequestLimits } from '#fake-server/http/request-limits.ts';
import { hashOfToken } from '#fake-server/kernel/tokens.ts';
import type { FakeServer } from '#fake-server/start.ts';
import type { KitRequest } from './kit/request.ts';
import { type KitRoute, routesOf } from './kit/routes.ts';
import { sendRequest } from './kit/send.ts';
import { onceRequests } from './once-requests.ts';
import { startOwnPortal } from './own-portal.ts';
import { portalSubject } from './portal-subject.ts';
import type { PortalSubject } from './portal-under-test.ts';

/*
 * Every call with a budget, by the metadata: a good request is spoilt, and sent many times at once,
 * by several sessions of the same person. Wrong tries end at the budget.
 */

/** What one address may get wrong here. */
const PER_ADDRESS = 12;
const AT_ONCE = 16;
const HOUR = 60 * 60_000;

let running: FakeServer;
let portal: PortalSubject;

beforeAll(async () => {
  const own = await startOwnPortal({
    limits: { ...noRequestLimits, wrongTriesPerHour: PER_ADDRESS },
  });
  ({ running } = own);
  const { settings } = running.world;
  const { account } = budgets.ownSecret.limits;
  settings.change({
    // Between calls an hour passes, which resets the budget of the address.
    sessionIdleMinutes: 1_000_000,
    sessionHours: 1_000_000,
    twoStep: { wrongTries: account.tries },
    moneyPasswords: { wrongTries: budgets.moneyPassword.limits.account.tries },
  });
  portal = portalSubject(own.under);
});
afterAll(() => running.close());

const otherDigit = (code: string) => code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10);

/** What makes a field wrong, by its name. */
const spoilt: Readonly<Record<string, (value: string) => string>> = {
  password: () => 'errada-2026x',
  oldPassword: () => '902817',
  transactionPassword: () => '902817',
  verificationCode: otherDigit,
  code: otherDigit,
  newCode: otherDigit,
  captcha: otherDigit,
};

/** What makes a call wrong that needs something else. */
const spoiltCalls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account.affiliateCheck': { code: 'NOBODY1' },
  'payoutAccounts.check': { key: 'nobody@banco.example' },
  'profile.rename': { nickname: 'beatriz' },
  'subAccounts.create': { username: 'maria' },
  'account.register': { username: 'maria' },
  'account.registerMobile': { verificationCode: '1' },
  'moneyPasswords.code': { channel: 'mobile', captchaId: crypto.randomUUID(), captcha: '1' },
};

/** Calls whose proof comes from a third party and is for one challenge: nobody sends one twice. */
const signed = ['signIn.byPasskey', 'passkeys.add', 'account.linkSocial'];

const routes = routesOf(contract).filter(
  ({ name, metadata }) => metadata.budgets.length > 0 && !signed.includes(name),
);

async function wrongRequest(route: KitRoute): Promise<KitRequest> {
  const own = onceRequests[route.name];
  const good = own ? await own(running.world) : await portal.goodRequest?.(route.name);
  if (typeof good !== 'object') throw new Error(`No good request is known of ${route.name}.`);
  const part = good.body === undefined ? 'query' : 'body';
  const values = z.record(z.string(), z.unknown()).parse(good[part]);
  const entries = Object.entries(values).map(([name, value]) => {
    const spoil = typeof value === 'string' ? spoilt[name] : undefined;
    return [name, spoil && typeof value === 'string' ? spoil(value) : value] as const;
  });
  const instead = spoiltCalls[route.name];
  return { ...good, [part]: instead ? { ...values, ...instead } : Object.fromEntries(entries) };
}

/** The same by another session of the same person. */
function byAnotherSession(request: KitRequest): KitRequest {
  const { sessions } = running.world;
  const token = request.authorization?.replace('Bearer ', '');
  const reading = token === undefined ? undefined : sessions.peekHash(hashOfToken(token));
  if (!reading?.ok) return request;
  const { member } = reading.signedIn;
  return { ...request, authorization: `Bearer ${sessions.open(member.id, 'nothing', true).token}` };
}

const codeOf = (body: unknown) => z.object({ code: z.string() }).safeParse(body).data?.code;

describe('wrong tries end at the budget, also at once and by several sessions (A14, A26, W2)', () => {
  test.each(routes.map((route) => [route.name, route] as const))('%s', async (_, route) => {
    const all: readonly Budget[] = route.metadata.budgets.map((name) => budgets[name]);
    const wrong = all.flatMap((budget) => budget.wrong) as readonly string[];
    const ends = [
      ...all.flatMap(({ limits }) => Object.values(limits).map(({ beyond }) => beyond)),
      // A lock ends attempts with a right first step.
      'second_step_expired',
    ];
    const max = Math.min(
      PER_ADDRESS,
      ...all.map(({ limits }) => limits.account?.tries ?? Infinity),
    );
    running.world.database.statement('DELETE FROM wrong_tries').run();
    running.world.clock.move(HOUR);
    const request = await wrongRequest(route);
    const sent = Array.from({ length: AT_ONCE }, (__, time) =>
      sendRequest(portal, route, time % 3 === 0 ? request : byAnotherSession(request)),
    );
    const codes = (await Promise.all(sent)).map(({ body }) => codeOf(body) ?? 'success');
    const unexpected = codes.filter((code) => ![...wrong, ...ends].includes(code));
    expect(
      unexpected,
      `${route.name} may answer wrong tries by ${[...wrong, ...ends].join(', ')} alone`,
    ).toEqual([]);
    const wrongTries = codes.filter((code) => wrong.includes(code)).length;
    expect(wrongTries).toBeGreaterThan(0);
    expect(wrongTries).toBeLessThanOrEqual(max);
    const next = await sendRequest(portal, route, byAnotherSession(request));
    expect(wrong).not.toContain(codeOf(next.body) ?? wrong[0]);
  });
});
