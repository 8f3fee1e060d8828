import type { CardKind, DepositMethod } from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';

/** The payer, as the provider names them. */
export interface Payer {
  /** Empty if the provider cannot know, as for a blockchain address. */
  readonly name: string;
  /** Eleven digits; empty if the provider does not know them. */
  readonly cpf: string;
}

/** A return to a payer. */
export interface PaymentReturn {
  readonly id: string;
  /** Hundredths. */
  readonly amount: number;
  /** Requested by the receiver, or by the payer's bank because of fraud. */
  readonly nature: 'requested' | 'fraud';
  readonly state: 'processing' | 'returned' | 'failed';
}

/** A payment of a charge. Amounts in hundredths, times in milliseconds since the epoch. */
export interface Payment {
  /** Its charge. */
  readonly chargeId: string;
  /** The number by which both banks know it. */
  readonly reference: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly payer: Payer;
  /** The kind of card that paid; null if none did, or the provider does not say. */
  readonly card: CardKind | null;
  readonly returns: readonly PaymentReturn[];
}

/**
 * A charge as the provider knows it. An expired one is `open` there: only the site expires charges.
 */
export interface Charge {
  readonly state: 'open' | 'paid' | 'removed';
  /** How to pay it, from the provider: the BR Code, or instructions. */
  readonly code: string;
  readonly payments: readonly Payment[];
}

/** A site's charge request. */
interface NewCharge {
  readonly id: string;
  readonly method: DepositMethod;
  /** Hundredths. */
  readonly amount: number;
  readonly currency: Currency;
  readonly seconds: number;
  /** The accepted kinds of card; empty if cards may not pay. */
  readonly cards: readonly CardKind[];
}

/** The provider gave no usable answer: the request may have been executed or not. */
export class ProviderUnavailable extends Error {}

/**
 * Deposits' requests to the provider. Each can be repeated with the same id, and is executed once.
 * Each throws ProviderUnavailable.
 */
export interface PaymentProvider {
  /** Null if it refuses finally: there is no charge, and a retry changes nothing. */
  createCharge(charge: NewCharge): Promise<Charge | null>;
  /** Undefined if it does not know it. */
  charge(id: string): Promise<Charge | undefined>;
  /** The charge afterwards: an already paid one stays paid. */
  removeCharge(id: string): Promise<Charge | undefined>;
  returnPayment(payment: {
    readonly reference: string;
    readonly id: string;
    readonly amount: number;
  }): Promise<PaymentReturn>;
}

/** The site's account at the provider of everything except Pix. */
export interface CheckoutAccount {
  readonly apiKey: string;
  /** The key of the provider's signatures. */
  readonly webhookSecret: string;
  /** The receiver's name for payers. */
  readonly receiver: string;
  /** Origin of the provider for this server; known once it listens. */
  endpoint: string;
}
