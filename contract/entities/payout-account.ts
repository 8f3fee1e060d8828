import { z } from 'zod/v4';
import { LONGEST_ACCOUNT_LABEL, payoutAccountKinds, pixKeyTypes } from './payout-account-types.ts';
import { momentSchema, textOf } from './text.ts';

/** The account, as a person typed it. */
export const payoutTargetSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      /** Where money goes: to a Pix key, or to a bank account. */
      kind: z.literal('pix'),
      /** Which kind of Pix key it is. */
      keyType: z.enum(pixKeyTypes),
      /** Pix keys have 77 characters at most; people type spaces and dots besides. */
      key: textOf(120).min(1),
    }),
    z.strictObject({
      /** Where money goes: to a Pix key, or to a bank account. */
      kind: z.literal('bank'),
      /** The code of the bank. */
      bank: textOf(8).min(1),
      /** The branch of the bank. */
      branch: textOf(16).min(1),
      /** The number of the account, with its check digit. */
      number: textOf(32).min(1),
    }),
  ])
  .meta({ id: 'PayoutTarget' });

/** The person's own name for an account; may be empty. */
export const accountLabelSchema = textOf(2 * LONGEST_ACCOUNT_LABEL);

/** An account as its owner sees it, with no more detail than needed. */
const shownAccountFields = {
  kind: z.enum(payoutAccountKinds),
  /** Null for an account at a bank. */
  keyType: z.enum(pixKeyTypes).nullable(),
  /** The key or the number of the account, masked. */
  shown: z.string(),
  /** The holder according to the bank, masked. */
  holder: z.string(),
  /** The name of the bank. */
  bank: z.string(),
};

/** What the directory says about an account that a person wants to add. */
export const checkedAccountSchema = z
  .strictObject({
    /** Names this check; adding the account sends it. */
    checkId: z.string(),
    ...shownAccountFields,
    /** Until then the checked account can be added. */
    expiresAt: momentSchema,
  })
  .meta({ id: 'CheckedAccount' });
export type CheckedAccount = z.infer<typeof checkedAccountSchema>;

/** An account that money can be paid out to. */
export const payoutAccountSchema = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    ...shownAccountFields,
    /** Whether the page offers it first. */
    isDefault: z.boolean(),
    /** When it was added. */
    addedAt: momentSchema,
    /** When a new account becomes usable; null if it is. */
    usableFrom: momentSchema.nullable(),
    /** A payout to it is under way, so it cannot be removed. */
    isInUse: z.boolean(),
    /** Usual time from the approval of a payout to the account, in minutes; 0 if instant. */
    usualMinutes: z.int().nonnegative(),
    /** The account that the person has been paid to most often. */
    isMostUsed: z.boolean(),
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** The accounts of the signed-in person, the usual one first, and what can be added (W2). */
export const payoutAccountsSchema = z
  .strictObject({
    /** The accounts that the person has added. */
    accounts: z.array(payoutAccountSchema),
    /** The greatest number of accounts that a person can have. */
    max: z.int().positive(),
    /** How long a new one waits, in minutes. */
    waitMinutes: z.int().nonnegative(),
    /** The banks whose accounts can be added; empty if the site pays by Pix only. */
    banks: z.array(
      z.strictObject({
        /** The code of the bank. */
        code: z.string(),
        name: z.string(),
      }),
    ),
  })
  .meta({ id: 'PayoutAccounts' });
export type PayoutAccounts = z.infer<typeof payoutAccountsSchema>;
