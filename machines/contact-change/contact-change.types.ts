import type { ContactCodes } from '#contract/entities/contact.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** Input of the flow. */
export interface ContactChangeInput {
  readonly kind: ContactKind;
}

/** Context of the flow. Addresses and codes stay in its draft. */
export interface ContactChangeContext extends ContactChangeInput {
  /** Where the codes were sent, masked; null before. */
  readonly sent: ContactCodes | null;
  /** A captcha is required before a code is sent. */
  readonly captchaRequired: boolean;
  readonly refusal: Refusal | null;
  readonly isChanged: boolean;
}

/** A form field of a step. */
export type ContactField = 'email' | 'mobileNum' | 'newCode' | 'oldCode';

/** Input of an actor; it reads the fields from the draft. */
export interface ContactActorInput extends ContactChangeInput {
  readonly requiredFields: readonly ContactField[];
}

/** Events that the person sends; what they type stays in the draft. */
export type ContactChangeEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'address.reopened' } // use another address after all
  | { type: 'flow.left' };

/** Output of the flow. */
export interface ContactChangeOutput {
  readonly isChanged: boolean;
}

/** Result of sending codes. */
export type ContactCodesOutcome = Outcome<ContactCodes>;
