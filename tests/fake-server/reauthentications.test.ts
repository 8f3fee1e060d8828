import { beforeEach, expect, test } from 'vitest';
import type { LoginResult } from '#contract/entities/member.ts';
import { contract } from '#contract/index.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { authenticatorApps, turnOnTwoStep } from '#fake-server/scenes/authenticator-apps.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { SignedIn } from '#fake-server/world/sessions/sessions.ts';
import { routesOf } from '#tests/contract/kit/routes.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const PASSWORD = 'umasenha26';
const site = { origin: 'http://localhost:5160', rpId: 'localhost' };

let now = FIRST_MOMENT;
let account: string;
let memberId: number;

const world = await sharedWorld({ machineTime: () => now });
beforeEach(async () => {
  ({ account, id: memberId } = newMember(world));
  world.members.setPassword(memberId, await world.passwords.hash(PASSWORD), now);
});

function signedIn({ token }: Pick<LoginResult, 'token'>): SignedIn {
  const reading = world.sessions.read(token);
  if (!reading.ok) throw new Error('It does not count.');
  return reading.signedIn;
}

const byPassword = () =>
  world.signIn.byPassword({ username: account, password: PASSWORD }, normalSituation);
const someSession = () => signedIn(world.sessions.open(memberId));
const code = () => authenticatorApps(world, 1)[0]?.code ?? '';

/** The required proof; null if a recent one exists. */
function requirementOf(who: SignedIn) {
  try {
    world.reauthentications.require(who);
    return undefined;
  } catch (error) {
    if (error instanceof Refused && error.code === 'proof_required') return error.details.proof;
    throw error;
  }
}

test('a sign-in by password is a proof for a while, for its session only (W5)', async () => {
  const who = signedIn(await byPassword());
  expect(requirementOf(who)).toBeUndefined();
  expect(requirementOf(someSession())).toEqual({ ways: ['password'] });
  now += 10 * MINUTE - 1;
  expect(requirementOf(who)).toBeUndefined();
  now += 1;
  expect(requirementOf(who)).toEqual({ ways: ['password'] });
  expect(
    await refusalOf(() =>
      world.reauthentications.prove(who, { way: 'password', password: 'x' }, site, atHome),
    ),
  ).toBe('own_password_incorrect');
  expect(requirementOf(who)).toEqual({ ways: ['password'] });
  const until = await world.reauthentications.prove(
    who,
    { way: 'password', password: PASSWORD },
    site,
    atHome,
  );
  expect(Date.parse(until)).toBe(now + 10 * MINUTE);
  expect(requirementOf(who)).toBeUndefined();
});

test('with two-step verification only the second step is a proof, not a trusted device', async () => {
  const cookie = world.devices.marked(memberId, undefined);
  const origin = { browser: null, system: null, place: null };
  turnOnTwoStep(world, memberId);
  now += MINUTE;
  world.security.trustDevice(memberId, world.devices.idFor(memberId, cookie) ?? '', origin);
  const request = { username: account, password: PASSWORD };
  const from = { address: '', device: cookie, origin: atHome };
  const who = signedIn(await world.signIn.byPassword(request, normalSituation, from));
  expect(requirementOf(who)).toEqual({ ways: ['app', 'recoveryCode'] });
  expect(
    await refusalOf(() =>
      world.reauthentications.prove(who, { way: 'password', password: PASSWORD }, site, atHome),
    ),
  ).toBe('proof_required');
  await world.reauthentications.prove(who, { way: 'app', code: code() }, site, atHome);
  expect(requirementOf(who)).toBeUndefined();
});

test('the second step of a sign-in is a proof', async () => {
  turnOnTwoStep(world, memberId);
  let challenge = '';
  try {
    await byPassword();
  } catch (error) {
    if (error instanceof Refused) challenge = error.details.secondStep?.challenge ?? '';
  }
  const step = { challenge, way: 'app', code: code() } as const;
  expect(
    requirementOf(signedIn(world.signIn.bySecondStep(step, normalSituation, atHome))),
  ).toBeUndefined();
});

test('the registration of an account is a proof', () => {
  const member = world.members.byId(memberId);
  if (!member) throw new Error('There is nobody.');
  expect(
    requirementOf(signedIn(world.signIn.admit(member, normalSituation, true))),
  ).toBeUndefined();
  expect(requirementOf(signedIn(world.signIn.admit(member, normalSituation)))).toEqual({
    ways: ['password'],
  });
});

test('the password in a call is a proof where there is nothing stronger (A16)', () => {
  const requireOf = () => world.reauthentications.require(someSession(), ['password']);
  expect(requireOf).not.toThrow();
  turnOnTwoStep(world, memberId);
  expect(requireOf).toThrow('proof_required');
});

test('an account without password and second step is proved by a new sign-in', async () => {
  const { id } = newMember(world);
  const member = world.members.byId(id);
  if (!member) throw new Error('There is nobody.');
  expect(member.password_hash).toBeNull();
  const who = signedIn(world.signIn.admit(member, normalSituation));
  expect(requirementOf(who)).toBeUndefined();
  now += 10 * MINUTE;
  expect(requirementOf(who)).toEqual({ ways: [] });
  expect(
    await refusalOf(() =>
      world.reauthentications.prove(who, { way: 'password', password: PASSWORD }, site, atHome),
    ),
  ).toBe('proof_required');
});

test('a passkey comes first, and its proof is valid for the session only (A24)', async () => {
  const who = signedIn(world.sessions.open(memberId));
  const { member } = who;
  const nowhere = { browser: null, system: null, place: null };
  const device = softAuthenticator(site.origin);
  const credential = device.make(await world.passkeys.creation(member, site));
  await world.passkeys.add(member, { name: 'Phone', credential }, site, nowhere);
  expect(requirementOf(who)).toEqual({ ways: ['passkey', 'password'] });
  turnOnTwoStep(world, memberId);
  expect(requirementOf(who)).toEqual({ ways: ['passkey', 'app', 'recoveryCode'] });

  const request = await world.passkeys.request('signIn', null, site);
  const signInProof = { way: 'passkey', credential: device.use(request) } as const;
  expect(await refusalOf(() => world.reauthentications.prove(who, signInProof, site, atHome))).toBe(
    'passkey_challenge_expired',
  );
  const options = await world.passkeys.request('prove', member, site);
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
  const proof = { way: 'passkey', credential: device.use(options) } as const;
  await world.reauthentications.prove(who, proof, site, atHome);
  expect(requirementOf(who)).toBeUndefined();
  expect(requirementOf(someSession())).toBeDefined();
  expect(await refusalOf(() => world.reauthentications.prove(who, proof, site, atHome))).toBe(
    'passkey_challenge_expired',
  );
  now += 10 * MINUTE;
  expect(requirementOf(who)).toBeDefined();
  // If the site accepts none, a passkey is not a way.
  const { passkeys } = world.settings.current;
  world.settings.change({ passkeys: { isOffered: false } });
  expect(requirementOf(who)).toEqual({ ways: ['app', 'recoveryCode'] });
  world.settings.change({ passkeys });
});

test('wrong proofs spend the budget of the second step, also in parallel', async () => {
  const who = someSession();
  const burst = Array.from({ length: 20 }, () =>
    refusalOf(() =>
      world.reauthentications.prove(who, { way: 'password', password: 'x' }, site, atHome),
    ),
  );
  const refusals = await Promise.all(burst);
  expect(refusals.filter((each) => each === 'own_password_incorrect')).toHaveLength(4);
  expect(
    await refusalOf(() =>
      world.reauthentications.prove(who, { way: 'password', password: PASSWORD }, site, atHome),
    ),
  ).toBe('second_step_locked');
});

test('the contract requires it where money leaves, and where accounts are bound', () => {
  const asking = routesOf(contract)
    .filter(({ metadata }) => metadata.reauthentication)
    .map(({ name }) => name);
  expect(asking).toEqual([
    'account.linkSocial',
    'account.changePassword',
    'payoutAccounts.add',
    'transfers.toUpline',
    'transfers.toDownline',
    'withdrawals.create',
    'contacts.codes',
    'contacts.change',
    'security.unlinkSocial',
    'security.closeAccount',
    'security.stopAccountRecovery',
    'security.dataPart',
    'passkeys.addOptions',
    'passkeys.add',
    'passkeys.remove',
  ]);
});
