import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { momentSchema, textOf } from './text.ts';
import { walletDirections, walletTransferStates } from './wallet-types.ts';

/** The code of a vendor, as in `vassalage`. */
export const walletVendorSchema = textOf(32).min(1);

/** Money that moves between the main wallet and the wallet of a vendor (W2). */
export const walletTransferSchema = z
  .strictObject({
    id: z.string(),
    vendor: z.string(),
    /** The name of the vendor. */
    name: z.string(),
    direction: z.enum(walletDirections),
    /** Hundredths of the currency unit. */
    amount: z.int().positive(),
    currency: currencySchema,
    state: z.enum(walletTransferStates),
    at: momentSchema,
    /** When the vendor answered; null while it has not. */
    endedAt: momentSchema.nullable(),
  })
  .meta({ id: 'WalletTransfer' });
export type WalletTransfer = z.infer<typeof walletTransferSchema>;

/** How the site keeps the money that is played with. */
export const merchantWalletSchema = z
  .strictObject({
    /** All games are played from the main wallet: there is nothing to move. */
    isSingle: z.boolean(),
    /** The vendors that have a wallet of their own; empty where the wallet is single. */
    vendors: z.array(z.strictObject({ vendor: z.string(), name: z.string() })),
  })
  .meta({ id: 'MerchantWallet' });
export type MerchantWallet = z.infer<typeof merchantWalletSchema>;

/** What a member has in every wallet. Amounts in hundredths of the currency unit. */
export const consolidatedWalletSchema = z
  .strictObject({
    currency: currencySchema,
    /** Over all wallets, with what is set aside, and bonuses. */
    sumBalance: z.int().nonnegative(),
    /** What the main wallet has to move: the person's own money, without bonuses and debts. */
    main: z.int().nonnegative(),
    vendors: z.array(
      z.strictObject({
        vendor: z.string(),
        name: z.string(),
        balance: z.int().nonnegative(),
        /** The transfer that the vendor has not answered yet; null without one. */
        moving: walletTransferSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'ConsolidatedWallet' });
export type ConsolidatedWallet = z.infer<typeof consolidatedWalletSchema>;
