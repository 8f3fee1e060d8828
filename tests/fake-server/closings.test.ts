import { beforeEach, describe, expect, test } from 'vitest';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { call } from './support/api.ts';
import { startDepositing } from './support/depositing.ts';
import { newMember } from './support/new-member.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'umasenha26';
const origin = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };

let now = FIRST_MOMENT;
let memberId: number;
let account: string;

const world = await sharedWorld({ machineTime: () => now });
beforeEach(async () => {
  ({ id: memberId, account } = newMember(world));
  world.members.setPassword(memberId, await world.passwords.hash(PASSWORD), now);
  world.members.setContact(memberId, 'email', `${account}@example.com`);
  world.members.setLanguage(memberId, 'EN');
});

function me(): MemberRow {
  const row = world.members.byId(memberId);
  if (!row) throw new Error('There is nobody.');
  return row;
}
const ask = () => world.closings.ask(me(), origin);
const cancelClosure = () => world.closings.cancelClosure(me(), origin);
const enter = () =>
  world.signIn.byPassword({ username: account, password: PASSWORD }, normalSituation);
const give = (amount: number) =>
  world.wallet.post({ memberId, key: `gift-${amount}`, kind: 'credit', amount });
const inTheWay = () => world.closings.state(me()).obstacles;
const events = () =>
  world.security.events(memberId, { pageNo: 1, pageSize: 9 }).events.map(({ kind }) => kind);

describe('closing the account (W5)', () => {
  test('ends every session, waits for days, and then blocks the sign-in', async () => {
    const { token } = await enter();
    await enter();
    expect(ask()).toEqual({
      closesAt: new Date(now + 7 * DAY).toISOString(),
      waitDays: 7,
      obstacles: [],
    });
    expect(world.sessions.forMember(memberId)).toEqual([]);
    expect(world.sessions.peek(token).ok).toBe(false);
    expect(events()).toEqual(['closureRequested']);
    const [mail] = world.sms.outbox(1);
    expect(mail).toMatchObject({ channel: 'mail', receiver: `${account}@example.com` });
    expect(mail?.text).toContain('7 days');
    now += 7 * DAY - 1;
    const reading = world.sessions.peek((await enter()).token);
    expect(reading.ok && world.signIn.blockerOf(reading.signedIn.member)).toBeUndefined();
    now += 1;
    expect(await refusalOf(enter)).toBe('account_closed');
    // The previous session ends with it: the gate checks it at every call.
    expect(world.signIn.blockerOf(me())).toBe('account_closed');
  });

  test('can be cancelled within the waiting time, and requested again from the start', async () => {
    const first = ask();
    now += DAY;
    // The answer may have been lost: it counts from the first time.
    expect(ask()).toEqual(first);
    const { token } = await enter();
    const reading = world.sessions.peek(token);
    if (!reading.ok) throw new Error('It does not count.');
    expect(world.security.lastSignIn(reading.signedIn).closesAt).toBe(first.closesAt);
    expect(await refusalOf(() => world.restrictions.requireOpen(memberId, 'paysIn'))).toBe(
      'account_restricted',
    );
    expect(world.restrictions.stoppedOf(memberId)).toMatchObject({
      reason: 'closing',
      changesAt: first.closesAt,
    });
    expect(cancelClosure().closesAt).toBeNull();
    expect(world.restrictions.stoppedOf(memberId)).toBeUndefined();
    expect(cancelClosure().closesAt).toBeNull();
    world.restrictions.requireOpen(memberId, 'paysIn');
    expect(events()).toEqual(['closureCancelled', 'closureRequested']);
    expect(world.sessions.forMember(memberId)).toHaveLength(1);
    now += 7 * DAY;
    await enter();
    expect(ask().closesAt).toBe(new Date(now + 7 * DAY).toISOString());
  });

  test('is blocked by money that can be withdrawn, and by bonuses', () => {
    give(1_999);
    expect(inTheWay()).toEqual([]);
    give(1);
    const money = { kind: 'money', amount: { amount: 2_000, currency: 'BRL' } };
    expect(inTheWay()).toEqual([money]);
    world.bonuses.grant({
      memberId,
      source: 'gift',
      kind: 'promotion_bonus',
      amount: 500,
      wagering: { times: 2, days: 3 },
    });
    expect(inTheWay()).toEqual([
      { kind: 'bonuses', amount: { amount: 500, currency: 'BRL' } },
      money,
    ]);
    expect(ask().closesAt).toBeNull();
    expect(me().closes_at).toBeNull();
    expect(events()).toEqual([]);
  });

  test('is blocked by open bets, deposits and payouts, in the contract too', async () => {
    const depositor = await startDepositing();
    const { server, origin: at, token } = depositor;
    try {
      const maria = memberOf(server.world, 'maria');
      const kinds = () => server.world.closings.state(maria).obstacles.map(({ kind }) => kind);
      expect(kinds()).toEqual(['money']);
      playRound(server.world, 'maria', { state: 'open' });
      expect(kinds()).toEqual(['rounds', 'money']);
      await depositor.created();
      expect(kinds()).toEqual(['rounds', 'deposit', 'money']);
      payoutScenes.play(server.world, maria, 'withdrawal-disbursed');
      expect(kinds()).toEqual(['rounds', 'deposit', 'payouts', 'money']);

      // Whose account is about to close neither pays in nor plays, and then is nobody here.
      server.world.members.setClosing(maria.id, server.world.clock.now() + DAY);
      const security = () => call(at, 'GET', '/security', { token });
      const refused = { status: 403, body: { code: 'account_closed' } };
      expect(await security()).toMatchObject({ status: 200 });
      expect(await depositor.create(5_000)).toMatchObject({
        status: 403,
        body: { code: 'account_restricted', restriction: { reason: 'closing' } },
      });
      server.world.clock.move(DAY);
      expect(await security()).toMatchObject(refused);
    } finally {
      await server.close();
    }
  });
});
