import { z } from 'zod/v4';
import { LONGEST_ACCOUNT_LABEL, payoutAccountKinds, pixKeyTypes } from './payout-account-types.ts';
import { momentSchema, textOf } from './text.ts';

/** What names an account, as a person typed it. */
export const payoutTargetSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('pix'),
      keyType: z.enum(pixKeyTypes),
      /** PIX keys have 77 characters at most; people type spaces and dots besides. */
      key: textOf(120).min(1),
    }),
    z.strictObject({
      kind: z.literal('bank'),
      bank: textOf(8).min(1),
      branch: textOf(16).min(1),
      number: textOf(32).min(1),
    }),
  ])
  .meta({ id: 'PayoutTarget' });

/** What a person calls an account; empty where they gave it no name. */
export const accountLabelSchema = textOf(2 * LONGEST_ACCOUNT_LABEL);

/** What an account is known by to its owner, who sees no more of it than is needed. */
const shownAccountFields = {
  kind: z.enum(payoutAccountKinds),
  /** Null for an account at a bank. */
  keyType: z.enum(pixKeyTypes).nullable(),
  /** The key or the number of the account, masked. */
  shown: z.string(),
  /** Who the bank says that the holder is, masked. */
  holder: z.string(),
  bank: z.string(),
};

/** What the directory says of an account that a person wants to add. */
export const checkedAccountSchema = z
  .strictObject({
    checkId: z.string(),
    ...shownAccountFields,
    /** Until then it can be added as it was checked. */
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
    isDefault: z.boolean(),
    addedAt: momentSchema,
    /** A new one waits; null where it can be used. */
    usableFrom: momentSchema.nullable(),
    /** A payout to it is under way: it cannot be removed. */
    isInUse: z.boolean(),
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** The accounts of the signed-in person, the usual one first, and what can be added (W2). */
export const payoutAccountsSchema = z
  .strictObject({
    accounts: z.array(payoutAccountSchema),
    /** So many somebody can have. */
    max: z.int().positive(),
    /** How long a new one waits, in minutes. */
    waitMinutes: z.int().nonnegative(),
    /** The banks of which accounts can be added; none where the site pays by PIX alone. */
    banks: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  })
  .meta({ id: 'PayoutAccounts' });
export type PayoutAccounts = z.infer<typeof payoutAccountsSchema>;
