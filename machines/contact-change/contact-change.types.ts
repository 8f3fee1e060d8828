import type { ContactCodes } from '#contract/entities/contact.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the flow is started with. */
export interface ContactChangeInput {
  readonly kind: ContactKind;
}

/** What the flow knows. Addresses and codes stay in its draft. */
export interface ContactChangeContext extends ContactChangeInput {
  /** Where the codes went, most of it hidden; null before that. */
  readonly sent: ContactCodes | null;
  /** A picture has to be read before a code is sent. */
  readonly captchaRequired: boolean;
  readonly refusal: Refusal | null;
  readonly isChanged: boolean;
}

/** A field that a step asks for. */
export type ContactField = 'email' | 'mobileNum' | 'newCode' | 'oldCode';

/** What an actor is told; it reads the fields from the draft. */
export interface ContactActorInput extends ContactChangeInput {
  readonly requiredFields: readonly ContactField[];
}

/** What a person does; what they type stays in the draft. */
export type ContactChangeEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'address.reopened' } // another address after all
  | { type: 'flow.left' };

/** How the flow ends. */
export interface ContactChangeOutput {
  readonly isChanged: boolean;
}

/** What sending codes brings. */
export type ContactCodesOutcome = Outcome<ContactCodes>;
