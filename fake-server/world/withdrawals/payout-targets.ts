import type { PayoutTarget, PixKeyType } from '#contract/entities/payout-account-types.ts';
import { maskedEmail, maskedMobile } from '../../kernel/masked-name.ts';

/** Reads an account's target from its stored form. */
export function targetOf(stored: string): PayoutTarget {
  // Written when an account is checked, from a parsed target.
  return JSON.parse(stored) as PayoutTarget;
}

const shownKeys: Readonly<Record<PixKeyType, (key: string) => string>> = {
  cpf: (key) => `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`,
  phone: maskedMobile,
  email: maskedEmail,
  random: (key) => `${key.slice(0, 4)}…${key.slice(-4)}`,
};

/** An account's target as its owner sees it: enough to recognise it. */
export function targetView(target: PayoutTarget): string {
  if (target.kind === 'bank') {
    const { bank, branch, number } = target;
    return `${bank} · ${branch} · ••${number.slice(-4)}`;
  }
  return shownKeys[target.keyType](target.key);
}
