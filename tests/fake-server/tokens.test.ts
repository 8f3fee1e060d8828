import { describe, expect, test } from 'vitest';
import { call, signIn } from './support/api.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();
const origin = server.portalUrl;

describe('tokens', () => {
  test('a missing, an invented, an ended and an expired one have different answers', async () => {
    const codeWith = async (token?: string) =>
      (await call(origin, 'GET', '/account/member', token === undefined ? {} : { token })).body;
    expect(await codeWith()).toMatchObject({ code: 'token_missing' });
    expect(await codeWith('made-up')).toMatchObject({ code: 'token_invalid' });
    const token = await signIn(origin, 'maria', 'aurora2026');
    expect(await codeWith(token)).toMatchObject({ success: true, value: { account: 'maria' } });
    server.world.clock.move(30 * 60_000);
    expect(await codeWith(token)).toMatchObject({ code: 'token_expired' });
    const other = await signIn(origin, 'maria', 'aurora2026');
    expect((await call(origin, 'DELETE', '/account/logout', { token: other })).status).toBe(200);
    expect(await codeWith(other)).toMatchObject({ code: 'token_invalid' });
  });

  test('a person who was blocked meanwhile is refused', async () => {
    const token = await signIn(origin, 'rafael', 'aurora2026');
    const { id } = server.world.members.byAccount('rafael') ?? { id: 0 };
    server.world.members.setBlocked(id, true);
    expect(await call(origin, 'GET', '/wallet/balance', { token })).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    });
  });

  test('a person who is no member any more, or no longer accepted at a site for agents, is refused', async () => {
    const token = await signIn(origin, 'juliana', 'aurora2026');
    const setType = server.world.database.statement(
      "UPDATE members SET type = ? WHERE account = 'juliana'",
    );
    setType.run(3);
    expect(await call(origin, 'GET', '/wallet/balance', { token })).toMatchObject({
      status: 403,
      body: { code: 'member_no_enter' },
    });
    setType.run(42);
    expect((await call(origin, 'GET', '/wallet/balance', { token })).status).toBe(200);
    const memberToken = await signIn(origin, 'maria', 'aurora2026');
    server.world.settings.change({ agentSite: 1 });
    expect(await call(origin, 'GET', '/wallet/balance', { token: memberToken })).toMatchObject({
      status: 403,
      body: { code: 'agent_only' },
    });
    expect((await call(origin, 'GET', '/wallet/balance', { token })).status).toBe(200);
    server.world.settings.change({ agentSite: 0 });
  });

  test('the scheme is read in any case (RFC 9110)', async () => {
    const token = await signIn(origin, 'maria', 'aurora2026');
    for (const scheme of ['bearer', 'BEARER', 'Bearer']) {
      const answer = await fetch(`${origin}/api/account/member`, {
        headers: { authorization: `${scheme} ${token}` },
      });
      expect(answer.status).toBe(200);
    }
  });

  test('a bad one is ignored where none is needed', async () => {
    const answer = await call(origin, 'GET', '/account/register-settings', { token: 'made-up' });
    expect(answer.status).toBe(200);
  });
});
