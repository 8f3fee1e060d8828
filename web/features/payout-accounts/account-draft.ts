import type { PayoutTarget } from '#contract/entities/payout-account-types.ts';
import { readPayoutTarget } from '#contract/rules/payout-target.ts';
import { createDraft } from '#web/shared/forms/draft.ts';

/** What can be chosen: a kind of Pix key, or an account at a bank. */
export const accountKinds = ['cpf', 'phone', 'email', 'random', 'bank'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What a person types. */
export interface AccountValues {
  readonly kind: AccountKind;
  readonly key: string;
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
  readonly label: string;
}

type Banks = readonly { readonly code: string; readonly name: string }[];

/** The typed account, as sent in a call. */
export function targetIn({ kind, key, bank, branch, number }: AccountValues): PayoutTarget {
  return kind === 'bank' ? { kind, bank, branch, number } : { kind: 'pix', keyType: kind, key };
}

/** The draft of an account to be added. */
export type AccountDraft = ReturnType<typeof createAccountDraft>;

/** @param banks those of which an account can be added now */
export function createAccountDraft(banks: () => Banks) {
  return createDraft<AccountValues>({
    empty: { kind: 'cpf', key: '', bank: '', branch: '', number: '', label: '' },
    secrets: ['key', 'bank', 'branch', 'number', 'label'],
    check: (values) => {
      const read = readPayoutTarget(targetIn(values), banks());
      return read.ok ? [] : read.fields;
    },
  });
}
