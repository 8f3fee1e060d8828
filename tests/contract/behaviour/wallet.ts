import { ONCE_HEADER } from '#contract/once.ts';
import { newWalletTransfer } from '../good-requests/wallet.ts';
import type { KitRequest } from '../kit/request.ts';
import type { Behaviour, Probe } from './probe.ts';

const once = () => ({ [ONCE_HEADER]: crypto.randomUUID() });

/** Money at vendors, including what is in transit. */
const atVendors = async (probe: Probe, me: KitRequest) => {
  const { parts } = await probe.call('wallet.balance', me);
  return parts.vendors + parts.reserved;
};

/** What every back end does with wallets (W2). */
export const walletBehaviours: readonly Behaviour[] = [
  {
    name: 'money that is moved between wallets counts once, and stays the person’s',
    calls: ['wallet.transfer', 'wallet.consolidated', 'wallet.balance', 'wallet.recall'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const transfer = await newWalletTransfer(probe.portal);
      if (!transfer) probe.skip('there is no wallet to move money to');
      const request = { ...transfer, headers: once() };
      const before = await probe.call('wallet.balance', me);
      const there = await atVendors(probe, me);
      const made = await probe.call('wallet.transfer', request);
      const again = await probe.call('wallet.transfer', request);
      probe.expectSame('wallet.transfer', again.id, made.id, 'the same key moved twice');
      if (made.state === 'refused') probe.skip('the vendor refuses');
      const now = await atVendors(probe, me);
      probe.expectSame('wallet.balance', now - there, made.amount, 'it did not move once');
      const after = await probe.call('wallet.balance', me);
      probe.expectSame(
        'wallet.balance',
        after.sumBalance,
        before.sumBalance,
        'moving changed what the person has',
      );
      const wallets = await probe.call('wallet.consolidated', me);
      probe.expectSame(
        'wallet.consolidated',
        wallets.sumBalance,
        after.sumBalance,
        'it is not what the balance says',
      );
      const body = { vendors: [made.vendor] };
      await probe.call('wallet.recall', { ...me, body, headers: once() });
    },
  },
];
