import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { OpenWorld } from '#fake-server/open-world.ts';
import type { LedgerAccount } from '#fake-server/world/ledger/ledger-accounts.ts';
import type { PostingResult } from '#fake-server/world/ledger/ledger-writer.ts';
import { withdrawable } from '#fake-server/world/withdrawals/withdrawable.ts';
import { filesOverCrashes } from './support/crashes.ts';
import {
  everyOutcome,
  historyStep,
  type MoneyStep,
  type PlayStep,
} from './support/history-steps.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { pastBalance } from './support/past-balance.ts';
import { FIRST_MOMENT, openTestWorld } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const LOTTERY = 'loto-relampago';
const BANK: LedgerAccount = { provider: 'pix' };

const folder = mkdtempSync(join(tmpdir(), 'portal-histories-'));
let now = FIRST_MOMENT;
const worlds: OpenWorld[] = [];
const nextFile = filesOverCrashes(folder);

/**
 * Starts the server with a crash's disk contents: the file with its log, as they are now. What was
 * open before is dropped.
 */
async function start(): Promise<OpenWorld> {
  const file = nextFile();
  const world = await openTestWorld({ file, machineTime: () => now, slotGames: 20 });
  worlds.push(world);
  return world;
}
afterAll(() => {
  for (const world of worlds) world.close();
  rmSync(folder, { recursive: true });
});

/** One person, and their bookings by name. */
interface Person {
  readonly id: number;
  readonly account: string;
}

/** The booking to return or end does not exist. */
const NOTHING_THERE = { ok: false, code: 'insufficient_balance' } as const;

/** Books something for somebody, by the ways that payments, payouts and promotions use. */
function book(world: OpenWorld, { id }: Person, one: MoneyStep): PostingResult {
  const { what, name: number, amount: moved } = one;
  const own = { member: id, part: 'available' } as const;
  const movement = { memberId: id, currency: 'BRL' } as const;
  const key = `${what}-${number}`;
  if (what === 'deposit') {
    const postings = [
      { account: own, amount: moved },
      { account: BANK, amount: -moved },
    ];
    return world.ledger.post({ ...movement, key, kind: 'deposit', postings });
  }
  if (what === 'return') {
    const original = world.ledger.find(id, `deposit-${number}`);
    if (!original) return NOTHING_THERE;
    const left = world.ledger.find(id, key)
      ? moved
      : Math.min(moved, world.ledger.balanceOf(own, 'BRL'));
    const postings = [
      { account: own, amount: -left },
      { account: { member: id, part: 'debt' }, amount: left - moved } as const,
      { account: BANK, amount: moved },
    ];
    const corrects = original.id;
    return world.ledger.post({ ...movement, key, kind: 'deposit_returned', postings, corrects });
  }
  if (what === 'reserve') {
    const expiresAt = number === 0 ? FIRST_MOMENT + 10 * DAY : undefined;
    return world.ledger.reserve({
      ...movement,
      key,
      kind: 'payout_reserved',
      amount: moved,
      ...(expiresAt !== undefined && { expiresAt }),
    });
  }
  if (what === 'bonus') {
    const wagering = { times: 1 + number, days: 1 + number };
    const grant = { memberId: id, source: key, amount: moved, wagering } as const;
    return world.bonuses.grant({ ...grant, kind: 'promotion_bonus' });
  }
  const reserve = world.ledger.find(id, `reserve-${number}`);
  if (!reserve) return NOTHING_THERE;
  return what === 'post'
    ? world.ledger.postReserved(reserve.id, { key, kind: 'payout', to: BANK, amount: moved })
    : world.ledger.void(reserve.id, { key, kind: 'payout_released' });
}

/** Spins, or buys a ticket for the next draw. */
function play(world: OpenWorld, { account }: Person, one: PlayStep): string {
  const { what, name: number, stake, win } = one;
  const kind = what === 'spin' ? 'slot' : 'lottery';
  const nodeId = what === 'spin' ? 'g1' : LOTTERY;
  const { token } = openGame(world, account, { kind, nodeId });
  const request = { token, roundId: `${what}-${number}`, stakes: { whole: stake } };
  if (what === 'spin') {
    const settled = world.rounds.operator(kind).settle(request, () => ({ stake, win }));
    return settled.ok ? 'spun' : settled.code;
  }
  const lottery = world.lotteryProvider.find(LOTTERY);
  if (!lottery) throw new Error(`There is no ${LOTTERY}.`);
  const { drawNo, resultsAt: settlesAt } = world.lotteryProvider.open(lottery, world.clock.now());
  const numbers = [win % 2 === 0 ? 'big' : 'small'];
  const bet = { gameCode: LOTTERY, drawNo, playType: 'size', numbers, odds: 188, settlesAt };
  const placed = world.rounds.operator(kind).place(request, bet);
  return placed.ok ? 'placed' : placed.code;
}

/** Due bets are judged, and expired ones end, as at every call. */
function letTimePass(world: OpenWorld, { id }: Person): void {
  world.rounds.settleDue(id);
  world.ledger.expireDue(id);
}

/** Everything that must hold of a person’s money, whatever happened. */
function checkMoney(world: OpenWorld, { id }: Person): void {
  const { total, ...parts } = world.wallet.parts(id);
  expect(Object.values(parts).every((part) => part >= 0)).toBe(true);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);

  const lines = world.ledger.lines(id);
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
  let before = 0;
  for (const line of lines) {
    before += line.amount;
    expect(line.balance_after).toBe(before);
    const postings = world.ledger.postingsOf(line.id);
    expect(postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0);
  }

  const played = lines.filter(({ kind }) => ['stake', 'win', 'stake_returned'].includes(kind));
  const rounds = world.rounds.roundsOf(id, 1_000);
  expect(played.reduce((sum, line) => sum + line.amount, 0)).toBe(
    rounds.reduce((sum, round) => sum + round.win - round.stake, 0),
  );

  const ends = lines.flatMap(({ ends: reserve }) => reserve ?? []);
  expect(new Set(ends).size).toBe(ends.length);
  const open = lines.filter((line) => line.is_reserve === 1 && !ends.includes(line.id));
  expect(world.ledger.openReserves(id)).toEqual(open);
  const reserved = open.flatMap((line) => world.ledger.postingsOf(line.id));
  const held = reserved.filter(({ part }) => part === 'reserved');
  expect(held.reduce((sum, posting) => sum + posting.amount, 0)).toBe(parts.reserved);

  for (const deposit of lines.filter(({ kind }) => kind === 'deposit')) {
    const given = lines
      .filter(({ corrects }) => corrects === deposit.id)
      .flatMap((line) => world.ledger.postingsOf(line.id))
      .filter((posting) => posting.part === 'provider')
      .reduce((sum, posting) => sum + posting.amount, 0);
    expect(given).toBeLessThanOrEqual(deposit.amount);
  }

  const bonuses = world.bonuses.all(id);
  const left = bonuses.reduce((sum, one) => sum + one.bonus + one.locked, 0);
  expect(left).toBe(parts.bonus + parts.locked);
  for (const { state, bonus, locked, counted, required } of bonuses) {
    if (state !== 'active') expect(bonus + locked).toBe(0);
    expect(counted === required ? state : 'released').toBe('released');
    expect(counted).toBeLessThanOrEqual(required);
  }

  const debt = -world.ledger.balanceOf({ member: id, part: 'debt' }, 'BRL');
  const active = world.bonuses.active(id);
  const answer = withdrawable({ parts: { ...parts, total }, debt, bonuses: active });
  const explained = answer.reasons.reduce((sum, reason) => sum + reason.amount, 0);
  expect(answer.amount).toBeGreaterThanOrEqual(0);
  expect(answer.amount + explained).toBe(total);
}

/** What somebody had at a moment. */
interface Snapshot {
  readonly at: number;
  readonly available: number;
  readonly reserved: number;
}

function snapshotOf(world: OpenWorld, { id }: Person): Snapshot {
  const { available, reserved } = world.wallet.parts(id);
  return { at: world.clock.now(), available, reserved };
}

/** Bookings are in order of time, so past moments can be read. */
function checkPast(world: OpenWorld, { id }: Person, past: readonly Snapshot[]): void {
  for (const [index, { at, available, reserved }] of past.entries()) {
    const isClear =
      past.slice(0, index).every((one) => one.at <= at) &&
      past.slice(index + 1).every((one) => one.at > at);
    if (!isClear) continue;
    const then = (part: 'available' | 'reserved') => pastBalance(world, id, part, at);
    expect([then('available'), then('reserved')]).toEqual([available, reserved]);
  }
}

test('any history of payments, bonuses, play, repeats, failures, crashes and moved clocks leaves a sound ledger (W2, W11)', async () => {
  const seen = new Set<string>();
  let world = await start();
  await fc.assert(
    fc.asyncProperty(fc.array(historyStep, { maxLength: 60, size: 'max' }), async (steps) => {
      const person = newMember(world);
      const past: Snapshot[] = [];
      const booked = new Map<string, number>();
      for (const one of steps) {
        if (one.what === 'clock') now += one.hours * HOUR;
        else if (one.what === 'crash') world = await start();
        else if ('stake' in one) seen.add(play(world, person, one));
        else if (one.breaks) {
          const before = world.ledger.lines(person.id);
          const broken = () =>
            world.database.transaction(() => {
              book(world, person, one);
              throw new Error('the power failed');
            });
          expect(broken).toThrow('the power failed');
          expect(world.ledger.lines(person.id)).toEqual(before);
        } else {
          const key = `${one.what}-${one.name}`;
          const before = world.ledger.lines(person.id).length;
          const result = book(world, person, one);
          const known = booked.get(key);
          if (result.ok) {
            seen.add(`${one.what} ${result.replayed ? 'again' : 'now'}`);
            expect(result.replayed).toBe(known !== undefined);
            if (known !== undefined && one.what !== 'void') expect(one.amount).toBe(known);
            booked.set(key, one.amount);
          } else seen.add(`${one.what} ${result.code}`);
          const isNew = result.ok && !result.replayed;
          expect(world.ledger.lines(person.id)).toHaveLength(before + (isNew ? 1 : 0));
        }
        letTimePass(world, person);
        checkMoney(world, person);
        past.push(snapshotOf(world, person));
      }
      checkPast(world, person, past);
      now += 20 * DAY;
      letTimePass(world, person);
      for (const { id } of world.ledger.openReserves(person.id)) {
        world.ledger.void(id, { key: `last-${id}`, kind: 'payout_released' });
      }
      checkMoney(world, person);
      const { available, total } = world.wallet.parts(person.id);
      expect(available).toBe(total);
      expect(world.bonuses.active(person.id)).toEqual([]);
    }),
    { numRuns: 20, examples: [[everyOutcome]] },
  );
  expect(world.ledger.imbalances()).toEqual([]);
  for (const one of [
    'spun',
    'placed',
    'insufficient_balance',
    'deposit now',
    'deposit again',
    'deposit idempotency_conflict',
    'return now',
    'return exceeds_original',
    'reserve now',
    'reserve insufficient_balance',
    'post now',
    'post exceeds_reserve',
    'void now',
    'void reserve_ended',
    'bonus now',
    'bonus idempotency_conflict',
  ]) {
    expect(seen).toContain(one);
  }
});
