import { foldText } from '#contract/rules/fold-text.ts';
import type { Payer } from '../ports/payment-provider.ts';

/** What a member declared; empty if nothing. */
export interface OwnerDetails {
  readonly payeeName: string;
  readonly idNumber: string;
}

/**
 * Whether an account is the member's own, for deposits and withdrawals (W2): in `br` the CPF
 * decides; elsewhere the name, if the member gave one.
 */
export function isOwnAccount(
  holder: Payer,
  { payeeName, idNumber }: OwnerDetails,
  jurisdiction: 'generic' | 'br',
): boolean {
  if (jurisdiction === 'br') return holder.cpf === idNumber.replace(/\D/gu, '');
  // If the provider cannot know the holder, as with coins, nothing indicates somebody else.
  if (holder.name === '') return true;
  return payeeName === '' || normalizedName(holder.name) === normalizedName(payeeName);
}

/** A name for comparison, without variants of spelling. */
function normalizedName(name: string): string {
  return foldText(name).replace(/\s+/gu, ' ').trim();
}
