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
    bank: z.string().max(200),
    holder: z.string().max(200),
    branch: z.string().max(20),
    account: z.string().max(40),
    reference: z.string().max(40),
  })
  .meta({ id: 'TransferMeans' });
export type TransferMeans = z.infer<typeof transferMeansSchema>;

/** The provider's page where a card or an e-wallet pays; it leads back here. */
export const hostedPageSchema = z
  .strictObject({ address: z.string().max(2_000) })
  .meta({ id: 'HostedPage' });
export type HostedPage = z.infer<typeof hostedPageSchema>;

/** The address for the coins; each deposit has its own. */
export const cryptoMeansSchema = z
  .strictObject({
    coin: z.string().max(20),
    network: z.string().max(60),
    address: z.string().max(120),
    /** How many coins, as a decimal number: '9.25'. */
    coins: z.string().regex(/^\d{1,12}(?:\.\d{1,8})?$/u),
  })
  .meta({ id: 'CryptoMeans' });
export type CryptoMeans = z.infer<typeof cryptoMeansSchema>;
