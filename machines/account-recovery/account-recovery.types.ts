import type { AccountRecovery } from '#contract/entities/account-recovery.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the flow is started with. */
export interface AccountRecoveryInput {
  /** What a code can be sent to, in the order of the tabs. */
  readonly kinds: readonly [ContactKind, ...ContactKind[]];
}

/** What the flow knows. Names, addresses, codes and the password stay in its draft. */
export interface AccountRecoveryContext extends AccountRecoveryInput {
  readonly kind: ContactKind;
  /** How long the code counts; null before one was asked for. */
  readonly sent: SentCode | null;
  /** How it stands; null before an address was proved. */
  readonly accountRecovery: AccountRecovery | null;
  /** A picture has to be read before a code is sent. */
  readonly captchaRequired: boolean;
  readonly refusal: Refusal | null;
}

/** What a person does; what they type stays in the draft. */
export type AccountRecoveryEvent =
  | { type: 'kind.chosen'; kind: ContactKind }
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'address.reopened' }; // another address, or another code

/** A field that a step asks for. */
export type AccountRecoveryField = 'username' | 'email' | 'mobileNum' | 'code' | 'newPassword';

/** What an actor is told; it reads the fields from the draft. */
export interface AccountRecoveryActorInput {
  readonly kind: ContactKind;
  readonly requiredFields: readonly AccountRecoveryField[];
}

export type AccountRecoveryCodeOutcome = Outcome<SentCode>;
export type AccountRecoveryOutcome = Outcome<AccountRecovery>;
