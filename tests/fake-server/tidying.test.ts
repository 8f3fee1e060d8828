import { expect, test } from 'vitest';
import { normalSituation } from '#fake-server/world/situation.ts';
import { openTestWorld } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const TABLES = ['sessions', 'game_sessions', 'sms_codes', 'spent_phone_proofs', 'outbox'] as const;

test('what serves nobody any more is forgotten after a month, and nothing else', async () => {
  const world = await openTestWorld();
  const rowsOf = () =>
    Object.fromEntries(
      TABLES.map((table) => [
        table,
        world.database.statement<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`).get()
          ?.count,
      ]),
    );
  const makeOneOfEach = async (mobile: string) => {
    const signedIn = { username: 'maria', password: 'aurora2026' };
    const { token } = await world.signIn.byPassword(signedIn, normalSituation);
    const reading = world.sessions.read(token);
    if (!reading.ok) throw new Error('the token does not count');
    world.database
      .statement(
        `INSERT INTO game_sessions
         (token_hash, member_id, session_hash, node_id, title, min_stake, language, opened_at, kind)
         VALUES (?, ?, ?, 'g', 'G', 1, 'PT', 0, 'slot')`,
      )
      .run(`game of ${token}`, reading.signedIn.member.id, reading.signedIn.sessionHash);
    world.sms.send('login', mobile, normalSituation, 'PT');
    world.database
      .statement('INSERT INTO spent_phone_proofs (proof, spent_at) VALUES (?, ?)')
      .run(mobile, world.clock.now());
    return token;
  };

  const before = rowsOf();
  const old = await makeOneOfEach('+5511900000001');
  world.clock.move(29 * DAY);
  world.tidy();
  // For a month a session that has ended is told from one that never was.
  expect(world.sessions.read(old)).toMatchObject({ code: 'token_expired' });
  const fresh = await makeOneOfEach('+5511900000002');
  expect(rowsOf()).toMatchObject({ sms_codes: 2, spent_phone_proofs: 2 });
  world.clock.move(2 * DAY);
  world.tidy();
  expect(rowsOf()).toEqual({
    sessions: 1,
    game_sessions: 1,
    sms_codes: 1,
    spent_phone_proofs: 1,
    outbox: (before['outbox'] ?? 0) + 2,
  });
  expect(world.sessions.read(old)).toMatchObject({ code: 'token_invalid' });
  expect(world.sessions.read(fresh)).toMatchObject({ code: 'token_expired' });
  world.close();
});

test('the outbox keeps its newest thousand', async () => {
  const world = await openTestWorld();
  world.database.transaction(() => {
    for (let message = 1; message <= 1_005; message += 1)
      world.sms.deliver('+551', `${message}`, 'PT');
  });
  world.tidy();
  const messages = world.sms.outbox(2_000);
  expect(messages).toHaveLength(1_000);
  expect(messages[0]?.code).toBe('1005');
  expect(messages.at(-1)?.code).toBe('6');
  world.close();
});
