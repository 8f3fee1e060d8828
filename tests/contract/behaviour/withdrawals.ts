import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import { newWithdrawal } from '../good-requests/withdrawals.ts';
import type { KitRequest } from '../kit/request.ts';
import type { Behaviour, Probe } from './probe.ts';

const once = () => ({ [ONCE_HEADER]: crypto.randomUUID() });
const requestFor = (me: KitRequest, { id }: { readonly id: string }): KitRequest => ({
  ...me,
  params: { id },
});

/** A withdrawal of the least amount. */
async function requested(probe: Probe): Promise<Withdrawal> {
  const request = await newWithdrawal(probe.portal);
  return probe.call('withdrawals.create', { ...request, headers: once() });
}

/** The first part of a new withdrawal that was paid out. */
async function paid(probe: Probe): Promise<PayoutPart & { readonly withdrawal: Withdrawal }> {
  const made = await requested(probe);
  for (const step of ['approve', 'payHalf']) {
    await probe.setUp('withdrawals/step', { withdrawal: made.id, step });
  }
  const withdrawal = await probe.call('withdrawals.one', requestFor(await probe.me(), made));
  const [part] = withdrawal.parts;
  if (!part) probe.skip('nothing was paid out');
  return { ...part, withdrawal };
}

const availableOf = async (probe: Probe, me: KitRequest) =>
  (await probe.call('wallet.balance', me)).parts.available;

/** Whether every hundredth of a withdrawal is in exactly one place. */
function sumsUp({ amount, fee, paidOut, remaining, refunded, ...parts }: Withdrawal): boolean {
  const { received, unconfirmed, disputed } = parts;
  return (
    amount === fee + paidOut + remaining + refunded && paidOut === received + unconfirmed + disputed
  );
}

/** What every back end does with withdrawals (W2, W3). */
export const withdrawalBehaviours: readonly Behaviour[] = [
  {
    name: 'the figures of a withdrawal sum at every step, and say what it waits for',
    calls: ['withdrawals.create', 'withdrawals.one', 'withdrawals.notReceived'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const part = await paid(probe);
      const body = { amountReceived: 0, comment: '', proofs: [] };
      const complaint = { ...requestFor(me, part), body, headers: once() };
      const disputed = await probe.call('withdrawals.notReceived', complaint);
      for (const one of [part.withdrawal, disputed]) {
        probe.expect('withdrawals.one', sumsUp(one), 'its figures do not sum', one);
        const waiting = one.waits.reduce((sum, { amount }) => sum + amount, 0);
        const open = one.remaining + one.unconfirmed + one.disputed;
        probe.expectSame('withdrawals.one', waiting, open, 'what is open does not wait');
      }
    },
  },
  {
    name: 'a withdrawal sets its money aside once, and taking it back frees it',
    calls: [
      'withdrawals.create',
      'withdrawals.one',
      'withdrawals.list',
      'withdrawals.cancel',
      'wallet.balance',
    ],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const request = { ...(await newWithdrawal(probe.portal)), headers: once() };
      const before = await availableOf(probe, me);
      const made = await probe.call('withdrawals.create', request);
      const again = await probe.call('withdrawals.create', request);
      probe.expectSame('withdrawals.create', again.id, made.id, 'the same key withdrew twice');
      const held = before - (await availableOf(probe, me));
      probe.expectSame('wallet.balance', held, made.amount, 'it is not set aside once');
      const one = await probe.call('withdrawals.one', requestFor(me, made));
      const whole = { ...me, query: { pageSize: 100 } };
      const { withdrawals } = await probe.call('withdrawals.list', whole);
      const listed = withdrawals.filter(({ id }) => id === made.id);
      probe.expectSame('withdrawals.list', listed, [one], 'it is not listed once, as it is');
      const cancel = { ...requestFor(me, made), body: {} };
      await probe.call('withdrawals.cancel', cancel);
      const cancelled = await probe.call('withdrawals.cancel', cancel);
      probe.expectSame('withdrawals.cancel', cancelled.state, 'cancelled', 'it is not cancelled');
      const after = await availableOf(probe, me);
      probe.expectSame('wallet.balance', after, before, 'what was set aside is not free again');
    },
  },
  {
    name: 'a part that was paid out is answered once',
    calls: ['withdrawals.toConfirm', 'withdrawals.received', 'withdrawals.notReceived'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const part = await paid(probe);
      const { withdrawals } = await probe.call('withdrawals.toConfirm', me);
      const isListed = withdrawals.some(({ id }) => id === part.withdrawal.id);
      probe.expect('withdrawals.toConfirm', isListed, 'its owner is not asked', withdrawals);
      const said = { ...requestFor(me, part), body: {}, headers: once() };
      const answered = await probe.call('withdrawals.received', said);
      const again = await probe.call('withdrawals.received', said);
      probe.expectSame(
        'withdrawals.received',
        again,
        answered,
        'the same answer is told otherwise',
      );
      const body = { amountReceived: 0, comment: '', proofs: [] };
      const other = { ...requestFor(me, part), body, headers: once() };
      await probe.expectRefused('withdrawals.notReceived', 'a second answer', other, [
        'payout_answered',
      ]);
    },
  },
  {
    name: 'silence counts as received at its moment, and can be complained about',
    calls: ['withdrawals.one', 'withdrawals.received', 'withdrawals.notReceived'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const part = await paid(probe);
      await probe.setUp('withdrawals/part', { part: part.id, step: 'hurry' });
      await probe.setUp('clock', { move: 61_000 });
      const silent = await probe.call('withdrawals.one', requestFor(me, part.withdrawal));
      const late = { ...requestFor(me, part), body: {}, headers: once() };
      await probe.expectRefused('withdrawals.received', 'an answer that is late', late, [
        'payout_silence_over',
      ]);
      const body = { amountReceived: 0, comment: '', proofs: [] };
      const complaint = { ...requestFor(me, part), body, headers: once() };
      const disputed = await probe.call('withdrawals.notReceived', complaint);
      await probe.setUp('clock', { move: -61_000 });
      const states = [silent, disputed].map(({ parts }) => parts[0]?.state);
      probe.expectSame(
        'withdrawals.one',
        states,
        ['receivedBySilence', 'disputed'],
        'silence did not count, or could not be complained about',
      );
    },
  },
  {
    name: "another member's withdrawal, and a part of it, are not there",
    calls: ['withdrawals.one', 'withdrawals.cancel', 'withdrawals.received'],
    needs: 'other member',
    changes: true,
    async run(probe) {
      const other = await probe.other();
      const part = await paid(probe);
      const othersRequest = requestFor(other, part.withdrawal);
      const what = 'a withdrawal of somebody else';
      await probe.expectRefused('withdrawals.one', what, othersRequest, ['not_found']);
      await probe.expectRefused('withdrawals.cancel', what, { ...othersRequest, body: {} }, [
        'not_found',
      ]);
      const said = { ...requestFor(other, part), body: {}, headers: once() };
      await probe.expectRefused('withdrawals.received', what, said, ['not_found']);
    },
  },
];
