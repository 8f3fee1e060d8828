import { z } from 'zod/v4';
import {
  VendorUnavailable,
  type VendorWalletAccount,
  type VendorWallets,
} from '../ports/vendor-wallets.ts';

/** A slower vendor is asked again later, with the same id. */
const TIMEOUT_MILLISECONDS = 4_000;

const answerSchema = z.object({ status: z.enum(['applied', 'refused']) });

/** The site's client of vendors' wallets. Every call can be repeated. */
export function createVendorWalletClient(account: VendorWalletAccount): VendorWallets {
  return {
    async order({ id, vendor, ...order }) {
      try {
        const response = await fetch(
          new URL(
            `/wallets/v1/${encodeURIComponent(vendor)}/orders/${encodeURIComponent(id)}`,
            account.endpoint,
          ),
          {
            method: 'PUT',
            headers: {
              authorization: `Bearer ${account.apiKey}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify(order),
            signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
          },
        );
        if (!response.ok) throw new Error(`status ${response.status}`);
        return answerSchema.parse(await response.json()).status;
      } catch {
        throw new VendorUnavailable('The vendor gave no answer that can be read.');
      }
    },
  };
}
