import { beforeEach, expect, test } from 'vitest';
import type { LoginResult } from '#contract/entities/member.ts';
import { RECOVERY_CODES } from '#contract/entities/security-types.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { twoStepTable } from '#fake-server/store/protection/two-step.ts';
import type { Visitor } from '#fake-server/world/identity/sign-in-attempts.ts';
import { oneTimeCodes } from '#fake-server/world/protection/one-time-codes.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const SECOND = 1_000;
const STEP = 30 * SECOND;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'umasenha26';
const NOT_A_CODE = '000000';

let now = FIRST_MOMENT;
let account: string;
let memberId: number;

const world = await sharedWorld({ machineTime: () => now });
beforeEach(async () => {
  const person = newMember(world);
  ({ account, id: memberId } = person);
  world.members.setPassword(memberId, await world.passwords.hash(PASSWORD), now);
});

function member(): MemberRow {
  const row = world.members.byId(memberId);
  if (!row) throw new Error('There is nobody.');
  return row;
}

/** The code that the app shows, so many steps from now; one that no test takes for right by luck. */
const codeIn = (secret: string, steps = 0) => oneTimeCodes.codeAt(secret, now + steps * STEP);
const nextStep = () => {
  now += STEP;
};

async function turnOn() {
  const { secret } = await world.twoStep.start(member(), PASSWORD, atHome);
  const codes = world.twoStep.confirm(member(), codeIn(secret), atHome);
  nextStep();
  return { secret, codes };
}

async function firstStep(from?: Visitor): Promise<string> {
  try {
    await world.signIn.byPassword({ username: account, password: PASSWORD }, normalSituation, from);
  } catch (error) {
    if (error instanceof Refused && error.details.secondStep) {
      return error.details.secondStep.challenge;
    }
    throw error;
  }
  throw new Error('No second step was asked for.');
}

const secondStep = (challenge: string, code: string, way: 'app' | 'recoveryCode' = 'app') =>
  world.signIn.bySecondStep({ challenge, way, code }, normalSituation, atHome);
const counts = ({ token }: LoginResult) => world.sessions.read(token).ok;
const sessions = () => world.sessions.forMember(memberId).length;

test('it is on only after a right code of the app, and shows its recovery codes once (A26)', async () => {
  const { secret, address } = await world.twoStep.start(member(), PASSWORD, atHome);
  expect(address).toContain(`secret=${secret}`);
  expect(world.twoStep.isOn(memberId)).toBe(false);
  // Until then the password is enough.
  const request = { username: account, password: PASSWORD };
  expect(counts(await world.signIn.byPassword(request, normalSituation))).toBe(true);
  expect(await refusalOf(() => world.twoStep.confirm(member(), NOT_A_CODE, atHome))).toBe(
    'second_step_incorrect',
  );
  const codes = world.twoStep.confirm(member(), codeIn(secret), atHome);
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  expect(world.twoStep.isOn(memberId)).toBe(true);
  expect(await refusalOf(() => world.twoStep.confirm(member(), codeIn(secret), atHome))).toBe(
    'two_step_is_on',
  );
  expect(await refusalOf(() => world.twoStep.start(member(), PASSWORD, atHome))).toBe(
    'two_step_is_on',
  );
  // Only hashes are kept.
  const kept = world.database.statement<{ hash: string }>('SELECT hash FROM recovery_codes').all();
  expect(kept.some(({ hash }) => codes.includes(hash))).toBe(false);
});

test('a wrong password or an expired secret does not turn it on', async () => {
  expect(await refusalOf(() => world.twoStep.start(member(), 'errada123', atHome))).toBe(
    'own_password_incorrect',
  );
  expect(await refusalOf(() => world.twoStep.start(member(), undefined, atHome))).toBe(
    'validation_failed',
  );
  const { secret } = await world.twoStep.start(member(), PASSWORD, atHome);
  now += 11 * MINUTE;
  expect(await refusalOf(() => world.twoStep.confirm(member(), codeIn(secret), atHome))).toBe(
    'two_step_setup_expired',
  );
});

test('the first step opens no session, and the second one opens one', async () => {
  const { secret } = await turnOn();
  const challenge = await firstStep();
  expect(world.sessions.read(challenge).ok).toBe(false);
  expect(sessions()).toBe(0);
  expect(counts(secondStep(challenge, codeIn(secret)))).toBe(true);
  expect(await refusalOf(() => secondStep(challenge, codeIn(secret, 1)))).toBe(
    'second_step_expired',
  );
  expect(sessions()).toBe(1);
});

test('a code is accepted one step early or late, and the same step never twice', async () => {
  const { secret } = await turnOn();
  now += 5 * STEP;
  expect(await refusalOf(async () => secondStep(await firstStep(), codeIn(secret, -2)))).toBe(
    'second_step_incorrect',
  );
  expect(counts(secondStep(await firstStep(), codeIn(secret, -1)))).toBe(true);
  const early = codeIn(secret, 1);
  expect(counts(secondStep(await firstStep(), early))).toBe(true);
  // Neither that step, nor one before it.
  for (const code of [early, codeIn(secret)]) {
    expect(await refusalOf(async () => secondStep(await firstStep(), code))).toBe(
      'second_step_incorrect',
    );
  }
});

test('a recovery code counts once, however typed, and its owner is notified', async () => {
  const { codes } = await turnOn();
  const [code = ''] = codes;
  const unread = world.messages.unread(memberId);
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
  expect(counts(secondStep(await firstStep(), typed, 'recoveryCode'))).toBe(true);
  expect(world.twoStep.codesLeft(memberId)).toBe(RECOVERY_CODES - 1);
  expect(world.messages.unread(memberId)).toBe(unread + 1);
  expect(await refusalOf(async () => secondStep(await firstStep(), code, 'recoveryCode'))).toBe(
    'second_step_incorrect',
  );
});

test('all methods share one budget of tries over all attempts, and a lock ends the attempts', async () => {
  const { secret, codes } = await turnOn();
  const [code = ''] = codes;
  const [one, other] = [await firstStep(), await firstStep()];
  const tries = [
    () => secondStep(one, NOT_A_CODE),
    () => secondStep(other, 'AAAA-AAAA-AAAA-AAAA', 'recoveryCode'),
    () => secondStep(one, NOT_A_CODE),
    () => world.twoStep.end(member(), { password: 'errada123', way: 'app', code: '1' }, atHome),
    () => secondStep(other, NOT_A_CODE),
  ];
  const refusals: unknown[] = [];
  for (const attempt of tries) refusals.push(await refusalOf(attempt));
  expect(refusals).toEqual([
    'second_step_incorrect',
    'second_step_incorrect',
    'second_step_incorrect',
    'own_password_incorrect',
    'second_step_locked',
  ]);
  // The right code is of no use to attempts begun before the lock, nor while it lasts.
  for (const challenge of [one, other]) {
    expect(await refusalOf(() => secondStep(challenge, codeIn(secret)))).toBe(
      'second_step_expired',
    );
  }
  const meanwhile = await firstStep();
  expect(await refusalOf(() => secondStep(meanwhile, code, 'recoveryCode'))).toBe(
    'second_step_locked',
  );
  now += 15 * MINUTE;
  expect(await refusalOf(() => secondStep(meanwhile, code, 'recoveryCode'))).toBe(
    'second_step_expired',
  );
  expect(counts(secondStep(await firstStep(), codeIn(secret)))).toBe(true);
});

test('a burst of tries cannot exceed the budget', async () => {
  const { secret } = await turnOn();
  const challenge = await firstStep();
  const burst = Array.from({ length: 20 }, () => refusalOf(async () => secondStep(challenge, '1')));
  const refusals = await Promise.all(burst);
  expect(refusals.filter((code) => code === 'second_step_incorrect')).toHaveLength(4);
  expect(await refusalOf(() => secondStep(challenge, codeIn(secret)))).toBe('second_step_expired');
  const passwords = Array.from({ length: 20 }, () =>
    refusalOf(() => world.twoStep.end(member(), { password: 'x', way: 'app', code: '1' }, atHome)),
  );
  expect(new Set(await Promise.all(passwords))).toEqual(new Set(['second_step_locked']));
});

test('two concurrent second steps of one attempt open one session', async () => {
  const { secret, codes } = await turnOn();
  const challenge = await firstStep();
  const outcomes = await Promise.allSettled([
    Promise.resolve().then(() => secondStep(challenge, codeIn(secret))),
    Promise.resolve().then(() => secondStep(challenge, codes[0] ?? '', 'recoveryCode')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(sessions()).toBe(1);
  expect(world.twoStep.codesLeft(memberId)).toBe(RECOVERY_CODES);
});

test('a failure of the server spends no try, no code and no attempt', async () => {
  const { secret } = await turnOn();
  const challenge = await firstStep();
  const code = codeIn(secret);
  const table = twoStepTable(world.database);
  const before = table.find(memberId);
  world.database
    .statement(
      "CREATE TRIGGER broken BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'broken'); END",
    )
    .run();
  expect(() => secondStep(challenge, code)).toThrow('broken');
  world.database.statement('DROP TRIGGER broken').run();
  expect(table.find(memberId)).toEqual(before);
  expect(counts(secondStep(challenge, code))).toBe(true);
});

test('a device is trusted for a time after its last use, until it is removed or the password changes', async () => {
  await turnOn();
  const cookie = world.devices.marked(memberId, undefined);
  const from = { address: '', device: cookie, origin: atHome };
  const deviceId = world.devices.idFor(memberId, cookie) ?? '';
  const origin = { browser: 'Chrome', system: 'Android', place: null };
  await firstStep(from);
  world.security.trustDevice(memberId, deviceId, origin);
  const signIn = () =>
    world.signIn.byPassword({ username: account, password: PASSWORD }, normalSituation, from);
  now += 29 * DAY;
  expect(counts(await signIn())).toBe(true);
  // The use restarts the time.
  now += 29 * DAY;
  expect(counts(await signIn())).toBe(true);
  now += 31 * DAY;
  await firstStep(from);

  world.security.trustDevice(memberId, deviceId, origin);
  const entered = await signIn();
  const reading = world.sessions.read(entered.token);
  if (!reading.ok) throw new Error('It does not count.');
  const [device] = world.security.state(reading.signedIn).twoStep.trustedDevices;
  expect(device).toMatchObject(origin);
  const stranger = newMember(world).id;
  expect(
    await refusalOf(() => world.security.forgetDevice(stranger, device?.id ?? '', origin)),
  ).toBe('not_found');
  world.security.forgetDevice(memberId, device?.id ?? '', origin);
  await firstStep(from);

  world.security.trustDevice(memberId, deviceId, origin);
  now += MINUTE;
  world.members.setPassword(memberId, await world.passwords.hash(PASSWORD), now);
  await firstStep(from);
  // Another person's trust is of no use on the same device.
  expect(world.devices.idFor(stranger, cookie)).toBeUndefined();
});

test('it is turned off by password and code, and the owner is notified each time', async () => {
  const { secret, codes } = await turnOn();
  const unread = world.messages.unread(memberId);
  const proof = { password: PASSWORD, way: 'app', code: codeIn(secret) } as const;
  const renewed = await world.twoStep.renewCodes(member(), proof, atHome);
  expect(world.messages.unread(memberId)).toBe(unread + 1);
  expect(
    await refusalOf(async () => secondStep(await firstStep(), codes[0] ?? '', 'recoveryCode')),
  ).toBe('second_step_incorrect');
  expect(await refusalOf(() => world.twoStep.end(member(), proof, atHome))).toBe(
    'second_step_incorrect',
  );
  const begun = await firstStep();
  const last = { password: PASSWORD, way: 'recoveryCode', code: renewed[9] ?? '' } as const;
  await world.twoStep.end(member(), last, atHome);
  expect(await refusalOf(() => secondStep(begun, renewed[1] ?? '', 'recoveryCode'))).toBe(
    'second_step_expired',
  );
  const request = { username: account, password: PASSWORD };
  expect(counts(await world.signIn.byPassword(request, normalSituation))).toBe(true);
  expect(await refusalOf(() => world.twoStep.end(member(), last, atHome))).toBe('two_step_is_off');
});

test('an attempt expires, and owes a password change as its first step did', async () => {
  const { secret } = await turnOn();
  const old = await firstStep();
  now += 10 * MINUTE;
  expect(await refusalOf(() => secondStep(old, codeIn(secret)))).toBe('second_step_expired');
  now += 400 * DAY;
  const { passwordExpired, token } = secondStep(await firstStep(), codeIn(secret));
  expect(passwordExpired).toBe(true);
  expect(world.sessions.read(token)).toMatchObject({ signedIn: { owes: 'afterSignIn' } });
});
