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
    /** From which wallet to which. */
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

/** How the site keeps players' money. */
export const merchantWalletSchema = z
  .strictObject({
    /**
     * A single wallet: all games are played from the main wallet, and there is nothing to transfer.
     */
    isSingle: z.boolean(),
    /** The vendors with a wallet of their own; empty for a single wallet. */
    vendors: z.array(z.strictObject({ vendor: z.string(), name: z.string() })),
  })
  .meta({ id: 'MerchantWallet' });
export type MerchantWallet = z.infer<typeof merchantWalletSchema>;

/** A member's money in every wallet. Amounts in hundredths of the currency unit. */
export const consolidatedWalletSchema = z
  .strictObject({
    currency: currencySchema,
    /** Over all wallets, with money set aside and bonuses. */
    sumBalance: z.int().nonnegative(),
    /**
     * What can be moved from the main wallet: the person's own money, without bonuses and debts.
     */
    main: z.int().nonnegative(),
    /** The wallets at vendors. */
    vendors: z.array(
      z.strictObject({
        vendor: z.string(),
        name: z.string(),
        /** What the vendor's wallet holds, in hundredths of the currency unit. */
        balance: z.int().nonnegative(),
        /** The transfer that the vendor has not answered yet; null if none. */
        moving: walletTransferSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'ConsolidatedWallet' });
export type ConsolidatedWallet = z.infer<typeof consolidatedWalletSchema>;
