import { afterEach, describe, expect, test } from 'vitest';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

const DAY = 24 * 60 * 60_000;
const HALF_YEAR = 182 * DAY;

const world = await sharedWorld();
afterEach(() => {
  world.clock.reset();
});

let stakes = 0;

/** Somebody who answers the question about limits now, and then stakes, or not. */
function newPlayer({ hasStaked = true } = {}) {
  world.clock.freeze(true);
  const { id, account } = newMember(world);
  const member = memberOf(world, account);
  world.ownLimits.goWithout(member);
  world.wallet.post({ memberId: id, key: 'money to play', kind: 'credit', amount: 10_000 });
  const stake = () => {
    stakes += 1;
    world.wallet.post({ memberId: id, key: `stake ${stakes}`, kind: 'stake', amount: -100 });
  };
  if (hasStaked) stake();
  return {
    id,
    member,
    stake,
    /** The reminders so far, newest first. */
    reminders: () => {
      world.limitReminders.remindDue();
      const list = { filter: 'all', language: 'EN', pageNo: 1, pageSize: 100 } as const;
      return world.messages
        .page(id, list)
        .messages.map(({ title, excerpt }) => ({ title, excerpt }));
    },
  };
}

describe('the reminder of limits twice a year (W10)', () => {
  test('comes half a year after the answer, not a moment earlier, and once', () => {
    const { reminders } = newPlayer();
    world.clock.move(HALF_YEAR - 1);
    expect(reminders()).toEqual([]);
    world.clock.move(1);
    expect(reminders().map(({ title }) => title)).toEqual(['You play without limits']);
    world.clock.move(HALF_YEAR - 1);
    expect(reminders()).toHaveLength(1);
  });

  test('comes again half a year later to who has played since, and never for missed years', () => {
    const { reminders, stake } = newPlayer();
    world.clock.move(5 * HALF_YEAR);
    expect(reminders()).toHaveLength(1);
    stake();
    world.clock.move(HALF_YEAR);
    expect(reminders()).toHaveLength(2);
    world.clock.move(HALF_YEAR);
    expect(reminders()).toHaveLength(2);
  });

  test('names every limit with its amount', () => {
    const { member, reminders, stake } = newPlayer();
    world.ownLimits.choose(member, { kind: 'deposit', frame: 'week' }, 5_000);
    world.ownLimits.choose(member, { kind: 'time', frame: 'day' }, 90);
    stake();
    world.clock.move(HALF_YEAR);
    const [reminder] = reminders();
    expect(reminder?.title).toBe('Time to review your limits');
    expect(reminder?.excerpt).toContain(
      'Deposits per week: R$50.00; Playing time per day: 1 hour 30 minutes',
    );
  });

  test('counts from the last change of a limit', () => {
    const { member, reminders, stake } = newPlayer();
    const name = { kind: 'loss', frame: 'day' } as const;
    world.clock.move(HALF_YEAR - 1);
    world.ownLimits.choose(member, name, 2_000);
    stake();
    world.clock.move(1);
    expect(reminders()).toEqual([]);
    world.clock.move(HALF_YEAR);
    expect(reminders()).toHaveLength(1);
  });

  test('does not go to who stopped playing, is blocked, closes the account, or only tries', () => {
    const quiet = newPlayer({ hasStaked: false });
    const [blocked, leaving, trying] = [newPlayer(), newPlayer(), newPlayer()];
    world.members.setBlocked(blocked.id, true);
    world.members.setClosing(leaving.id, world.clock.now() + 400 * DAY);
    world.database.statement('UPDATE members SET type = ? WHERE id = ?').run(TRIAL_TYPE, trying.id);
    world.clock.move(HALF_YEAR);
    for (const { reminders } of [quiet, blocked, leaving, trying]) expect(reminders()).toEqual([]);
  });

  test.each<PauseLength>(['sixWeeks', 'oneYear', 'forGood'])(
    'does not go to people who may not play: %s',
    (length) => {
      const { member, reminders } = newPlayer();
      world.clock.move(HALF_YEAR - 1);
      const before = reminders();
      world.playPauses.choose({ member, sessionHash: 'none' }, length);
      const told = reminders();
      expect(told).toHaveLength(before.length + 1);
      world.clock.move(1);
      expect(reminders()).toEqual(told);
    },
  );

  test('goes to people who play again after a break', () => {
    const { member, reminders, stake } = newPlayer();
    world.playPauses.choose({ member, sessionHash: 'none' }, 'oneHour');
    world.clock.move(HALF_YEAR - DAY);
    stake();
    world.clock.move(DAY);
    expect(reminders().map(({ title }) => title)).toContain('You play without limits');
  });

  test('does not come twice when the clock goes back, and follows the setting', () => {
    const { reminders } = newPlayer();
    world.clock.move(HALF_YEAR);
    expect(reminders()).toHaveLength(1);
    world.clock.reset();
    expect(reminders()).toHaveLength(1);
    world.settings.change({ playLimits: { reminderDays: 30 } });
    const { reminders: sooner } = newPlayer();
    world.clock.move(30 * DAY);
    expect(sooner()).toHaveLength(1);
    world.settings.change({ playLimits: { reminderDays: 182 } });
  });
});
