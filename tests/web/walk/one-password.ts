import type { MoneyPasswords } from '#contract/entities/money-password.ts';

/** A site that only requires the transaction password, which is set. */
export const onePassword: MoneyPasswords = {
  passwords: [{ kind: 'transaction', isSet: true, usableFrom: null }],
  required: { withdraw: ['transaction'], transfer: ['transaction'], redeemPoints: ['transaction'] },
  triesLeft: 5,
  lockedUntil: null,
  codeReceivers: [],
  hoursAfterRecovery: 24,
  rule: {
    enabled: true,
    required: true,
    minLength: 6,
    maxLength: 6,
    acceptedPattern: '^[0-9]+$',
    patternId: 'digits',
  },
};

/** The fields of that password on the page. */
export function passwordFields(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('input[name="transactionPassword"]')];
}
