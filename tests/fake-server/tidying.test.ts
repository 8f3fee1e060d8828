import { expect, test } from 'vitest';
import { turnOnTwoStep } from '#fake-server/scenes/authenticator-apps.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { openTestWorld } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const DAY = 24 * 60 * 60_000;
const TABLES = ['sessions', 'game_sessions', 'sms_codes', 'spent_phone_proofs', 'outbox'] as const;

test('unused data is deleted after a month, and nothing else', async () => {
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
  // For a month an ended session differs from one that never existed.
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

test('remains of a second step are deleted after a month, and history after a year (A26)', async () => {
  const world = await openTestWorld();
  const memberId = world.members.byAccount('maria')?.id ?? 0;
  const countIn = (table: string) =>
    world.database
      .statement<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table} WHERE member_id = ?`)
      .get(memberId)?.count;
  const left = () => ({
    app: countIn('two_step'),
    attempts: countIn('second_steps'),
    devices: countIn('trusted_devices'),
    tries: world.database
      .statement<{ count: number }>('SELECT COUNT(*) AS count FROM wrong_tries WHERE subject = ?')
      .get(String(memberId))?.count,
  });
  turnOnTwoStep(world, memberId);
  const password = { username: 'maria', password: 'aurora2026' };
  await expect(world.signIn.byPassword(password, normalSituation)).rejects.toThrow(
    'second_step_required',
  );
  world.security.trustDevice(memberId, 'a device', { browser: null, system: null, place: null });
  const proof = { password: 'errada123', way: 'app', code: '1' } as const;
  const maria = world.members.byId(memberId);
  if (!maria) throw new Error('There is nobody.');
  await expect(world.twoStep.end(maria, proof, atHome)).rejects.toThrow('own_password_incorrect');
  const events = countIn('security_events');
  const all = { app: 1, attempts: 1, devices: 1, tries: 1 };
  expect(left()).toEqual(all);
  world.clock.move(29 * DAY);
  world.tidy();
  expect(left()).toEqual(all);
  // Trust lasts a month by itself.
  world.clock.move(32 * DAY);
  world.tidy();
  expect(left()).toEqual({ app: 1, attempts: 0, devices: 0, tries: 0 });
  expect(countIn('security_events')).toBe(events);
  world.clock.move(365 * DAY);
  world.tidy();
  expect(countIn('security_events')).toBe(0);
  expect(world.twoStep.isOn(memberId)).toBe(true);
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
