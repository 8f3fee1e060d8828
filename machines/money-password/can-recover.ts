import type { MoneyPasswordContext } from './money-password.types.ts';

/** Whether a forgotten password can be recovered: the account has an address for a code. */
export function canRecover({ passwords }: MoneyPasswordContext): boolean {
  return (passwords?.codeReceivers.length ?? 0) > 0;
}
