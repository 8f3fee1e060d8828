import { expect, test } from 'vitest';
import { LONGEST_PAUSE } from '#fake-server/world/play/play-sessions.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { sharedWorld } from './support/shared-world.ts';

const MINUTE = 60_000;

const world = await sharedWorld();

/** Somebody who begins to play now, and plays on for some minutes without a long pause. */
function player() {
  const { id, account } = newMember(world);
  openGame(world, account);
  const member = world.members.byId(id);
  if (!member) throw new Error('There is nobody.');
  return {
    member,
    check: () => world.realityChecks.sessionOf(member)?.check,
    play: (minutes: number) => {
      for (let played = 0; played < minutes; played += 5) {
        world.clock.move(5 * MINUTE);
        world.playSessions.notePlay(id);
      }
    },
  };
}

test('a check is due after the interval of the site, and stays so until it is answered (W10)', () => {
  const { member, check, play } = player();
  expect(check()).toMatchObject({ everyMinutes: 60, isDue: false });
  play(60);
  const due = check();
  expect(due?.isDue).toBe(true);
  play(5);
  expect(check()).toEqual(due);
  world.realityChecks.answer(member, Date.parse(due?.dueAt ?? ''));
  expect(check()?.isDue).toBe(false);
  play(55);
  expect(check()?.isDue).toBe(false);
  play(5);
  expect(check()?.isDue).toBe(true);
});

test('an answer counts for its own check alone, and only once it is due (W10)', () => {
  const { member, check, play } = player();
  const first = Date.parse(check()?.dueAt ?? '');
  world.realityChecks.answer(member, first);
  expect(Date.parse(check()?.dueAt ?? '')).toBe(first);
  play(60);
  world.realityChecks.answer(member, first);
  const next = check();
  expect(next?.isDue).toBe(false);
  play(60);
  // The answer of the first check is sent once more.
  world.realityChecks.answer(member, first);
  expect(check()).toEqual({ ...next, isDue: true });
});

test('a player chooses a shorter interval, and none beyond that of the site (W10)', () => {
  const { member, check, play } = player();
  play(20);
  expect(world.realityChecks.choose(member, 15).check).toEqual({
    everyMinutes: 15,
    longestMinutes: 60,
  });
  expect(check()).toMatchObject({ everyMinutes: 15, isDue: true });
  expect(() => world.realityChecks.choose(member, 61)).toThrow('validation_failed');
  expect(world.realityChecks.choose(member, 60).check?.everyMinutes).toBe(60);
});

test('nobody is asked who does not play, and a long pause starts it again (W10)', () => {
  const { member, check, play } = player();
  play(60);
  world.clock.move(LONGEST_PAUSE + 1);
  const over = world.realityChecks.sessionOf(member);
  expect(over?.check).toBeUndefined();
  expect(over?.playedSeconds).toBe(3_600);
  world.playSessions.notePlay(member.id);
  expect(check()?.isDue).toBe(false);
});

test('an answer from before the clock went back counts for nothing (W10)', () => {
  const { member, check, play } = player();
  play(60);
  world.realityChecks.answer(member, Date.parse(check()?.dueAt ?? ''));
  world.clock.move(-24 * 60 * MINUTE);
  world.playSessions.notePlay(member.id);
  play(60);
  expect(check()?.isDue).toBe(true);
});

test('a session tells what is left of the limits that a stake asks (W10)', () => {
  const { member } = player();
  world.ownLimits.choose(member, { kind: 'loss', frame: 'day' }, 5_000);
  world.ownLimits.choose(member, { kind: 'deposit', frame: 'day' }, 5_000);
  expect(world.realityChecks.sessionOf(member)?.limits).toMatchObject([
    { kind: 'loss', amount: 5_000, left: 5_000 },
  ]);
});
