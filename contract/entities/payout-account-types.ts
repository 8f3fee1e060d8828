/*
 * Accounts that money is paid out to (W2). Plain data, which the browser can carry without a schema
 * library.
 */

/** The types of Pix key. */
export const pixKeyTypes = ['cpf', 'phone', 'email', 'random'] as const;
export type PixKeyType = (typeof pixKeyTypes)[number];

/** The kinds of accounts that money can be paid out to. */
export const payoutAccountKinds = ['pix', 'bank'] as const;

/** What names an account: a Pix key, or an account at a bank. */
export type PayoutTarget =
  | { readonly kind: 'pix'; readonly keyType: PixKeyType; readonly key: string }
  | {
      readonly kind: 'bank';
      /** Three digits. */
      readonly bank: string;
      readonly branch: string;
      /** With its check digit at the end. */
      readonly number: string;
    };

/** Characters of the name that somebody gives to an account. */
export const LONGEST_ACCOUNT_LABEL = 40;
