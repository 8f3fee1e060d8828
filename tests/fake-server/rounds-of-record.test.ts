import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod/v4';
import { roundSchema } from '#contract/entities/round.ts';
import { momentOf } from '#fake-server/kernel/clock.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import type { FakeServer } from '#fake-server/start.ts';
import type { RoundFilter } from '#fake-server/world/play/round-records.ts';
import { call, signIn } from './support/api.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { startTestServer } from './support/test-server.ts';
import { FIRST_MOMENT, openTestWorld } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const lastDays = (days: number): RoundFilter => ({
  from: momentOf(FIRST_MOMENT - days * DAY),
  before: momentOf(FIRST_MOMENT + HOUR),
});

describe('rounds of the record (L6)', () => {
  test('an open bet has a result only when it is due', async () => {
    const own = await openTestWorld();
    const member = memberOf(own, 'maria');
    const [field] = own.catalogue.list({ gameType: 'SPORTS' }, { pageNo: 1, pageSize: 1 }).games;
    if (!field) throw new Error('there is nothing to bet on');
    const { token } = openGame(own, 'maria', { kind: 'sports', nodeId: field.node_id });
    const match = own.sportsSimulator
      .matches('sports', own.clock.now())
      .find(({ startsAt }) => startsAt > own.clock.now());
    if (!match) throw new Error('there is no match');
    const bet = { legs: [{ matchId: match.id, outcome: '1', odds: 200 }], settlesAt: match.endsAt };
    own.rounds
      .operator('sports')
      .place({ token, roundId: 'an-open-bet', stakes: { slip: 500 } }, bet);

    const open = own.roundRecords.one(member, 'an-open-bet', 'EN');
    expect(open.play).toMatchObject({
      bets: [
        {
          on: `${match.home} – ${match.away}: ${match.home}`,
          stake: 500,
          odds: 200,
          paid: null,
          state: 'open',
        },
      ],
      results: [{ items: [{ form: 'text', text: `${match.home} – ${match.away}: not started` }] }],
    });
    expect(open.round).toMatchObject({
      game: { nodeId: field.node_id, gameCategory: 'SPORTS' },
      state: 'open',
      stake: 500,
      net: null,
      endedAt: null,
      settlesAt: momentOf(match.endsAt),
    });
    expect(open.entries).toMatchObject([{ kind: 'stake', amount: -500 }]);

    own.clock.move(match.endsAt - own.clock.now() + DAY);
    const { rounds, totals } = own.roundRecords.page(
      member.id,
      { from: momentOf(own.clock.now() - 9 * DAY), before: momentOf(own.clock.now()) },
      { pageNo: 1, pageSize: 20 },
    );
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject({
      net: (rounds[0]?.win ?? 0) - 500,
      endedAt: momentOf(match.endsAt),
      settlesAt: null,
    });
    expect(totals).toMatchObject({ rounds: 1, openRounds: 0, net: rounds[0]?.net });
    own.close();
  });

  test('seeded rounds of João are in the ledger, entry by entry, and add up to his balance', async () => {
    const world = await openTestWorld();
    onTestFinished(() => world.close());
    const member = memberOf(world, PLAYER);
    const { rounds, next } = world.roundRecords.piece(member.id, lastDays(60), undefined);
    expect(rounds.length).toBeGreaterThan(40);
    expect(next).toBeNull();
    expect(new Set(rounds.map(({ game }) => game?.gameCategory)).size).toBeGreaterThan(2);
    const [opening, ...entries] = world.wallet.entries(member.id);
    const net = rounds.reduce((sum, round) => sum + (round.net ?? 0), 0);
    expect((opening?.amount ?? 0) + net).toBe(world.wallet.balance(member.id));
    const moments = [opening, ...entries].map((entry) => entry?.at ?? 0);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    let counted = 0;
    for (const round of rounds) {
      const own = world.roundRecords.one(member, round.roundId, 'PT').entries;
      counted += own.length;
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(round.net);
    }
    expect(counted).toBe(entries.length);
    expect(world.ledger.imbalances()).toEqual([]);
  });
});

describe('over HTTP', () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const { from, before } = lastDays(60);
  const query = new URLSearchParams({ from, before, pageSize: '5' }).toString();
  const pageSchema = z.object({ value: z.object({ rounds: z.array(roundSchema) }) });

  test("a member reads their own rounds, and nobody else's", async () => {
    const joao = await signIn(server.portalUrl, 'joao', 'aurora2026');
    const maria = await signIn(server.portalUrl, 'maria', 'aurora2026');
    const get = (path: string, token: string) => call(server.portalUrl, 'GET', path, { token });
    const { rounds } = pageSchema.parse((await get(`/records/rounds?${query}`, joao)).body).value;
    expect(rounds).toHaveLength(5);
    const path = `/records/round/${rounds[0]?.roundId}`;
    expect(await get(path, joao)).toMatchObject({
      status: 200,
      body: { value: { round: rounds[0], currency: 'BRL' } },
    });
    expect(await get(path, maria)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const hers = pageSchema.parse((await get(`/records/rounds?${query}`, maria)).body).value;
    expect(hers.rounds).toEqual([]);
  });
});
