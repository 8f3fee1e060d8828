/** The site's account at the provider. */
export interface PixAccount {
  /** The receiving Pix key. */
  readonly pixKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The key of the provider's signatures. */
  readonly webhookSecret: string;
  /** The receiver's name at banks. */
  readonly receiver: string;
  readonly city: string;
  /** Origin of the provider for this server; known once it listens. */
  endpoint: string;
}
