/*
 * The passwords that money asks for (W2). Plain data, which the browser can carry without a schema
 * library.
 */

/**
 * The passwords that a member can have besides the account password: the transaction password, and
 * a withdrawal password, which a site may switch on.
 */
export const moneyPasswordKinds = ['transaction', 'withdrawal'] as const;
export type MoneyPasswordKind = (typeof moneyPasswordKinds)[number];

/** The actions that require one. */
export const moneyActions = ['withdraw', 'transfer', 'redeemPoints'] as const;
export type MoneyAction = (typeof moneyActions)[number];

/** Where a code for a forgotten password can be sent. */
export const moneyCodeChannels = ['mobile', 'mail'] as const;
export type MoneyCodeChannel = (typeof moneyCodeChannels)[number];

/** The field of a money call that carries each password. */
export const moneyPasswordFieldNames = {
  transaction: 'transactionPassword',
  withdrawal: 'withdrawalPassword',
} as const satisfies Record<MoneyPasswordKind, string>;
