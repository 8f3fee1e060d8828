import type { AccountRecoveryContext, AccountRecoveryField } from './account-recovery.types.ts';

/** Names the account. */
export function ownerFields({ kind }: AccountRecoveryContext): readonly AccountRecoveryField[] {
  return ['username', kind === 'email' ? 'email' : 'mobileNum'];
}

/** Proves the address. */
export const codeFields: readonly AccountRecoveryField[] = ['code'];

/** The new password. */
export const passwordFields: readonly AccountRecoveryField[] = ['newPassword'];
