import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import { Refused } from '../../kernel/refused.ts';
import { createCheckoutClient } from '../partners/checkout-client.ts';
import { createPixClient } from '../partners/pix-client.ts';
import { type PaymentProvider, ProviderUnavailable } from '../ports/payment-provider.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';

/** The deposits' payment providers. */
export type ProviderName = 'pix' | 'checkout';

/** The providers of the payment methods (W2). */
export interface DepositProviders {
  of(method: DepositMethod): PaymentProvider;
}

/** The provider of a payment method: Pix has its own, another one has all others. */
export function providerNameOf(method: DepositMethod): ProviderName {
  return method === 'pix' ? 'pix' : 'checkout';
}

export function createDepositProviders({
  pix,
  checkout,
}: Pick<SiteAccounts, 'pix' | 'checkout'>): DepositProviders {
  const providers = { pix: createPixClient(pix), checkout: createCheckoutClient(checkout) };
  return { of: (method) => providers[providerNameOf(method)] };
}

/** Waits for a provider's answer. @throws Refused payment_provider_unavailable, where none arrives */
export async function askProvider<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refused('payment_provider_unavailable');
    throw error;
  }
}
