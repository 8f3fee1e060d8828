import { describe, expect, test } from 'vitest';
import type { SlotOutcome } from '#fake-server/vendors/slot/slot.types.ts';
import { LONGEST_PAUSE } from '#fake-server/world/play/play-sessions.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { sharedWorld } from './support/shared-world.ts';

const MINUTE = 60_000;

const world = await sharedWorld();

let spins = 0;
function spin(token: string, stake: number, win: number): string {
  spins += 1;
  const roundId = `play-session-${spins}`;
  const outcome: SlotOutcome = { stake, reels: [], lines: [], scatter: { count: 0, win: 0 }, win };
  const result = world.rounds
    .operator('slot')
    .settle({ token, roundId, stakes: { spin: stake } }, () => outcome);
  expect(result).toMatchObject({ ok: true });
  return roundId;
}

/** A person that no other test uses. */
function playerWithMoney(): string {
  const { id, account } = newMember(world);
  world.wallet.post({ memberId: id, key: 'money to play', kind: 'credit', amount: 10_000 });
  return account;
}

describe('a session of play (W10)', () => {
  test('begins with the first game, and reports what was staked and won since', () => {
    const member = world.members.byAccount('carlos');
    expect(world.playSessions.of(member?.id ?? 0)).toBeUndefined();
    const startedAt = world.clock.now();
    const { token, memberId } = openGame(world, 'carlos');
    expect(world.playSessions.of(memberId)).toMatchObject({ staked: 0, won: 0, rounds: 0 });
    spin(token, 200, 0);
    spin(token, 100, 250);
    const played = world.playSessions.of(memberId);
    expect(played).toMatchObject({ staked: 300, won: 250, rounds: 2 });
    expect(played?.startedAt).toBeGreaterThanOrEqual(startedAt);
  });

  test('continues in another game, another window, and after a reload', () => {
    const { token, memberId } = openGame(world, 'maria');
    const begun = world.playSessions.of(memberId)?.startedAt;
    spin(token, 100, 0);
    world.clock.move(20 * MINUTE);
    const other = openGame(world, 'maria', { nodeId: 'game-2' });
    world.clock.move(20 * MINUTE);
    spin(other.token, 100, 0);
    expect(world.playSessions.of(memberId)).toEqual({
      startedAt: begun,
      staked: 200,
      open: 0,
      won: 0,
      rounds: 2,
    });
  });

  test('counts an undecided bet as neither won nor lost', () => {
    const { token, memberId } = openGame(world, playerWithMoney(), { kind: 'cards' });
    const before = world.playSessions.of(memberId);
    const hand = { token, roundId: 'undecided', stakes: { ante: 100 } };
    const dealt = world.rounds
      .operator('cards')
      .deal(hand, () => ({ settlesAt: world.clock.now() + MINUTE, win: 0 }) as never);
    expect(dealt).toMatchObject({ ok: true });
    const played = world.playSessions.of(memberId);
    expect(played?.open).toBe((before?.open ?? 0) + 100);
    expect(played?.staked).toBe((before?.staked ?? 0) + 100);
  });

  test('ends with a long pause: the next stake begins another one', () => {
    const { token, memberId } = openGame(world, 'beatriz');
    spin(token, 100, 500);
    const begun = world.playSessions.of(memberId)?.startedAt ?? 0;
    world.clock.move(LONGEST_PAUSE + 1);
    const again = openGame(world, 'beatriz');
    const played = world.playSessions.of(memberId);
    expect(played?.startedAt).toBeGreaterThan(begun + LONGEST_PAUSE);
    expect(played).toMatchObject({ staked: 0, won: 0, rounds: 0 });
    spin(again.token, 100, 0);
    expect(world.playSessions.of(memberId)).toMatchObject({ staked: 100, won: 0, rounds: 1 });
  });

  test('begins again when the clock is moved back, with its own rounds only', () => {
    const before = openGame(world, 'anamartins');
    spin(before.token, 100, 0);
    world.clock.move(-24 * 60 * MINUTE);
    const { token, memberId } = openGame(world, 'anamartins');
    spin(token, 200, 50);
    const begun = world.clock.now();
    world.clock.move(MINUTE);
    spin(token, 100, 0);
    const own = { startedAt: begun, staked: 300, open: 0, won: 50, rounds: 2 };
    expect(world.playSessions.of(memberId)).toEqual(own);
    // Within it, a clock that is moved back takes nothing from it.
    world.clock.move(-MINUTE);
    openGame(world, 'anamartins');
    expect(world.playSessions.of(memberId)).toEqual(own);
    world.clock.move(24 * 60 * MINUTE);
    expect(world.playSessions.of(memberId)).toEqual(own);
  });
});

describe('a round that was never shown (L5a)', () => {
  test('is unfinished, and appears in the next page of its game, and in no other', () => {
    const { token, memberId } = openGame(world, 'joao');
    const roundId = spin(token, 100, 70);
    expect(world.rounds.unfinished(memberId)).toMatchObject([
      { round_key: roundId, state: 'settled', stake: 100 },
    ]);
    const operator = world.rounds.operator('slot');
    expect(
      operator.session(openGame(world, 'joao', { nodeId: 'game-2' }).token)?.unfinished,
    ).toBeUndefined();
    const next = openGame(world, 'joao');
    expect(operator.session(next.token)?.unfinished).toEqual({ roundId, stakes: { spin: 100 } });

    operator.shown(next.token, roundId);
    expect(operator.session(next.token)?.unfinished).toBeUndefined();
    expect(world.rounds.unfinished(memberId)).toEqual([]);
  });

  test('is closed by the next one, whose start its player has seen', () => {
    const { token, memberId } = openGame(world, 'rafael');
    spin(token, 100, 0);
    const last = spin(token, 100, 0);
    expect(world.rounds.unfinished(memberId).map(({ round_key }) => round_key)).toEqual([last]);
  });

  test('cannot be marked as shown by others', () => {
    const { token, memberId } = openGame(world, 'juliana');
    const roundId = spin(token, 100, 0);
    const operator = world.rounds.operator('slot');
    operator.shown(openGame(world, 'joao').token, roundId);
    operator.shown('made-up', roundId);
    expect(world.rounds.unfinished(memberId)).toHaveLength(1);
  });

  test('does not include an open bet: it was shown when placed', () => {
    const { token, memberId } = openGame(world, 'fernanda', { kind: 'sports' });
    const operator = world.rounds.operator('sports');
    const bet = { settlesAt: world.clock.now() + MINUTE, legs: [] };
    const request = { token, roundId: 'open-bet-1', stakes: { slip: 500 } };
    expect(operator.place(request, bet)).toMatchObject({ ok: true });
    operator.shown(token, 'open-bet-1');
    expect(world.rounds.unfinished(memberId)).toEqual([]);
    world.clock.move(2 * MINUTE);
    expect(world.rounds.unfinished(memberId)).toEqual([]);
  });
});
