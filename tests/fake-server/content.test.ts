import { expect, test } from 'vitest';
import { noticesSchema } from '#contract/entities/content.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const ALL_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;

const world = await sharedWorld();

test('notices appear where their type says, in the requested language', () => {
  const notices = noticesSchema.parse(world.content.notices(ALL_TYPES, 'PT'));
  expect(notices.popup.map(({ title }) => title)).toEqual([
    'O app da Aurora chegou',
    'Jogue com responsabilidade',
  ]);
  expect(new Set(notices.player.map(({ type }) => type))).toEqual(new Set(['PL', 'H']));
  expect(notices.banners.filter(({ groupName }) => groupName === 'w_home').length).toBe(3);
  const english = world.content.notices(ALL_TYPES, 'EN');
  expect(english.popup.map(({ title }) => title)).toEqual([
    'The Aurora app is here',
    'Play responsibly',
  ]);
  expect(world.content.notices(ALL_TYPES, 'JA')).toEqual(english);
  expect(world.content.notices(ALL_TYPES, 'PT-BR')).toEqual(notices);
});

test('every banner has its own address, and says where it leads and for whom', () => {
  const { banners } = world.content.notices(['B'], 'PT');
  expect(new Set(banners.map(({ bannerId }) => bannerId)).size).toBe(banners.length);
  for (const { bannerId, linkageType, action } of banners) {
    expect(action !== null, bannerId).toBe(linkageType !== 'none');
  }
  const { minimumAge, bonusWagering } = world.settings.current;
  for (const { terms } of banners.filter(({ groupName }) => groupName === 'w_home')) {
    expect(terms).toContain(`${minimumAge}+`);
  }
  const welcome = banners.find(({ bannerId }) => bannerId === 'home-welcome');
  expect(welcome?.terms).toContain(`${bonusWagering.times} vezes`);
});

test('leaves out notices of a type that was not requested', () => {
  const { player, banners, popup, promotion } = world.content.notices(['PU'], 'PT');
  expect([player, banners, promotion]).toEqual([[], [], []]);
  expect(popup).toHaveLength(2);
});

test('notices were written before the world began', () => {
  const { player, popup, promotion } = world.content.notices(ALL_TYPES, 'PT');
  for (const { date } of [...player, ...popup, ...promotion]) {
    expect(Date.parse(date)).toBeLessThan(FIRST_MOMENT);
  }
});

test('moving the clock changes no date', () => {
  const before = world.content.notices(ALL_TYPES, 'PT');
  world.clock.move(40 * DAY);
  expect(world.content.notices(ALL_TYPES, 'PT')).toEqual(before);
  world.clock.reset();
});
