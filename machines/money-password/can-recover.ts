import type { MoneyPasswordContext } from './money-password.types.ts';

/** Whether a forgotten password can be replaced: the account has where a code is sent to. */
export function canRecover({ passwords }: MoneyPasswordContext): boolean {
  return (passwords?.codeReceivers.length ?? 0) > 0;
}
