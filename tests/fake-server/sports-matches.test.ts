import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { gameSchema } from '#contract/entities/game.ts';
import { sportsMatchSchema } from '#contract/entities/sports.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const answerSchema = z.object({
  value: z.object({ book: gameSchema, matches: z.array(sportsMatchSchema) }),
});
const launchedSchema = z.object({ value: z.object({ game_url: z.url() }) });

/** The vendor's board, as far as a match of the portal is in it. */
const boardSchema = z.object({
  board: z.object({
    matches: z.array(
      z.object({
        id: z.string(),
        home: z.string(),
        away: z.string(),
        startsAt: z.string(),
        standing: z.object({ phase: z.string(), minute: z.number(), score: z.array(z.number()) }),
        hasDraw: z.boolean(),
        offer: z.record(z.string(), z.number().nullable()),
      }),
    ),
  }),
});

describe('the matches of sports (L4a)', () => {
  let server: FakeServer;
  beforeEach(async () => {
    server = await startTestServer({ log: (line) => expect.unreachable(line) });
  });
  afterEach(() => server.close());

  const matchesOf = async (gameType: string, language = 'EN') => {
    const path = `/sports/matches?gameType=${gameType}&language=${language}`;
    const { body } = await call(server.portalUrl, 'GET', path);
    return answerSchema.parse(body).value;
  };
  const launch = async (book: z.infer<typeof gameSchema>, selection: object) => {
    const token = await signIn(server.portalUrl, 'maria', 'aurora2026');
    const { body } = await call(server.portalUrl, 'POST', '/games/launch', {
      token,
      body: {
        nodeId: book.nodeId,
        gameId: book.gameCode,
        vassalage: book.vassalage,
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'maria',
        token,
        merchantCode: 'AURORA',
        language: 'PT',
        selection,
      },
    });
    return new URL(launchedSchema.parse(body).value.game_url);
  };

  test.each(['SPORTS', 'ESPORTS'])(
    'are what the page of the vendor shows, and a pressed price goes to it: %s',
    async (gameType) => {
      const { book, matches } = await matchesOf(gameType);
      expect(book).toMatchObject({ gameType, opensIn: 'frame', isGame: 'GAME' });
      const [first] = matches;
      const address = await launch(book, { matchId: first?.matchId, outcome: '1' });
      expect(address.pathname).toBe('/sports/play');
      expect(address.searchParams.get('match')).toBe(first?.matchId);
      expect(address.searchParams.get('outcome')).toBe('1');
      const session = address.searchParams.get('session') ?? '';
      const answered = await fetch(`${address.origin}/sports/board?session=${session}`);
      const { board } = boardSchema.parse(await answered.json());
      const now = server.world.clock.now();
      const offered = board.matches.filter(
        ({ standing, startsAt }) =>
          ['live', 'coming'].includes(standing.phase) && Date.parse(startsAt) <= now + 2 * DAY,
      );
      expect(matches.map(({ sport: _sport, league: _league, ...match }) => match)).toEqual(
        offered.map(({ id, home, away, startsAt, standing, hasDraw, offer }) => ({
          matchId: id,
          home,
          away,
          startsAt,
          live:
            standing.phase === 'live'
              ? { minute: standing.minute, home: standing.score[0], away: standing.score[1] }
              : null,
          hasDraw,
          odds: { '1': offer['1'], X: offer['X'], '2': offer['2'] },
        })),
      );
    },
  );

  test('begin, move and end with the clock', async () => {
    const before = await matchesOf('SPORTS');
    const next = before.matches.find(({ live, sport }) => live === null && sport === 'football');
    if (!next) throw new Error('No match of football is coming.');
    const at = (minutes: number) =>
      Date.parse(next.startsAt) + minutes * MINUTE - server.world.clock.now();
    server.world.clock.move(at(30));
    const during = (await matchesOf('SPORTS')).matches.find(
      ({ matchId }) => matchId === next.matchId,
    );
    expect(during?.live?.minute).toBe(30);
    expect(during?.odds).not.toEqual(next.odds);
    server.world.clock.move(at(150));
    const after = await matchesOf('SPORTS');
    expect(after.matches.map(({ matchId }) => matchId)).not.toContain(next.matchId);
    // They come back with a clock that is moved back.
    server.world.clock.move(at(30));
    expect((await matchesOf('SPORTS')).matches).toContainEqual(during);
  });

  test('name their leagues in the language of the call, and say when betting is closed', async () => {
    const names = async (language: string) =>
      (await matchesOf('SPORTS', language)).matches.map(({ league }) => league);
    expect(await names('PT')).toContain('Copa do Litoral');
    expect(await names('TH')).toContain('Coastal Cup');
    server.world.situations.set(['game-maintenance']);
    expect((await matchesOf('SPORTS')).book.status).toBe('maintenance');
  });
});
