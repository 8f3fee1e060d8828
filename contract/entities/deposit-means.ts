import { z } from 'zod/v4';

/** How to pay by Pix. */
export const pixMeansSchema = z
  .strictObject({
    /** The code, shown as a QR code and copied as text. */
    brCode: z.string(),
    /** The receiver that the bank will name. */
    receiver: z.string(),
  })
  .meta({ id: 'PixMeans' });

/** The account that a bank transfer goes to; the reference identifies the deposit. */
export const transferMeansSchema = z
  .strictObject({
    /** The bank that is paid to. */
    bank: z.string().max(200),
    /** Who the account belongs to. */
    holder: z.string().max(200),
    /** The branch of the bank. */
    branch: z.string().max(20),
    /** The number of the account that is paid to. */
    account: z.string().max(40),
    /** What the person writes as the purpose, so that the payment is found. */
    reference: z.string().max(40),
  })
  .meta({ id: 'TransferMeans' });
export type TransferMeans = z.infer<typeof transferMeansSchema>;

/** The provider's page where a card or an e-wallet pays; it leads back here. */
export const hostedPageSchema = z
  .strictObject({
    /** The page of the provider, where the person pays. */
    address: z.string().max(2_000),
  })
  .meta({ id: 'HostedPage' });
export type HostedPage = z.infer<typeof hostedPageSchema>;

/** The address for the coins; each deposit has its own. */
export const cryptoMeansSchema = z
  .strictObject({
    /** The coin that is paid in. */
    coin: z.string().max(20),
    /** The network that the coin is sent over. */
    network: z.string().max(60),
    /** The address that the coin is sent to. */
    address: z.string().max(120),
    /** How many coins, as a decimal number: '9.25'. */
    coins: z.string().regex(/^\d{1,12}(?:\.\d{1,8})?$/u),
  })
  .meta({ id: 'CryptoMeans' });
export type CryptoMeans = z.infer<typeof cryptoMeansSchema>;
