/** What the payment provider does now, apart from what it is asked; a scenario decides. */
export interface PixBehaviour {
  /** It answers nothing but 503. */
  readonly isDown: boolean;
  /** It does what it is asked, and its answer is lost. */
  readonly losesAnswers: boolean;
  /** How it tells the site of payments; `first`: each charge is paid before it is answered. */
  readonly webhooks: 'once' | 'twice' | 'never' | 'first';
  /** It makes no charge, and says so. */
  readonly refusesCharges: boolean;
  /** Money that it is asked to return cannot be returned. */
  readonly refusesReturns: boolean;
}

/** Everything works. */
export const workingPix: PixBehaviour = {
  isDown: false,
  losesAnswers: false,
  webhooks: 'once',
  refusesCharges: false,
  refusesReturns: false,
};

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
