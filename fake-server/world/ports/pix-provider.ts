/** What the payment provider does now, apart from what it is asked; a scenario decides. */
export interface PixBehaviour {
  /** It answers nothing but 503. */
  readonly isDown: boolean;
  /** It does what it is asked, and its answer is lost. */
  readonly losesAnswers: boolean;
  /** How it tells the site of payments; `first`: each charge is paid before it is answered. */
  readonly webhooks: 'once' | 'twice' | 'never' | 'first';
  /** Money that it is asked to return cannot be returned. */
  readonly refusesReturns: boolean;
}

/** Everything works. */
export const workingPix: PixBehaviour = {
  isDown: false,
  losesAnswers: false,
  webhooks: 'once',
  refusesReturns: false,
};

/** Somebody's account at a bank, as the provider names it. */
export interface PixPayer {
  readonly name: string;
  /** Eleven digits. */
  readonly cpf: string;
}

/** Money that goes back to a payer. */
export interface PixReturn {
  readonly id: string;
  /** Hundredths. */
  readonly amount: number;
  /** Whether the receiver asked for it, or the payer's bank because of fraud. */
  readonly nature: 'asked' | 'fraud';
  readonly state: 'processing' | 'returned' | 'failed';
}

/** A payment of a charge. Amounts in hundredths, times in milliseconds since the epoch. */
export interface PixPayment {
  /** The charge that it is for. */
  readonly chargeId: string;
  /** The number by which both banks know it. */
  readonly reference: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly payer: PixPayer;
  readonly returns: readonly PixReturn[];
}

/** A charge as the provider knows it. An expired one is `open` there: expiry is the site's own. */
export interface PixCharge {
  readonly state: 'open' | 'paid' | 'removed';
  /** The BR Code. */
  readonly code: string;
  readonly payments: readonly PixPayment[];
}

/** The provider gave no answer that could be used: what was asked may have been done or not. */
export class ProviderUnavailable extends Error {}

/**
 * What deposits ask of the provider. Each can be asked again with the same id, and is done once.
 * Each throws ProviderUnavailable.
 */
export interface PixProvider {
  createCharge(charge: {
    readonly id: string;
    readonly amount: number;
    readonly seconds: number;
  }): Promise<PixCharge>;
  /** Undefined where it never heard of it. */
  charge(id: string): Promise<PixCharge | undefined>;
  /** The charge as it is then: one that was paid before stays paid. */
  removeCharge(id: string): Promise<PixCharge | undefined>;
  returnPayment(payment: {
    readonly reference: string;
    readonly id: string;
    readonly amount: number;
  }): Promise<PixReturn>;
}

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
