import type {
  AccountRecovery,
  FinishedAccountRecovery,
} from '#contract/entities/account-recovery.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** Input of the flow. */
export interface AccountRecoveryInput {
  /** Where a code can be sent, in the order of the tabs. */
  readonly kinds: readonly [ContactKind, ...ContactKind[]];
}

/** Context of the flow. Names, addresses, codes and the password stay in its draft. */
export interface AccountRecoveryContext extends AccountRecoveryInput {
  readonly kind: ContactKind;
  /** How long the code is valid; null before one is requested. */
  readonly sent: SentCode | null;
  /** State of the recovery; null before an address is proved. */
  readonly accountRecovery: AccountRecovery | null;
  /** From when money can leave the account; null if it already can, or before the end. */
  readonly moneyUsableFrom: string | null;
  /** A captcha is required before a code is sent. */
  readonly captchaRequired: boolean;
  readonly refusal: Refusal | null;
}

/** Events that the person sends; what they type stays in the draft. */
export type AccountRecoveryEvent =
  | { type: 'kind.chosen'; kind: ContactKind }
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'address.reopened' }; // another address, or another code

/** A form field of a step. */
export type AccountRecoveryField = 'username' | 'email' | 'mobileNum' | 'code' | 'newPassword';

/** Input of an actor; it reads the fields from the draft. */
export interface AccountRecoveryActorInput {
  readonly kind: ContactKind;
  readonly requiredFields: readonly AccountRecoveryField[];
}

export type AccountRecoveryCodeOutcome = Outcome<SentCode>;
export type AccountRecoveryOutcome = Outcome<AccountRecovery>;
export type AccountRecoveryPasswordOutcome = Outcome<FinishedAccountRecovery>;
