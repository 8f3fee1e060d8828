import {
  consolidatedWalletSchema,
  merchantWalletSchema,
  walletTransferSchema,
} from '#contract/entities/wallet.ts';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One hundredth: enough to be moved, and little to miss. */
const MIN = 1;

/** Moves the least to a vendor; undefined where there is a single wallet, or nothing to move. */
export async function newWalletTransfer(portal: PortalSubject): Promise<KitRequest | undefined> {
  const me = await asMember(portal);
  const merchant = merchantWalletSchema.parse(await portal.succeed('wallet.merchant', me));
  const wallets = consolidatedWalletSchema.parse(await portal.succeed('wallet.consolidated', me));
  const open = merchant.vendors.find(({ vendor }) =>
    wallets.vendors.some((one) => one.vendor === vendor && one.moving === null),
  );
  if (!open || wallets.main < MIN) return undefined;
  return { ...me, body: { vendor: open.vendor, direction: 'toVendor', amount: MIN } };
}

/** Good requests of `wallet`. */
export const walletRequests: GoodRequestsOf<'wallet'> = {
  transfer: newWalletTransfer,
  recall: async (portal) => ({ ...(await asMember(portal)), body: { vendors: ['NOBODY'] } }),
  checkTransfer: async (portal) => {
    const request = await newWalletTransfer(portal);
    if (!request) return undefined;
    const { id } = walletTransferSchema.parse(await portal.succeed('wallet.transfer', request));
    return { ...(await asMember(portal)), params: { id }, body: {} };
  },
};
