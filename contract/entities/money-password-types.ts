/*
 * The passwords that money asks for (W2). Plain data, which the browser can carry without a schema
 * library.
 */

/**
 * The passwords that a member can have beside the one to sign in with: the transaction password, and
 * the withdrawal password, a second one that a site may switch on.
 */
export const moneyPasswordKinds = ['transaction', 'withdrawal'] as const;
export type MoneyPasswordKind = (typeof moneyPasswordKinds)[number];

/** What asks for one. */
export const moneyActions = ['withdraw', 'transfer', 'redeemPoints'] as const;
export type MoneyAction = (typeof moneyActions)[number];

/** Where a code can be sent in place of a forgotten password. */
export const moneyCodeChannels = ['mobile', 'mail'] as const;
export type MoneyCodeChannel = (typeof moneyCodeChannels)[number];

/** The field of a money call that carries each password. */
export const moneyPasswordFieldNames = {
  transaction: 'transactionPassword',
  withdrawal: 'withdrawalPassword',
} as const satisfies Record<MoneyPasswordKind, string>;
