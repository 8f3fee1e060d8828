import { afterEach, describe, expect, test } from 'vitest';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import { smallPng } from './support/sent-pictures.ts';
import { sharedWorld } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';
import { lastPart, newWithdrawer } from './support/withdrawing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PNG = smallPng.toString('base64');
const nothingArrived = { amountReceived: 0, comment: '', proofs: [] };

const world = await sharedWorld({ slotGames: 5 });
afterEach(() => {
  expect(world.ledger.imbalances()).toEqual([]);
  world.clock.reset();
  world.settings.reset();
});

describe('received or not received (W3)', () => {
  test('“received” ends a part, and a second answer changes nothing', async () => {
    const ana = await newWithdrawer(world);
    const part = lastPart(await ana.paid());
    expect(world.payoutAnswers.received(ana.member, part.id)).toMatchObject({
      received: 10_000,
      remaining: 0,
      parts: [{ state: 'received', autoConfirmsAt: null }],
    });
    const answers = world.payoutAnswers;
    expect(await refusalOf(() => answers.received(ana.member, part.id))).toBe('payout_answered');
    expect(await refusalOf(() => answers.notReceived(ana.member, part.id, nothingArrived))).toBe(
      'payout_answered',
    );
    expect(world.payoutOperator.force(part.id)).toBe(false);
  });

  test('a complaint stops the deadline; a justified one is paid out again', async () => {
    const ana = await newWithdrawer(world);
    const { id, ...paid } = await ana.paid();
    const part = lastPart({ id, ...paid });
    const proof = await world.payoutAnswers.sendProof(ana.member, part.id, PNG);
    expect(proof.type).toBe('image/png');
    expect(world.payoutAnswers.proof(ana.member, proof.id)).toEqual({
      type: 'image/png',
      picture: PNG,
    });
    const complaint = { amountReceived: 2_000, comment: 'Only a part', proofs: [proof.id] };
    expect(world.payoutAnswers.notReceived(ana.member, part.id, complaint)).toMatchObject({
      received: 2_000,
      parts: [{ state: 'disputed', complaint: { ...complaint, sentAt: world.clock.moment() } }],
    });
    world.clock.move(30 * DAY);
    expect(lastPart(ana.read(id)).state).toBe('disputed');
    expect(world.payoutOperator.uphold(part.id)).toBe(true);
    expect(ana.read(id)).toMatchObject({ state: 'paying', received: 2_000, remaining: 8_000 });
    world.payoutOperator.disburse(id);
    const again = ana.read(id);
    world.payoutAnswers.received(ana.member, lastPart(again).id);
    expect(ana.read(id)).toMatchObject({ state: 'paidOut', received: 10_000, remaining: 0 });
    expect(ana.available()).toBe(40_000);
  });

  test('closing a disputed part ends it, and says that nothing is refunded', async () => {
    const ana = await newWithdrawer(world);
    const part = lastPart(await ana.paid());
    world.payoutAnswers.notReceived(ana.member, part.id, nothingArrived);
    expect(world.payoutOperator.force(part.id)).toBe(true);
    expect(world.payoutOperator.uphold(part.id)).toBe(false);
    expect(ana.titles()[0]).toBe('Withdrawal closed as received');
    expect(ana.available()).toBe(40_000);
  });

  test('silence counts at the deadline, after a notice, and can be disputed', async () => {
    const ana = await newWithdrawer(world);
    const { id, ...paid } = await ana.paid();
    const part = lastPart({ id, ...paid });
    world.clock.move(22 * HOUR - 1);
    world.withdrawals.settleDue();
    expect(ana.titles()).toHaveLength(1);
    world.clock.move(1);
    world.withdrawals.settleDue();
    world.withdrawals.settleDue();
    expect(ana.titles()).toEqual(['Did your withdrawal arrive?', 'Your withdrawal was paid']);
    world.clock.move(2 * HOUR - 1);
    expect(lastPart(ana.read(id)).state).toBe('disbursed');
    world.clock.move(1);
    expect(await refusalOf(() => world.payoutAnswers.received(ana.member, part.id))).toBe(
      'payout_silence_over',
    );
    expect(ana.read(id)).toMatchObject({
      received: 10_000,
      parts: [{ state: 'receivedBySilence', autoConfirmsAt: null }],
    });
    expect(ana.titles()[0]).toBe('Withdrawal treated as received');
    world.payoutAnswers.notReceived(ana.member, part.id, nothingArrived);
    expect(lastPart(ana.read(id)).state).toBe('disputed');
  });

  test('silence of a long absence counts from the deadline, and disputes have an end', async () => {
    const ana = await newWithdrawer(world);
    const { id, ...paid } = await ana.paid();
    const part = lastPart({ id, ...paid });
    world.clock.move(31 * DAY);
    const [, , last] = ana.read(id).events.slice(-3);
    expect(last).toMatchObject({ by: 'clock', to: 'receivedBySilence', at: part.autoConfirmsAt });
    expect(lastPart(ana.read(id)).disputableUntil).toBeNull();
    const complain = () => world.payoutAnswers.notReceived(ana.member, part.id, nothingArrived);
    expect(await refusalOf(complain)).toBe('payout_complaint_over');
  });

  test('refuses an empty complaint, and what is no picture of this part', async () => {
    const ana = await newWithdrawer(world);
    const part = lastPart(await ana.paid());
    const other = lastPart(await ana.paid());
    const answers = world.payoutAnswers;
    const complain = (amountReceived: number, proofs: string[]) =>
      refusalOf(() =>
        answers.notReceived(ana.member, part.id, { amountReceived, comment: '', proofs }),
      );
    expect(await complain(10_000, [])).toBe('payout_received_whole');
    expect(await complain(0, ['made-up'])).toBe('picture_unknown');
    const { id } = await answers.sendProof(ana.member, other.id, PNG);
    expect(await complain(0, [id])).toBe('picture_unknown');
    const own = await answers.sendProof(ana.member, part.id, PNG);
    expect(await complain(0, [own.id, own.id])).toBe('picture_unknown');
    const gif = Buffer.from('GIF89a').toString('base64');
    expect(await refusalOf(() => answers.sendProof(ana.member, part.id, gif))).toBe(
      'picture_refused',
    );
    const proofs = Array.from({ length: 5 }, () => answers.sendProof(ana.member, part.id, PNG));
    await Promise.all(proofs);
    expect(await refusalOf(() => answers.sendProof(ana.member, part.id, PNG))).toBe(
      'pictures_full',
    );
    // Nothing of a refused complaint stays.
    expect(await complain(10_000, [own.id])).toBe('payout_received_whole');
    answers.notReceived(ana.member, part.id, { ...nothingArrived, proofs: [own.id] });
  });

  test("another person's withdrawal and part are not found", async () => {
    const ana = await newWithdrawer(world);
    const { member } = await newWithdrawer(world);
    const { id, ...paid } = await ana.paid();
    const part = lastPart({ id, ...paid });
    const proof = await world.payoutAnswers.sendProof(ana.member, part.id, PNG);
    for (const work of [
      () => world.withdrawals.one(member, id),
      () => world.withdrawals.cancel(member, id),
      () => world.payoutAnswers.received(member, part.id),
      () => world.payoutAnswers.notReceived(member, part.id, nothingArrived),
      () => world.payoutAnswers.sendProof(member, part.id, PNG),
      () => world.payoutAnswers.proof(member, proof.id),
      () => world.payoutAnswers.received(ana.member, 'nothing'),
    ]) {
      expect(await refusalOf(work)).toBe('not_found');
    }
    expect(world.withdrawals.toConfirm(member)).toEqual([]);
    expect(world.withdrawals.toConfirm(ana.member)).toMatchObject([{ id }]);
  });
});

test.each([
  ['withdrawal-disbursed', 'paidOut'],
  ['withdrawal-in-parts', 'paying'],
  ['payout-failing', 'failed'],
  ['silence-ending', 'paidOut'],
] as const)('the scene %s is played once (T3)', async (scene, outcome) => {
  const { member } = await newWithdrawer(world);
  payoutScenes.play(world, member, scene);
  const found = () =>
    world.withdrawals
      .page(member, { pageNo: 1, pageSize: 10 })
      .withdrawals.map(({ state }) => state);
  const first = found();
  payoutScenes.play(world, member, scene);
  expect(found()).toEqual(first);
  expect(first).toEqual([outcome]);
});
