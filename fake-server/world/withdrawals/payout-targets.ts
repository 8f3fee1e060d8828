import type { PayoutTarget, PixKeyType } from '#contract/entities/payout-account-types.ts';
import { maskedEmail, maskedMobile } from '../../ground/masked-name.ts';

/** What names an account, from the form in which it is kept. */
export function targetOf(kept: string): PayoutTarget {
  // Written by the check of an account, from a target that was read.
  return JSON.parse(kept) as PayoutTarget;
}

const shownKeys: Readonly<Record<PixKeyType, (key: string) => string>> = {
  cpf: (key) => `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`,
  phone: maskedMobile,
  email: maskedEmail,
  random: (key) => `${key.slice(0, 4)}…${key.slice(-4)}`,
};

/** What names an account, as its owner sees it: enough to know it by. */
export function targetView(target: PayoutTarget): string {
  if (target.kind === 'bank') {
    const { bank, branch, number } = target;
    return `${bank} · ${branch} · ••${number.slice(-4)}`;
  }
  return shownKeys[target.keyType](target.key);
}
