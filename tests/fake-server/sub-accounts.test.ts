import { beforeEach, describe, expect, test } from 'vitest';
import type { NewAccount } from '#contract/entities/sub-account.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { World } from '#fake-server/world/world.ts';
import { personOf } from './support/agents.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ settings: { geetest: false } });
});

const page = { pageNo: 1, pageSize: 20 };
const PASSWORD = 'Primeira-7senha';
const make = (agent: string, wanted: Partial<NewAccount> = {}) =>
  world.subAccounts.create(personOf(world, agent), {
    username: 'novata',
    password: PASSWORD,
    kind: 'player',
    rate: null,
    ...wanted,
  });
const listOf = (agent: string) => world.subAccounts.page(personOf(world, agent), page).accounts;
const signIn = (username: string, password: string) =>
  world.signIn.byPassword({ username, password }, normalSituation);
const changePassword = async (username: string, oldPassword: string) => {
  const { token } = await signIn(username, oldPassword);
  const reading = world.sessions.read(token);
  if (!reading.ok) throw new Error('Nobody is signed in.');
  const newPassword = 'Outra-9senha';
  const change = { oldPassword, newPassword, confirmNewPassword: newPassword };
  await world.accounts.changePassword(reading.signedIn, change, atHome);
};

describe('a sub-account (C1)', () => {
  test('is directly below the agent, and its owner must change the password first', async () => {
    const made = await make('rafael', { username: ' novata ' });
    expect(made).toMatchObject({ username: 'novata', type: 0, rate: null, progress: 'waiting' });
    expect(JSON.stringify(made)).not.toContain(PASSWORD);
    const { id } = personOf(world, 'novata');
    expect(world.team.uplineOf(id)).toBe(personOf(world, 'rafael').id);

    const { token } = await signIn('novata', PASSWORD);
    expect(world.sessions.read(token)).toMatchObject({ signedIn: { owes: 'afterSignIn' } });
    expect(listOf('rafael')).toMatchObject([{ progress: 'waiting' }]);
    await changePassword('novata', PASSWORD);
    expect(listOf('rafael')).toMatchObject([{ progress: 'signedIn' }]);
    world.database
      .statement('INSERT INTO evenings (member_id, at, bet, win) VALUES (?, 1, 100, 0)')
      .run(id);
    expect(listOf('rafael')).toMatchObject([{ progress: 'active' }]);
  });

  test('for an agent has the promised offer, within the own rate', async () => {
    const { highestRate } = world.subAccounts.page(personOf(world, 'rafael'), page);
    expect(highestRate).toBe(1_200);
    const tooMuch = () => make('rafael', { kind: 'agent', rate: 1_201 });
    expect(await refusalOf(tooMuch)).toBe('invitation_rate_too_high');
    expect(world.members.byAccount('novata')).toBeUndefined();
    expect(await make('rafael', { kind: 'agent', rate: 1_200 })).toMatchObject({ type: 1 });
    const { request } = world.contracts.request(personOf(world, 'novata'), 'dividend');
    expect(request?.terms.bands.map(({ rate }) => rate)).toEqual([1_200]);
    const player = await make('rafael', { username: 'jogadora', rate: 900 });
    expect(player.rate).toBeNull();
  });

  test.each<[string, Partial<NewAccount>, string]>([
    ['a name that somebody has', { username: 'MARIA' }, 'username_taken'],
    ['a name against the rule of the site', { username: 'não pode' }, 'validation_failed'],
    ['no name', { username: ' ' }, 'validation_failed'],
    ['a password that is too short', { password: 'curta' }, 'validation_failed'],
    ['the name as the password', { password: 'novata12' }, 'validation_failed'],
  ])('is refused with %s', async (_, wanted, code) => {
    const people = world.members.count();
    expect(await refusalOf(() => make('rafael', wanted))).toBe(code);
    expect(world.members.count()).toBe(people);
  });

  test('is visible only to its creator, while it is in their team', async () => {
    const { memberId } = await make('rafael', { username: 'novata' });
    expect(listOf('fernanda')).toEqual([]);
    const renew = (agent: string) => () =>
      world.subAccounts.renewPassword(personOf(world, agent), memberId, PASSWORD);
    expect(await refusalOf(renew('fernanda'))).toBe('not_found');
    world.downline.move(personOf(world, 'fernanda'), memberId, null);
    expect(listOf('rafael')).toEqual([]);
    expect(await refusalOf(renew('rafael'))).toBe('not_found');
  });

  test('gets another first password until its owner has one, and the old one ends', async () => {
    const { memberId } = await make('rafael');
    const renew = (password: string) =>
      world.subAccounts.renewPassword(personOf(world, 'rafael'), memberId, password);
    const { token } = await signIn('novata', PASSWORD);
    expect(await refusalOf(() => renew('curta'))).toBe('validation_failed');
    expect(await renew('Segunda-7senha')).toMatchObject({ progress: 'waiting' });
    expect(world.sessions.read(token).ok).toBe(false);
    expect(await refusalOf(() => signIn('novata', PASSWORD))).toBe('credentials_incorrect');
    await changePassword('novata', 'Segunda-7senha');
    expect(await refusalOf(() => renew(PASSWORD))).toBe('sub_account_in_use');
  });

  test('is one of fifty unused ones at most', async () => {
    for (let made = 0; made < 50; made += 1) {
      await make('rafael', { username: `conta${made}` });
    }
    expect(await refusalOf(() => make('rafael'))).toBe('sub_account_limit_reached');
    await changePassword('conta7', PASSWORD);
    expect(await make('rafael')).toMatchObject({ username: 'novata' });
  });

  test('is created once by two calls at the same time', async () => {
    const results = await Promise.allSettled([make('rafael'), make('fernanda')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
