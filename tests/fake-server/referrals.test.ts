import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { referralSchema, referredPersonSchema } from '#contract/entities/referral.ts';
import type { NewMember } from '#fake-server/store/members.ts';
import { playTable } from '#fake-server/store/play/play.ts';
import type { World } from '#fake-server/world/world.ts';
import { openGame } from './support/open-game.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const page = { pageNo: 1, pageSize: 10 };

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ slotGames: 5 });
});
afterEach(() => world.close());

const maria = () => memberOf(world, 'maria');
const terms = () => referralSchema.parse(world.referrals.terms(maria()));
const points = () => world.points.balance(maria().id);
const people = () =>
  world.referrals.people(maria(), page).people.map((person) => referredPersonSchema.parse(person));
/** Somebody who registers now by Maria's link, typed in small letters. */
const friend = (account: string, differing: Partial<NewMember> = {}) =>
  world.members.insert({
    account,
    nickname: 'Amanda Reis',
    type: 0,
    passwordHash: null,
    passwordChangedAt: 0,
    mobile: null,
    email: null,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: terms().code.toLowerCase(),
    details: {},
    registeredAt: world.clock.now(),
    ...differing,
  });

describe('referral (W5)', () => {
  test('gives each member a permanent code of their own', () => {
    const { code } = terms();
    expect(terms().code).toBe(code);
    expect(world.referrals.terms(memberOf(world, 'joao')).code).not.toBe(code);
  });

  test('gives points once, when a friend has staked enough in time', () => {
    friend('amanda');
    const before = points();
    expect(people()).toEqual([
      {
        name: 'Am***',
        joinedAt: world.clock.moment(),
        state: 'waiting',
        until: new Date(world.clock.now() + terms().days * DAY).toISOString(),
        progress: 0,
        reason: null,
      },
    ]);
    playRound(world, 'amanda', { stake: terms().stake - 1 });
    playRound(world, 'amanda', { stake: 500, state: 'open' });
    // Amanda's progress, in quarters: the exact stakes are private.
    expect(people()).toMatchObject([{ state: 'waiting', progress: 75 }]);
    expect(points()).toBe(before);
    playRound(world, 'amanda', { stake: 1 });
    // The bet gives them, without any read.
    expect(points()).toBe(before + terms().points);
    expect(people()).toMatchObject([{ state: 'counted', until: null, reason: null }]);
    playRound(world, 'amanda', { stake: terms().stake });
    expect(points()).toBe(before + terms().points);
    const { lines } = world.pointsRecord.page(maria().id, { language: 'EN' }, page);
    expect(lines.at(0)).toMatchObject({ kind: 'friend', friend: { name: 'Am***' } });
    expect(lines.at(-1)).toMatchObject({ kind: 'given', friend: null });
    const [newest] = world.messages.page(maria().id, {
      filter: 'all',
      language: 'EN',
      ...page,
    }).messages;
    expect(newest?.title).toBe('Your invitation earned points');
    // A counted friend stays counted.
    world.members.setBlocked(memberOf(world, 'amanda').id, true);
    world.clock.move(1_000 * DAY);
    expect(people()).toMatchObject([{ state: 'counted' }]);
    expect(points()).toBe(before + terms().points);
  });

  test('gives points for a bet that was really played', () => {
    const memberId = friend('amanda');
    const before = points();
    playRound(world, 'amanda', { stake: terms().stake - 200 });
    world.wallet.post({ memberId, key: 'pocket', kind: 'credit', amount: 1_000 });
    const { token } = openGame(world, 'amanda', { minStake: 10 });
    const spin = { token, roundId: 'the-last-one', stakes: { spin: 200 } };
    world.rounds.operator('slot').settle(spin, () => ({ stake: 200, win: 0 }));
    expect(points()).toBe(before + terms().points);
  });

  test('waits for a bet of those days that is decided later', () => {
    friend('amanda');
    playRound(world, 'amanda', { stake: terms().stake, state: 'open' });
    world.clock.move(terms().days * DAY);
    expect(people()).toMatchObject([{ state: 'waiting' }]);
    const { id } = memberOf(world, 'amanda');
    const end = {
      state: 'settled',
      win: 0,
      balance_after: 0,
      ended_at: world.clock.now(),
    } as const;
    const [round] = playTable(world.database).roundsOf(id, 1);
    playTable(world.database).closeRound(id, round?.round_key ?? '', end);
    expect(people()).toMatchObject([{ state: 'notCounted', reason: 'tooLate' }]);
    const before = points();
    world.referrals.noteBet(id);
    expect(people()).toMatchObject([{ state: 'counted' }]);
    expect(points()).toBe(before + terms().points);
  });

  test('books no points in a transaction that failed', () => {
    friend('amanda');
    const before = points();
    expect(() =>
      world.database.transaction(() => {
        playRound(world, 'amanda', { stake: terms().stake });
        throw new Error('The round fails.');
      }),
    ).toThrow('The round fails.');
    expect([points(), people()]).toMatchObject([before, [{ state: 'waiting' }]]);
  });

  test('says why a friend does not count, and pays nothing', () => {
    const idNumber = '52998224725';
    const invited = friend('inviter', { details: { idNumber }, referralCode: null });
    const inviter = world.members.byId(invited);
    if (!inviter) throw new Error('Nobody was registered.');
    const { code } = world.referrals.terms(inviter);
    const { stake, days } = terms();
    const come = (account: string, differing: Partial<NewMember> = {}) =>
      friend(account, { referralCode: code, ...differing });
    come('late');
    come('self', { details: { idNumber } });
    come('ofagent', { affiliateCode: 'AURORA1' });
    come('barred', { blocked: true });
    for (const account of ['self', 'ofagent', 'barred']) playRound(world, account, { stake });
    world.clock.move(days * DAY);
    playRound(world, 'late', { stake });
    const shown = world.referrals.people(inviter, page).people;
    expect(shown.map(({ state, reason }) => [state, reason])).toEqual([
      ['notCounted', 'notEligible'],
      ['notCounted', 'countedForAgent'],
      ['notCounted', 'samePerson'],
      ['notCounted', 'tooLate'],
    ]);
    expect(world.points.balance(invited)).toBe(0);
  });

  test('is part of the member’s data, and closed where the site closes it', async () => {
    const info = () => world.accounts.info({ member: maria(), owes: 'nothing' }, 'PT');
    expect(info().availablePromo.REFERRAL.enabled).toBe(true);
    const { availablePromoCount } = info();
    expect(availablePromoCount).toBe(
      world.memberRewards
        .list(maria(), 'EN')
        .filter(({ state, participation }) => state === 'open' && !participation).length,
    );
    expect(availablePromoCount).toBeGreaterThan(0);
    world.settings.change({ referral: { enabled: false } });
    expect(info().availablePromo.REFERRAL.enabled).toBe(false);
    expect(await refusalOf(() => world.referrals.terms(maria()))).toBe('feature_disabled');
    expect(await refusalOf(() => world.referrals.people(maria(), page))).toBe('feature_disabled');
    const trial = world.accounts.info(
      { member: memberOf(world, 'visitante'), owes: 'nothing' },
      'PT',
    );
    expect(trial).toMatchObject({
      availablePromo: { REFERRAL: { enabled: false } },
      availablePromoCount: 0,
    });
  });
});
