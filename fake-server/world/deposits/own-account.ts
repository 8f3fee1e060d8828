import { foldText } from '#contract/rules/fold-text.ts';
import type { Payer } from '../ports/payment-provider.ts';

/** What a member said of themselves; empty where they said nothing. */
export interface OwnerDetails {
  readonly payeeName: string;
  readonly idNumber: string;
}

/**
 * Whether an account is the member's own, as money comes from it or goes there (W2): in `br` the CPF
 * decides; elsewhere the name does, where the member gave one.
 */
export function isOwnAccount(
  holder: Payer,
  { payeeName, idNumber }: OwnerDetails,
  jurisdiction: 'generic' | 'br',
): boolean {
  if (jurisdiction === 'br') return holder.cpf === idNumber.replace(/\D/gu, '');
  // Where the provider cannot know the holder, as of coins, nothing says that it is somebody else.
  if (holder.name === '') return true;
  return payeeName === '' || named(holder.name) === named(payeeName);
}

/** A name without what people write in different ways. */
function named(name: string): string {
  return foldText(name).replace(/\s+/gu, ' ').trim();
}
