import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { startPortal } from '#tests/support/server.ts';
import { signIn } from './support/api.ts';
import { addressOf, gamesOf, launchGame } from './support/game-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
const dataFile = join(folder, 'portal.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

const PEOPLE = ['maria', 'joao', 'beatriz', 'carlos'];
/** Rounds that each person has on the way at any time. */
const AT_ONCE = 6;
/** Hundredths of each credit. */
const CREDIT = 7;
/** Acknowledged rounds after which the power fails, with many others in progress. */
const ENOUGH = 200;

const settled = z.object({
  ok: z.literal(true),
  replayed: z.boolean(),
  outcome: z.object({ stake: z.number(), win: z.number() }),
});
const sessionAnswer = z.object({ session: z.object({ minStake: z.number() }) });

/** A game that is open for one person. */
interface OpenGame {
  readonly account: string;
  readonly vendor: string;
  readonly session: string;
  readonly stake: number;
  readonly kind: Kind;
}

/** A slot is staked on as a whole, a table on several spots at once. */
type Kind = 'RNG' | 'LIVE';
const paths = { RNG: 'slot', LIVE: 'baccarat' } as const;

async function openGame(origin: string, account: string, kind: Kind): Promise<OpenGame> {
  const token = await signIn(origin, account, 'aurora2026');
  const games = await gamesOf(origin, `/games?gameType=${kind}&pageSize=40`);
  const game = games.find(
    ({ status, gameName }) => status === 'open' && !/roleta|roulette/iu.test(gameName),
  );
  if (!game) throw new Error(`There is no open game of ${kind}.`);
  const url = addressOf(await launchGame(origin, game, { token, username: account }));
  const session = url.searchParams.get('session') ?? '';
  const opened = await fetch(`${url.origin}/${paths[kind]}/session?session=${session}`);
  const { minStake } = sessionAnswer.parse(await opened.json()).session;
  return { account, vendor: url.origin, session, stake: minStake, kind };
}

/** Plays a round; undefined without an answer. */
async function play({ vendor, session, stake, kind }: OpenGame, roundId: string) {
  try {
    const response = await fetch(`${vendor}/${paths[kind]}/rounds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        session,
        roundId,
        stakes: kind === 'RNG' ? { spin: stake } : { banker: stake, tie: stake },
      }),
    });
    return settled.parse(await response.json());
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Credits a member, as an operator does; false without an answer. */
async function credit(portal: string, account: string, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`${portal}/control/api/credit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, amount: CREDIT, key }),
    });
    if (answer.status !== 200) throw new Error(`A credit was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

test('every acknowledged round and credit survives SIGKILL, and the ledger balances', async () => {
  const portal = await startPortal({ dataFile });
  const kinds: readonly Kind[] = ['RNG', 'LIVE'];
  const games = await Promise.all(
    PEOPLE.map((account, index) => openGame(portal.url, account, kinds[index % 2] ?? 'RNG')),
  );
  const credited = new Set<string>();
  const acknowledged = new Map<string, { account: string; stake: number; win: number }>();
  let killed: Promise<void> | undefined;
  let unanswered = 0;

  const playOn = async (game: OpenGame, lane: number) => {
    for (let round = 0; killed === undefined; round += 1) {
      const roundId = `${game.account}-${lane}-${round}`;
      const result = await play(game, roundId);
      if (result) acknowledged.set(roundId, { account: game.account, ...result.outcome });
      else unanswered += 1;
      if (acknowledged.size >= ENOUGH) killed ??= portal.kill();
    }
  };
  const creditOn = async (account: string) => {
    for (let number = 0; ; number += 1) {
      const key = `credit-${account}-${number}`;
      if (!(await credit(portal.url, account, key))) return;
      credited.add(key);
    }
  };
  await Promise.all([
    ...games.flatMap((game) => Array.from({ length: AT_ONCE }, (_, lane) => playOn(game, lane))),
    ...PEOPLE.map(creditOn),
  ]);
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);
  expect(unanswered, 'the kill must come in the middle of rounds').toBeGreaterThan(0);

  // The next start finds it as it was left; only one process can read it.
  const again = await startPortal({ dataFile });
  await again.stop();
  const store = new DatabaseSync(dataFile, { readOnly: true });
  const rounds = store
    .prepare('SELECT round_key, account, stake, win FROM rounds JOIN members m ON m.id = member_id')
    .all();
  const kept = new Map(rounds.map(({ round_key, ...round }) => [String(round_key), { ...round }]));
  for (const [roundId, round] of acknowledged) expect(kept.get(roundId)).toEqual(round);

  const credits = store
    .prepare("SELECT key FROM transactions WHERE kind = 'credit' AND amount = ?")
    .all(CREDIT);
  const keys = new Set(credits.map(({ key }) => String(key)));
  expect(credited.size).toBeGreaterThan(0);
  expect(keys.size).toBe(credits.length);
  for (const key of credited) expect(keys).toContain(`control:${key}`);
  const unequal = store
    .prepare('SELECT SUM(amount) AS sum FROM postings GROUP BY transaction_id HAVING sum <> 0')
    .all();
  expect(unequal).toEqual([]);

  const people = store
    .prepare(
      `SELECT account, (SELECT sum(balance) FROM accounts WHERE member_id = m.id) AS balance,
        (SELECT sum(amount) FROM transactions WHERE member_id = m.id) AS sum,
        (SELECT sum(win - stake) FROM rounds WHERE member_id = m.id) AS moved,
        (SELECT sum(amount) FROM transactions WHERE member_id = m.id AND kind IN ('stake', 'win', 'stake_returned')) AS paid
       FROM members m WHERE account IN (${PEOPLE.map(() => '?').join(', ')})`,
    )
    .all(...PEOPLE);
  store.close();
  expect(people).toHaveLength(PEOPLE.length);
  for (const { balance, sum, moved, paid } of people) {
    expect(balance).toBe(sum);
    expect(paid).toBe(moved);
  }
});
