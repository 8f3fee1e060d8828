import { z } from 'zod/v4';
import type { PayoutTarget } from '#contract/entities/payout-account-types.ts';
import type { AccountDirectory, AccountHolder } from '../ports/account-directory.ts';
import { ProviderUnavailable } from '../ports/payment-provider.ts';
import type { PixAccount } from '../ports/pix-provider.ts';

const TIMEOUT_MILLISECONDS = 5_000;

const entrySchema = z.object({
  account: z.object({ participantName: z.string().min(1).max(120) }),
  owner: z.object({
    type: z.enum(['NATURAL_PERSON', 'LEGAL_PERSON']),
    taxIdNumber: z.string().regex(/^\d{11}$|^\d{14}$/u),
    name: z.string().min(1).max(200),
  }),
});

/**
 * Queries the directory of Pix keys through the payment provider. The member is named as the
 * requester, because the directory limits how often each may ask.
 */
export function createDirectoryClient(account: PixAccount): AccountDirectory {
  return {
    async holderOf(target) {
      const { clientId, clientSecret, endpoint } = account;
      const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
      let response: Response;
      try {
        response = await fetch(new URL(addressOf(target), endpoint), {
          headers: { authorization: `Basic ${basic}` },
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        });
      } catch {
        throw new ProviderUnavailable('The directory gave no answer.');
      }
      return response.status === 404 ? undefined : read(response);
    },
  };
}

function addressOf(target: PayoutTarget): string {
  if (target.kind === 'pix') return `/directory/v2/entries/${encodeURIComponent(target.key)}`;
  const { bank, branch, number } = target;
  return `/directory/v2/accounts/${bank}/${branch}/${encodeURIComponent(number)}`;
}

async function read(response: Response): Promise<AccountHolder> {
  try {
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { account, owner } = entrySchema.parse(await response.json());
    return { name: owner.name, taxId: owner.taxIdNumber, bank: account.participantName };
  } catch {
    throw new ProviderUnavailable('The directory’s answer could not be read.');
  }
}
