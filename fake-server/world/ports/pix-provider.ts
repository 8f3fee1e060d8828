/** The site's account at the provider. */
export interface PixAccount {
  /** The key that money is sent to. */
  readonly pixKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** With which the provider signs what it tells the site. */
  readonly webhookSecret: string;
  /** Who banks name as the receiver. */
  readonly receiver: string;
  readonly city: string;
  /** Origin of the provider as this server reaches it; known once it listens. */
  endpoint: string;
}
