import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeamMember } from '#contract/entities/team.ts';
import { downlineStatements } from '#fake-server/store/agents/downlines.ts';
import type { World } from '#fake-server/world/world.ts';
import { personOf } from './support/agents.ts';
import { figuresBelow } from './support/team-worlds.ts';
import { FIRST_MOMENT, openTestWorld, refusalOf } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const page = { pageNo: 1, pageSize: 100 };
const lastDays = (days: number) => ({
  from: new Date(FIRST_MOMENT - days * DAY).toISOString(),
  before: new Date(FIRST_MOMENT).toISOString(),
});

/** Everybody below an agent, level by level. */
function wholeTeam(world: World, account: string, under?: string): TeamMember[] {
  const { members } = world.downline.level(personOf(world, account), under, page);
  return members.flatMap((each) => [each, ...wholeTeam(world, account, each.memberId)]);
}

const sum = (rows: readonly { bet: number }[]) => rows.reduce((total, { bet }) => total + bet, 0);

let people = 0;

/** A new person directly below somebody. */
function join(world: World, upline: number | null, type: 0 | 2 = 2, nickname = 'Agente Novo') {
  people += 1;
  const id = world.members.insert({
    account: `joined${people}`,
    nickname,
    type,
    passwordHash: null,
    passwordChangedAt: 0,
    mobile: '+5511900000000'.slice(0, -String(people).length) + people,
    email: null,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details: {},
    registeredAt: FIRST_MOMENT,
  });
  world.team.place(id, upline);
  return id;
}

test('an agent sees everybody below, with counts, and nobody else (C1)', async () => {
  const world = await openTestWorld();
  const team = wholeTeam(world, 'fernanda');
  const names = team.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Rafael Almeida', 'Juliana Rocha', 'Marcelo Dias']),
  );
  expect(names).not.toContain('Carlos Pereira');
  const { wholeTeam: count } = world.downline.level(personOf(world, 'fernanda'), undefined, page);
  expect(count).toBe(team.length);
  for (const each of team) {
    const below = wholeTeam(world, 'fernanda', each.memberId);
    expect(each.below).toBe(below.length);
    expect(below.every(({ level }) => level > each.level)).toBe(true);
  }
  for (const other of ['carlos', 'fernanda', 'ana']) {
    const id = String(world.members.byAccount(other)?.id ?? 999_999);
    if (other === 'fernanda') continue;
    const ask = () => world.downline.level(personOf(world, 'fernanda'), id, page);
    expect(await refusalOf(ask)).toBe('not_found');
  }
});

test('players are shown by a part of their name, without phone numbers (C1)', async () => {
  const world = await openTestWorld();
  const text = JSON.stringify(wholeTeam(world, 'carlos'));
  expect(text).toContain('Jo***');
  expect(text).not.toContain('João');
  expect(text).not.toMatch(/\+55|@/u);
});

test('a search finds agents by name, others by number or full account, in the own team (C1)', async () => {
  const world = await openTestWorld();
  const find = (agent: string, text: string, among: 'everybody' | 'agents' = 'everybody') =>
    world.downline.search(personOf(world, agent), text, among).members.map(({ name }) => name);
  expect(find('carlos', 'fern')).toEqual(['Fernanda Costa']);
  expect(find('carlos', 'maria')).toEqual(['Ma***']);
  expect(find('carlos', 'mari')).toEqual([]);
  expect(find('carlos', 'maria', 'agents')).toEqual([]);
  expect(find('carlos', `#${personOf(world, 'maria').id}`)).toEqual(['Ma***']);
  for (const typed of ['patricia', 'PATRÍCIA n', ' Patri\u0301cia Nunes']) {
    expect(find('carlos', typed)).toEqual(['Patrícia Nunes']);
  }
  expect(find('rafael', 'fern')).toEqual([]);
  expect(find('rafael', 'carlos')).toEqual([]);
  expect(find('carlos', ' % ')).toEqual([]);
});

test('a move takes everybody below along, and nobody can move below themselves (C1)', async () => {
  const world = await openTestWorld();
  const carlos = personOf(world, 'carlos');
  const idOf = (account: string) => String(personOf(world, account).id);
  const move = (account: string, upline: string | null) => () =>
    world.downline.move(carlos, idOf(account), upline === null ? null : idOf(upline));
  expect(await refusalOf(move('fernanda', 'rafael'))).toBe('team_move_in_circle');
  expect(await refusalOf(move('fernanda', 'fernanda'))).toBe('team_move_in_circle');
  expect(await refusalOf(move('juliana', 'fernanda'))).toBe('team_move_with_contract');
  expect(await refusalOf(move('maria', 'joao'))).toBe('not_found');
  expect(await refusalOf(move('carlos', null))).toBe('not_found');
  expect(move('maria', 'juliana')().upline?.name).toBe('Juliana Rocha');
  expect(move('maria', 'juliana')().level).toBe(4);
});

test('counts match a full recount, after any joins and moves (C1)', async () => {
  const world = await openTestWorld();
  const carlos = personOf(world, 'carlos');
  const step = fc.tuple(fc.nat(30), fc.nat(30), fc.boolean());
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const root = join(world, null);
      const ids = [root];
      const upline = new Map<number, number>();
      for (const [a, b, isJoin] of steps) {
        const [one = root, other = root] = [ids[a % ids.length], ids[b % ids.length]];
        if (isJoin) {
          const id = join(world, one);
          ids.push(id);
          upline.set(id, one);
          continue;
        }
        if (one === root) continue;
        let above: number | undefined = other;
        while (above !== undefined && above !== one) above = upline.get(above);
        const isCircle = above === one;
        const agent = world.members.byId(root) ?? carlos;
        const moving = () =>
          world.downline.move(agent, String(one), other === root ? null : String(other));
        if (isCircle) expect(moving).toThrow();
        else {
          moving();
          upline.set(one, other);
        }
      }
      const isBelow = (id: number, top: number): boolean => {
        const above = upline.get(id);
        return above === top || (above !== undefined && isBelow(above, top));
      };
      for (const id of ids) {
        expect(world.downline.row(id)?.below).toBe(ids.filter((each) => isBelow(each, id)).length);
        expect(world.team.uplineOf(id) ?? undefined).toBe(upline.get(id));
      }
    }),
    { numRuns: 40 },
  );
});

test('figures of branches, people and days have the same totals at every level (C1, C4)', async () => {
  const world = await openTestWorld();
  for (const account of ['carlos', 'fernanda', 'juliana']) {
    const agent = personOf(world, account);
    const range = lastDays(30);
    const branches = world.teamPlays.whole(agent, { ...range, by: 'branch' });
    const persons = world.teamPlays.whole(agent, { ...range, by: 'person' });
    expect(branches.totals).toEqual(persons.totals);
    expect(branches.totals.bet).toBeGreaterThan(0);
    for (const rows of [branches.rows, persons.rows, branches.days]) {
      expect(sum(rows)).toBe(branches.totals.bet);
    }
    expect(branches.days).toHaveLength(31);
    for (const row of branches.rows) {
      const part = world.teamPlays.whole(agent, {
        ...range,
        by: 'branch',
        under: row.member.memberId,
      });
      expect(part.totals).toMatchObject({ bet: row.bet, win: row.win, players: row.players });
    }
    // The same figures as contracts are paid on, which leave out the agent's own bets.
    const span = { from: Date.parse(range.from), before: Date.parse(range.before) };
    const figures = figuresBelow(world, agent.id, span);
    expect(branches.totals).toMatchObject({
      bet: figures.betAmount,
      profit: figures.profitAndLoss,
      activeMembers: figures.activeMembers,
    });
  }
});

test.each(Object.entries(downlineStatements))(
  'a tree of ten thousand reads no more than a page for %s (C1)',
  async (_, sql) => {
    const world = await openTestWorld();
    const values = sql.match(/\?4/u) ? ['/1/', 'A', 'B', 20] : [1, 20, 0];
    const plan = world.database
      .statement<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map(({ detail }) => detail);
    expect(plan.every((step) => step.startsWith('SEARCH'))).toBe(true);
    expect(plan[0]).toMatch(/USING INDEX (?:team_places_below|agents_by_folded_name)/u);
  },
);
