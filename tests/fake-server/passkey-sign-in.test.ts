import { assert, asyncProperty, integer } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { passkeyRequestSchema } from '#contract/entities/passkey.ts';
import type { FakeServer } from '#fake-server/start.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import {
  type Deviation,
  type SoftAuthenticator,
  softAuthenticator,
} from '#tests/support/soft-authenticator.ts';
import { type Answer, call } from './support/api.ts';
import { newMember } from './support/new-member.ts';
import { startTestServer } from './support/test-server.ts';

const DAY = 24 * 60 * 60_000;
const origin = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };

let server: FakeServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const site = () => {
  const { origin: own, hostname } = new URL(server.portalUrl);
  return { origin: own, rpId: hostname };
};
function memberOf(account: string): MemberRow {
  const member = server.world.members.byAccount(account);
  if (!member) throw new Error(`There is no ${account}.`);
  return member;
}
/** A device that holds a passkey of somebody. */
async function deviceOf(member: MemberRow): Promise<SoftAuthenticator> {
  const { passkeys } = server.world;
  const device = softAuthenticator(site().origin);
  const credential = device.make(await passkeys.creation(member, site()));
  await passkeys.add(member, { name: 'Phone', credential }, site(), origin);
  return device;
}
const ask = (headers = {}) =>
  call(server.portalUrl, 'POST', '/sign-in/passkey-request', { body: {}, headers });
/** A device's signature for the server's current challenge. */
async function signedBy(device: SoftAuthenticator, deviation?: Deviation) {
  const { body } = await ask();
  const { value } = z.object({ value: passkeyRequestSchema }).parse(body);
  return device.use(value, deviation);
}
const enter = (body: object, headers = {}) =>
  call(server.portalUrl, 'POST', '/sign-in/by-passkey', { body, headers });
const codeOf = ({ body }: Answer) => z.object({ code: z.string() }).safeParse(body).data?.code;
const sessionIn = ({ body }: Answer) =>
  z.object({ value: z.object({ token: z.string(), firstTimeLogin: z.boolean() }) }).parse(body)
    .value;
const sessions = ({ id }: MemberRow) =>
  server.world.database
    .statement<{ count: number }>('SELECT COUNT(*) AS count FROM sessions WHERE member_id = ?')
    .get(id)?.count;

describe('signing in by a passkey (A24)', () => {
  test('signs its owner in without a name and second step, and counts as a proof', async () => {
    const helena = memberOf('helena');
    const device = await deviceOf(helena);
    const { token } = sessionIn(await enter(await signedBy(device)));
    const who = await call(server.portalUrl, 'GET', '/account/member', { token });
    expect(who.body).toMatchObject({ value: { account: 'helena' } });
    // Calls that require reauthentication accept this session.
    const options = await call(server.portalUrl, 'POST', '/passkeys/options', { token, body: {} });
    expect(options.status).toBe(200);
    const { events } = server.world.security.events(helena.id, { pageNo: 1, pageSize: 5 });
    expect(events[0]?.kind).toBe('signedIn');
  });

  test('owes no change of a default or expired password (A15)', async () => {
    for (const account of ['anamartins', 'gustavo']) {
      const { token } = sessionIn(await enter(await signedBy(await deviceOf(memberOf(account)))));
      const wallet = await call(server.portalUrl, 'GET', '/security', { token });
      expect(wallet.status).toBe(200);
    }
  });

  test('recognises its device, and shows the previous sign-in of its owner', async () => {
    const maria = memberOf('maria');
    const device = await deviceOf(maria);
    sessionIn(await enter(await signedBy(device)));
    server.world.clock.move(DAY);
    const { token } = sessionIn(await enter(await signedBy(device)));
    const last = await call(server.portalUrl, 'GET', '/security/last-sign-in', { token });
    const at = new Date(server.world.clock.now() - DAY).toISOString().slice(0, 10);
    expect(JSON.stringify(last.body)).toContain(at);
  });

  test.each([
    ['pedro', 'account_blocked'],
    ['lucas', 'member_no_enter'],
  ])('%s stays outside: %s', async (account, code) => {
    const device = await deviceOf(memberOf(account));
    expect(codeOf(await enter(await signedBy(device)))).toBe(code);
    expect(sessions(memberOf(account))).toBe(0);
  });

  test('refuses a member at a site for agents, and a closed account', async () => {
    const member = memberOf(newMember(server.world).account);
    const device = await deviceOf(member);
    server.world.settings.change({ agentSite: 1 });
    expect(codeOf(await enter(await signedBy(device)))).toBe('agent_only');
    server.world.settings.change({ agentSite: 0 });
    server.world.closings.ask(member, origin);
    server.world.clock.move(30 * DAY);
    expect(codeOf(await enter(await signedBy(device)))).toBe('account_closed');
  });

  test('refuses a removed, an unknown and an invalid one', async () => {
    const maria = memberOf('maria');
    const device = await deviceOf(maria);
    const stranger = softAuthenticator(site().origin);
    expect(codeOf(await enter(await signedBy(stranger)))).toBe('passkey_unknown');
    const evil = { origin: 'https://evil.example' };
    expect(codeOf(await enter(await signedBy(device, evil)))).toBe('passkey_refused');
    const given = { 'x-portal-scenario': 'passkeys-unknown' };
    expect(codeOf(await enter(await signedBy(device), given))).toBe('passkey_unknown');
    const { id = '' } = server.world.passkeys.shown(maria).list[0] ?? {};
    server.world.passkeys.remove(maria, id, site(), origin);
    expect(codeOf(await enter(await signedBy(device)))).toBe('passkey_unknown');
    expect(sessions(maria)).toBe(0);
  });

  test('wrong ones lock the second step of the account, and the passkey with it', async () => {
    const device = await deviceOf(memberOf('maria'));
    const { wrongTries } = server.world.settings.current.twoStep;
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < wrongTries; count += 1) {
      codes.push(codeOf(await enter(await signedBy(device, { rpId: 'evil.example' }))));
    }
    expect(codes.at(-2)).toBe('passkey_refused');
    expect(codes.at(-1)).toBe('second_step_locked');
    expect(codeOf(await enter(await signedBy(device)))).toBe('second_step_locked');
  });

  test('a site without them gives no challenge and accepts none', async () => {
    const device = await deviceOf(memberOf('maria'));
    const signed = await signedBy(device);
    const published = async () =>
      z
        .object({ value: z.object({ passkeySignIn: z.boolean() }) })
        .parse((await call(server.portalUrl, 'GET', '/site/permission')).body).value.passkeySignIn;
    expect(await published()).toBe(true);
    for (const passkeys of [
      { isOffered: true, signIn: false },
      { isOffered: false, signIn: true },
    ]) {
      server.world.settings.change({ passkeys });
      expect(codeOf(await ask())).toBe('feature_disabled');
      expect(codeOf(await enter(signed))).toBe('feature_disabled');
      expect(await published()).toBe(false);
    }
    // Proving who acts does not go with it.
    server.world.settings.change({ passkeys: { isOffered: true, signIn: false } });
    await server.world.passkeys.request('prove', memberOf('maria'), site());
  });

  test('an assertion counts once, even if sent many times at once', async () => {
    await assert(
      asyncProperty(integer({ min: 2, max: 6 }), async (times) => {
        const { id, account } = newMember(server.world);
        const device = await deviceOf(memberOf(account));
        const signed = await signedBy(device);
        const answers = await Promise.all(Array.from({ length: times }, () => enter(signed)));
        answers.push(await enter(signed));
        const codes = answers.map(codeOf);
        expect(codes.filter((code) => code === undefined)).toHaveLength(1);
        expect(codes.filter((code) => code === 'passkey_challenge_expired')).toHaveLength(times);
        expect(sessions({ ...memberOf(account), id })).toBe(1);
      }),
      { numRuns: 15 },
    );
  });
});
