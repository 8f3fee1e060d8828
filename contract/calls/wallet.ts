import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { balanceSchema } from '../entities/money.ts';
import { textOf } from '../entities/text.ts';
import {
  consolidatedWalletSchema,
  merchantWalletSchema,
  walletTransferSchema,
  walletVendorSchema,
} from '../entities/wallet.ts';
import { walletDirections } from '../entities/wallet-types.ts';

const nothing = z.strictObject({});

/** A member's money, and how it moves between their wallets (W2). */
export const walletCalls = c.router({
  balance: route('GET /wallet/balance', {
    summary: 'The balance over all wallets',
    auth: 'member',
    value: balanceSchema,
  }),
  merchant: route('GET /wallet/merchant', {
    summary: 'Whether there is a single wallet, and which vendors have their own',
    auth: 'trueMember',
    value: merchantWalletSchema,
  }),
  consolidated: route('GET /wallet/consolidated', {
    summary: 'The balance of every wallet, and open transfers',
    auth: 'trueMember',
    value: consolidatedWalletSchema,
  }),
  /**
   * A vendor that does not answer is no failure of this call: the transfer is `moving`, and the
   * server asks for the same transfer again until the vendor answers.
   */
  transfer: route('POST /wallet/transfers', {
    summary: 'Moves money between the main wallet and the wallet of a vendor',
    body: z
      .strictObject({
        vendor: walletVendorSchema,
        /** From which wallet to which. */
        direction: z.enum(walletDirections),
        /** The amount, in hundredths of the currency unit. */
        amount: z.int().positive(),
      })
      .meta({ id: 'NewWalletTransfer' }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    codes: [
      'not_found',
      'wallet_is_single',
      'wallet_amount_too_large',
      'wallet_transfer_under_way',
    ],
    value: walletTransferSchema,
  }),
  recall: route('POST /wallet/recall', {
    summary: 'Moves everything from vendor wallets to the main wallet',
    body: z
      .strictObject({
        /** Codes of the vendors whose wallets are to be emptied. */
        vendors: z.array(walletVendorSchema).min(1).max(100),
      })
      .meta({ id: 'WalletRecall' }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    value: z.strictObject({
      /** One for each vendor that had money and no transfer under way; may be empty. */
      transfers: z.array(walletTransferSchema),
    }),
  }),
  checkTransfer: route('POST /wallet/transfers/:id/check', {
    summary: 'Checks a transfer at the vendor again; it is never repeated',
    pathParams: z.object({ id: textOf(64).min(1) }),
    body: nothing,
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: walletTransferSchema,
  }),
});
