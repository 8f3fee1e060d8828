import type { CardKind, DepositMethod } from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';

/** Whose money it was, as the provider names them. */
export interface Payer {
  /** Empty where the provider cannot know, as of an address on a chain. */
  readonly name: string;
  /** Eleven digits; empty where the provider does not know them. */
  readonly cpf: string;
}

/** Money that goes back to a payer. */
export interface PaymentReturn {
  readonly id: string;
  /** Hundredths. */
  readonly amount: number;
  /** Whether the receiver asked for it, or the payer's bank because of fraud. */
  readonly nature: 'asked' | 'fraud';
  readonly state: 'processing' | 'returned' | 'failed';
}

/** A payment of a charge. Amounts in hundredths, times in milliseconds since the epoch. */
export interface Payment {
  /** The charge that it is for. */
  readonly chargeId: string;
  /** The number by which both banks know it. */
  readonly reference: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly payer: Payer;
  /** The kind of card that paid it; null where no card did, or the provider does not say. */
  readonly card: CardKind | null;
  readonly returns: readonly PaymentReturn[];
}

/** A charge as the provider knows it. An expired one is `open` there: expiry is the site's own. */
export interface Charge {
  readonly state: 'open' | 'paid' | 'removed';
  /** How it is paid, as its provider wrote it: the BR Code, or instructions. */
  readonly code: string;
  readonly payments: readonly Payment[];
}

/** A charge as a site asks for it. */
interface NewCharge {
  readonly id: string;
  readonly method: DepositMethod;
  /** Hundredths. */
  readonly amount: number;
  readonly currency: Currency;
  readonly seconds: number;
  /** The kinds of card that may pay it; empty where no card does. */
  readonly cards: readonly CardKind[];
}

/** The provider gave no answer that could be used: what was asked may have been done or not. */
export class ProviderUnavailable extends Error {}

/**
 * What deposits ask of the provider. Each can be asked again with the same id, and is done once.
 * Each throws ProviderUnavailable.
 */
export interface PaymentProvider {
  /** Null where it refuses for good: there is no charge, and asking again changes nothing. */
  createCharge(charge: NewCharge): Promise<Charge | null>;
  /** Undefined where it never heard of it. */
  charge(id: string): Promise<Charge | undefined>;
  /** The charge as it is then: one that was paid before stays paid. */
  removeCharge(id: string): Promise<Charge | undefined>;
  returnPayment(payment: {
    readonly reference: string;
    readonly id: string;
    readonly amount: number;
  }): Promise<PaymentReturn>;
}

/** The site's account at the provider who collects what is no PIX. */
export interface CheckoutAccount {
  readonly apiKey: string;
  /** With which the provider signs what it tells the site. */
  readonly webhookSecret: string;
  /** Whom payers see. */
  readonly receiver: string;
  /** Origin of the provider as this server reaches it; known once it listens. */
  endpoint: string;
}
