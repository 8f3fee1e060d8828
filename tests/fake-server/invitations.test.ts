import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { World } from '#fake-server/world/world.ts';
import { flatTerms, personOf } from './support/agents.ts';
import { call, onceWith } from './support/api.ts';
import { tokenOf } from './support/probe-server.ts';
import { agree, letBet, plantMember } from './support/team-worlds.ts';
import { startTestServer } from './support/test-server.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ settings: { geetest: false } });
});

const DAY = 24 * 60 * 60_000;
const page = { pageNo: 1, pageSize: 20 };
const register = (username: string, affiliateCode: string, subId?: string) =>
  world.registrar.byUsername(
    {
      username,
      password: 'segredo1',
      confirmPassword: 'segredo1',
      domain: 'localhost',
      login: true,
      agreed: true,
      affiliateCode,
      subId,
    },
    normalSituation,
  );
/** Money of somebody that was credited. */
function payIn(memberId: number, amount: number, at: number): void {
  world.database
    .statement(
      `INSERT INTO deposits (id, member_id, method, state, revision, currency, amount,
         fee_basis_points, fee_fixed, created_at, expires_at)
       VALUES ('paid', ?, 'pix', 'credited', 1, 'BRL', ?, 0, 0, ?, ?)`,
    )
    .run(memberId, amount, at, at + DAY);
  world.database
    .statement(
      `INSERT INTO deposit_payments (reference, deposit_id, amount, payer_name, payer_tax_id, paid_at,
         credited) VALUES ('paid', 'paid', ?, 'N', '1', ?, ?)`,
    )
    .run(amount, at, amount);
}
function daysUntilNow() {
  const now = world.clock.now();
  return { from: new Date(now - DAY).toISOString(), before: new Date(now).toISOString() };
}
const linkOf = (agent: string, code: string) =>
  world.invitations.list(personOf(world, agent)).invitations.find((each) => each.code === code);
const make = (agent: string, invites: 'player' | 'agent', rate: number | null = null) =>
  world.invitations.create(personOf(world, agent), { name: 'Instagram', invites, rate });

describe('a link of an agent (C1)', () => {
  test('counts from a visit over a registration to somebody active', async () => {
    const { code } = make('rafael', 'player');
    expect(linkOf('rafael', code)).toMatchObject({ visits: 0, registered: 0, active: 0 });
    expect(world.invitations.visit(code.toLowerCase())).toEqual({ counted: true });
    await register('novata', code.toLowerCase());
    const { id } = personOf(world, 'novata');
    expect(world.team.uplineOf(id)).toBe(personOf(world, 'rafael').id);
    expect(personOf(world, 'novata').type).toBe(0);
    expect(linkOf('rafael', code)).toMatchObject({ visits: 1, registered: 1, active: 0 });

    const { people } = world.invitations.people(personOf(world, 'rafael'), page);
    expect(people).toMatchObject([
      { member: { name: 'no***' }, via: 'Instagram', isActive: false },
    ]);
    world.database
      .statement('INSERT INTO evenings (member_id, at, bet, win) VALUES (?, 1, 100, 0)')
      .run(id);
    expect(linkOf('rafael', code)).toMatchObject({ registered: 1, active: 1 });
  });

  test('shows by sub-id who registered and deposited, and what the agent keeps (C1, C4)', async () => {
    const agent = plantMember(world, null, 2);
    agree(world, agent, 'dailySalary', flatTerms(1_000, 'daily'));
    world.clock.move(DAY);
    const { code } = world.invitations.create(agent, {
      name: 'Canais',
      invites: 'player',
      rate: null,
    });
    await register('youtuber1', code, 'youtube-1');
    await register('youtuber2', code, 'youtube-1');
    await register('semnome1', code);
    const ids = ['youtuber1', 'semnome1'].map((name) => personOf(world, name).id);
    const now = world.clock.now();
    for (const [index, id] of ids.entries()) letBet(world, id, now + 1 + index, 20_000, 0);
    payIn(ids[0] ?? 0, 5_000, now);
    world.clock.move(DAY);
    world.incomes.run();
    const results = (from: number) =>
      world.invitations.results(
        agent,
        {
          from: new Date(from).toISOString(),
          before: new Date(world.clock.now() + DAY).toISOString(),
        },
        page,
      ).results;
    const counted = { code, name: 'Canais' };
    expect(results(now - DAY)).toEqual([
      {
        ...counted,
        subId: 'youtube-1',
        registered: 2,
        depositors: 1,
        deposited: 5_000,
        commission: 2_000,
      },
      { ...counted, subId: null, registered: 1, depositors: 0, deposited: 0, commission: 2_000 },
    ]);
    // Later days only have their own results.
    expect(results(now + 3_600_000)).toMatchObject([
      { registered: 0, deposited: 0, commission: 2_000 },
      { registered: 0, deposited: 0, commission: 2_000 },
    ]);
    expect(world.invitations.results(personOf(world, 'juliana'), daysUntilNow(), page)).toEqual({
      results: [],
      totalPages: 0,
    });
  });

  test('for agents creates an agent, who is offered its rate', async () => {
    const { code } = make('rafael', 'agent', 900);
    await register('agente', code);
    const agent = personOf(world, 'agente');
    expect(agent.type).toBe(1);
    const { request } = world.contracts.request(agent, 'dividend');
    expect(request?.terms.bands.map(({ rate }) => rate)).toEqual([900]);
    expect(request?.upline?.nickname).toBe('Rafael Almeida');
  });

  test('promises nothing after the agent’s own contract has ended', async () => {
    const { code } = make('juliana', 'agent', 900);
    world.database
      .statement("UPDATE contracts SET state = 'ended' WHERE agent_id = ?")
      .run(personOf(world, 'juliana').id);
    await register('agente', code);
    expect(world.contracts.request(personOf(world, 'agente'), 'dividend').request).toBeNull();
  });

  test('promises at most what the agent gets on the first bet, and nothing to players', async () => {
    const { highestRate } = world.invitations.list(personOf(world, 'rafael'));
    expect(highestRate).toBe(1_200);
    expect(await refusalOf(() => make('rafael', 'agent', 1_201))).toBe('invitation_rate_too_high');
    expect(make('rafael', 'agent', 1_200).rate).toBe(1_200);
    expect(make('rafael', 'player', 1_200).rate).toBeNull();
  });

  test('that is closed accepts no registration, counts no visit, and keeps its figures', async () => {
    const { code } = make('rafael', 'player');
    await register('novata', code);
    const rafael = personOf(world, 'rafael');
    const closed = world.invitations.close(rafael, code);
    expect(closed.registered).toBe(1);
    expect(closed.closedAt).not.toBeNull();
    expect(world.invitations.close(rafael, code)).toEqual(closed);
    expect(await refusalOf(() => register('outra', code))).toBe('invitation_code_error');
    expect(world.invitations.visit(code)).toEqual({ counted: false });
  });

  test('is not found by others, and fifty can be open at most', async () => {
    const { code } = make('rafael', 'player');
    expect(linkOf('fernanda', code)).toBeUndefined();
    const closing = () => world.invitations.close(personOf(world, 'fernanda'), code);
    expect(await refusalOf(closing)).toBe('not_found');
    for (let made = 1; made < 50; made += 1) make('rafael', 'player');
    expect(await refusalOf(() => make('rafael', 'player'))).toBe('invitation_limit_reached');
    world.invitations.close(personOf(world, 'rafael'), code);
    expect(make('rafael', 'player').closedAt).toBeNull();
  });

  test('needs a name that is more than blanks, and cuts blanks around it', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const send = async (name: string) =>
      await call(server.portalUrl, 'POST', '/agent/invitations', {
        token: tokenOf(server.world, 'rafael'),
        headers: onceWith(),
        body: { name, invites: 'player', rate: null },
      });
    const names = () => {
      const { invitations } = server.world.invitations.list(personOf(server.world, 'rafael'));
      return invitations.map(({ name }) => name);
    };
    const before = names();
    for (const blank of ['', ' ', '\t\n', '\u00a0\u3000']) {
      expect(await send(blank)).toMatchObject({
        body: { success: false, code: 'validation_failed' },
      });
    }
    expect(names()).toEqual(before);
    expect(await send('  Instagram ')).toMatchObject({ body: { success: true } });
    expect(names()).toContain('Instagram');
  });
});
