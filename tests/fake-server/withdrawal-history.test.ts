import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import type { WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { alwaysOfParts, brokenOf, eventuallyOfParts } from './support/payout-properties.ts';
import { sharedWorld } from './support/shared-world.ts';
import { newWithdrawer, type Withdrawer } from './support/withdrawing.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const FEE = 137;

const world = await sharedWorld({ slotGames: 5 });
world.settings.change({ withdrawals: { feeFixed: FEE } });

/** Which of the person's withdrawals or parts it is about; counted round. */
const which = fc.nat({ max: 5 });
const share = fc.constantFrom(0.3, 0.5, 1);
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('ask'),
      amount: fc.integer({ min: 2_000, max: 20_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('review', 'approve'), which }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('disburse'), which, share }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('reject', 'fail', 'cancel'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('received', 'force'), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('complain'),
      which,
      amountReceived: fc.constantFrom(0, 1, 700),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('uphold'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('clock'), hours: fc.integer({ min: -2, max: 30 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

const all = ({ member }: Withdrawer): Withdrawal[] =>
  world.withdrawals.page(member, { pageNo: 1, pageSize: 100 }).withdrawals;
const partsOf = (ana: Withdrawer): PayoutPart[] => all(ana).flatMap(({ parts }) => parts);
const pick = <One>(list: readonly One[], index: number) =>
  list.at(index % Math.max(1, list.length));

/** Runs a step; an impossible one is refused without an effect. */
async function take(ana: Withdrawer, one: Step): Promise<void> {
  const { payoutOperator, payoutAnswers, withdrawals, clock } = world;
  if (one.do === 'clock') return clock.move(one.hours * HOUR);
  if (one.do === 'ask') return void (await ana.ask(one.amount));
  const id = pick(all(ana), one.which)?.id ?? 'none';
  const partId = pick(partsOf(ana), one.which)?.id ?? 'none';
  if (one.do === 'review' || one.do === 'approve') payoutOperator[one.do](id);
  else if (one.do === 'disburse') payoutOperator.disburse(id, one.share);
  else if (one.do === 'reject' || one.do === 'fail') payoutOperator[one.do](id, 'bankRefused');
  else if (one.do === 'cancel') withdrawals.cancel(ana.member, id);
  else if (one.do === 'received') payoutAnswers.received(ana.member, partId);
  else if (one.do !== 'complain') payoutOperator[one.do](partId);
  else {
    const complaint = { amountReceived: one.amountReceived, comment: '', proofs: [] };
    payoutAnswers.notReceived(ana.member, partId, complaint);
  }
}

const ended: readonly WithdrawalState[] = ['paidOut', 'rejected', 'failed', 'cancelled'];

const isOpen = ({ state }: Withdrawal) => !ended.includes(state);

/** What holds for every withdrawal at every moment. */
function check(ana: Withdrawer): void {
  const { available, reserved } = world.wallet.parts(ana.member.id);
  const list = all(ana);
  expect(brokenOf(alwaysOfParts, list)).toEqual([]);
  const held = world.ledger.openReserves(ana.member.id);
  const sumOf = (amountIn: (withdrawal: Withdrawal) => number) =>
    list.reduce((sum, withdrawal) => sum + amountIn(withdrawal), 0);
  // The reserved money is what is still to be paid out, plus an untaken fee; each in one open
  // reserve.
  const feeDue = (one: Withdrawal) => (isOpen(one) && one.parts.length === 0 ? one.fee : 0);
  expect(reserved).toBe(sumOf((one) => one.remaining + feeDue(one)));
  expect(held).toHaveLength(list.filter(isOpen).length);
  // Everything else was paid out, or is a fee.
  expect(available + reserved).toBe(50_000 - sumOf((one) => one.paidOut + one.fee - feeDue(one)));
  for (const withdrawal of list) {
    const { state, amount, fee, remaining, paidOut, refunded, parts, events } = withdrawal;
    expect(amount).toBe(fee + paidOut + remaining + refunded);
    expect(paidOut).toBe(withdrawal.received + withdrawal.unconfirmed + withdrawal.disputed);
    if (!['rejected', 'failed', 'cancelled'].includes(state)) expect(refunded).toBe(0);
    expect(remaining > 0).toBe(isOpen(withdrawal));
    // Everything unsettled waits for somebody, with its amount; nothing else does.
    const waiting = withdrawal.waits.reduce((sum, wait) => sum + wait.amount, 0);
    expect(waiting).toBe(remaining + withdrawal.unconfirmed + withdrawal.disputed);
    // Its record lines agree: one request, then payments and returns.
    const [first, ...lines] = withdrawal.lines;
    expect(first).toMatchObject({ kind: 'payout_reserved', reserved: amount });
    expect(lines.map(({ kind }) => kind)).not.toContain('payout_reserved');
    expect(lines.reduce((sum, line) => sum - line.amount, 0)).toBe(
      paidOut + fee - feeDue(withdrawal),
    );
    for (const part of parts) {
      const own = events.filter((event) => event.part === part.number);
      expect(own.at(-1)?.to).toBe(part.state);
      expect(part.autoConfirmsAt !== null).toBe(part.state === 'disbursed');
      if (part.autoConfirmsAt)
        expect(Date.parse(part.autoConfirmsAt)).toBeGreaterThan(world.clock.now());
    }
  }
}

test('any history of payouts in parts, complaints, silence and forced receipts leaves a sound ledger (W3)', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50, size: 'max' }), async (steps) => {
      const ana = await newWithdrawer(world);
      for (const one of steps) {
        try {
          await take(ana, one);
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          seen.add(error.code);
        }
        check(ana);
      }
      for (const { state } of partsOf(ana)) seen.add(state);
      for (const { state } of all(ana)) seen.add(state);
      // Whatever nobody does.
      world.clock.move(40 * DAY);
      world.withdrawals.settleDue();
      for (const { id, state } of partsOf(ana))
        if (state === 'disputed') world.payoutOperator.force(id);
      expect(brokenOf(eventuallyOfParts, all(ana))).toEqual([]);
      for (const { disputableUntil } of partsOf(ana)) expect(disputableUntil).toBeNull();
      check(ana);
      world.clock.reset();
    }),
    { numRuns: 40 },
  );
  expect(world.ledger.imbalances()).toEqual([]);
  // Histories in which next to nothing happens would say little.
  expect(seen.size).toBeGreaterThan(6);
});

test('two answers and the operator at the same time: one counts (W3)', async () => {
  const answers = ['received', 'notReceived', 'force'] as const;
  for (const first of answers) {
    for (const second of answers) {
      const ana = await newWithdrawer(world);
      const [part] = (await ana.paid()).parts;
      const partId = part?.id ?? '';
      const say = (answer: (typeof answers)[number]): boolean => {
        if (answer === 'force') return world.payoutOperator.force(partId);
        const complaint = { amountReceived: 0, comment: '', proofs: [] };
        try {
          if (answer === 'received') world.payoutAnswers.received(ana.member, partId);
          else world.payoutAnswers.notReceived(ana.member, partId, complaint);
          return true;
        } catch (error) {
          if (error instanceof Refused && error.code === 'payout_answered') return false;
          throw error;
        }
      };
      const counted = [say(first), say(second)];
      // The operator may close a disputed part; nothing else follows an answer.
      expect(counted).toEqual([true, first === 'notReceived' && second === 'force']);
    }
  }
});
