import type { AccountRecoveryContext, AccountRecoveryField } from './account-recovery.types.ts';

/** What says whose account it is. */
export function ownerFields({ kind }: AccountRecoveryContext): readonly AccountRecoveryField[] {
  return ['username', kind === 'email' ? 'email' : 'mobileNum'];
}

/** What proves the address. */
export const codeFields: readonly AccountRecoveryField[] = ['code'];

/** What the person signs in by from then on. */
export const passwordFields: readonly AccountRecoveryField[] = ['newPassword'];
