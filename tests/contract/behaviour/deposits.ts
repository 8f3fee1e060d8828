import type { Deposit } from '#contract/entities/deposit.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import type { KitRequest } from '../kit/request.ts';
import type { Behaviour, Probe } from './probe.ts';

const once = () => ({ [ONCE_HEADER]: crypto.randomUUID() });
const requestFor = (me: KitRequest, { id }: Pick<Deposit, 'id'>): KitRequest => ({
  ...me,
  params: { id },
});

/** A request for a charge of the minimum amount; an open one is cancelled first. */
export async function depositRequest(probe: Probe, me: KitRequest): Promise<KitRequest> {
  const open = await probe.call('deposits.open', me);
  if (open) await probe.call('deposits.cancel', { ...requestFor(me, open), body: {} });
  const { methods } = await probe.call('deposits.terms', me);
  const [usual] = methods;
  if (!usual) probe.skip('there is no way to pay in');
  return { ...me, body: { method: usual.method, amount: usual.minimum }, headers: once() };
}

/** A charge that waits to be paid. */
async function awaiting(probe: Probe, me: KitRequest): Promise<Deposit> {
  return probe.call('deposits.create', await depositRequest(probe, me));
}

const balanceOf = async (probe: Probe, me: KitRequest) =>
  (await probe.call('wallet.balance', me)).sumBalance;

/** What every back end does with deposits (W2). */
export const depositBehaviours: readonly Behaviour[] = [
  {
    name: 'a charge is made once, shown as the open one, and gone when it is cancelled',
    calls: ['deposits.create', 'deposits.open', 'deposits.one', 'deposits.cancel'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const request = await depositRequest(probe, me);
      const made = await probe.call('deposits.create', request);
      const again = await probe.call('deposits.create', request);
      probe.expectSame('deposits.create', again.id, made.id, 'the same key made a second charge');
      await probe.expectRefused(
        'deposits.create',
        'a second charge beside an open one',
        { ...request, headers: once() },
        ['deposit_already_open'],
      );
      const open = await probe.call('deposits.open', me);
      probe.expectSame('deposits.open', open?.id, made.id, 'the open charge is not the one made');
      const one = await probe.call('deposits.one', requestFor(me, made));
      probe.expectSame('deposits.one', one, open, 'the same deposit is not told the same');
      await probe.call('deposits.cancel', { ...requestFor(me, made), body: {} });
      const left = await probe.call('deposits.open', me);
      probe.expectSame('deposits.open', left, null, 'a cancelled charge is still open');
    },
  },
  {
    name: 'a charge that was refused is not made when its key comes again',
    calls: ['deposits.create', 'deposits.cancel', 'deposits.open'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const made = await awaiting(probe, me);
      const { method, amount } = made;
      const second = { ...me, body: { method, amount }, headers: once() };
      const refused = ['deposit_already_open'];
      await probe.expectRefused('deposits.create', 'a second charge', second, refused);
      await probe.call('deposits.cancel', { ...requestFor(me, made), body: {} });
      await probe.expectRefused('deposits.create', 'a repeated refused charge', second, refused);
      const left = await probe.call('deposits.open', me);
      probe.expectSame('deposits.open', left, null, 'a refused charge is open');
    },
  },
  {
    name: 'an amount out of bounds is refused by quote and charge alike',
    calls: ['deposits.terms', 'deposits.quote', 'deposits.create'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const request = await depositRequest(probe, me);
      const { methods } = await probe.call('deposits.terms', me);
      for (const { method, minimum, maximum } of methods) {
        const wrong = [
          [minimum - 1, 'deposit_amount_too_small'],
          [maximum + 1, 'deposit_amount_too_large'],
        ] as const;
        for (const [amount, code] of wrong) {
          if (amount === 0) continue;
          // One by one: each would be the other's open charge.
          await probe.expectRefused(
            'deposits.quote',
            `${amount}`,
            { ...me, query: { method, amount } },
            [code],
          );
          await probe.expectRefused(
            'deposits.create',
            `${amount}`,
            { ...request, body: { method, amount }, headers: once() },
            [code],
          );
        }
      }
    },
  },
  {
    name: "another member's deposit is not there",
    calls: ['deposits.one', 'deposits.check', 'deposits.cancel'],
    needs: 'other member',
    changes: true,
    async run(probe) {
      const [me, other] = [await probe.me(), await probe.other()];
      const othersRequest = requestFor(other, await awaiting(probe, me));
      const what = 'a deposit of somebody else';
      await probe.expectRefused('deposits.one', what, othersRequest, ['not_found']);
      await probe.expectRefused('deposits.check', what, { ...othersRequest, body: {} }, [
        'not_found',
      ]);
      await probe.expectRefused('deposits.cancel', what, { ...othersRequest, body: {} }, [
        'not_found',
      ]);
    },
  },
  {
    name: 'a charge that is paid is credited once, and one that is paid too late as well',
    calls: ['deposits.create', 'deposits.check', 'wallet.balance'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const before = await balanceOf(probe, me);
      const made = await awaiting(probe, me);
      await probe.setUp('deposits/pay', { deposit: made.id, way: 'whole' });
      const check = { ...requestFor(me, made), body: {} };
      const paid = await probe.call('deposits.check', check);
      probe.expectSame('deposits.check', paid.state, 'credited', 'what was paid is not credited');
      await probe.call('deposits.check', check);
      const after = await balanceOf(probe, me);
      probe.expectSame('wallet.balance', after - before, paid.credit, 'it was not credited once');

      const late = await awaiting(probe, me);
      const past = Date.parse(late.expiresAt) - Date.parse(late.createdAt) + 1_000;
      await probe.setUp('clock', { move: past });
      const expired = await probe.call('deposits.one', requestFor(me, late));
      await probe.setUp('deposits/pay', { deposit: late.id, way: 'whole' });
      const credited = await probe.call('deposits.check', { ...requestFor(me, late), body: {} });
      await probe.setUp('clock', { move: -past });
      probe.expectSame('deposits.one', expired.state, 'expired', 'its time is not over');
      probe.expectSame(
        'deposits.check',
        credited.payment?.isLate,
        true,
        'what was paid too late is not told as late',
      );
    },
  },
];
