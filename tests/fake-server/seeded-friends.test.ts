import { expect, test } from 'vitest';
import { referralReasons } from '#contract/entities/referral-types.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld();

const page = { pageNo: 1, pageSize: 10 };
const people = () => world.referrals.people(memberOf(world, 'lara'), page).people;

test('Lara has a friend in each state, and in each that counts for nothing (W5)', () => {
  expect(people().map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Ig*** waiting',
    'Ca*** waiting',
    'Br*** counted',
    'Ná*** notCounted',
    'Vi*** notCounted',
    'La*** notCounted',
    'Ta*** notCounted',
  ]);
  const reasons = people().flatMap(({ reason }) => reason ?? []);
  expect(reasons.toSorted()).toEqual(referralReasons.toSorted());
});

test('the one who counted gave points before the first day, with a name', () => {
  const lara = memberOf(world, 'lara');
  const { lines } = world.pointsRecord.page(lara.id, { language: 'EN' }, page);
  expect(lines).toMatchObject([{ kind: 'friend', friend: { name: 'Br***' } }]);
  expect(Date.parse(lines[0]?.at ?? '')).toBeLessThan(world.firstDay);
  expect(world.points.balance(lara.id)).toBe(world.settings.current.referral.points);
});

test('Caio gives her more points after betting the missing R$ 10', () => {
  const lara = memberOf(world, 'lara');
  const before = world.points.balance(lara.id);
  playRound(world, 'caio', { stake: 999 });
  expect(world.points.balance(lara.id)).toBe(before);
  playRound(world, 'caio', { stake: 1 });
  expect(world.points.balance(lara.id)).toBe(before + world.settings.current.referral.points);
});
