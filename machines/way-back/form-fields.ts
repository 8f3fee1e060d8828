import type { WayBackContext, WayBackField } from './way-back.types.ts';

/** What says whose account it is. */
export function ownerFields({ kind }: WayBackContext): readonly WayBackField[] {
  return ['username', kind === 'email' ? 'email' : 'mobileNum'];
}

/** What proves the address. */
export const codeFields: readonly WayBackField[] = ['code'];

/** What the person signs in by from then on. */
export const passwordFields: readonly WayBackField[] = ['newPassword'];
