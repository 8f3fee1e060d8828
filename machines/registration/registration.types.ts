import type { MemberInfo } from '#contract/entities/member.ts';
import type { Money } from '#contract/entities/money.ts';
import type { RegisterSettings, RegistrationRules } from '#contract/entities/registration.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { RegistrationForm, RegistrationType } from '#contract/rules/registration-form.ts';

/** What the form is drawn and checked by (A1, A3). */
export interface LoadedForm {
  /** The combined result of brand flags and site toggles (G4a). */
  readonly offer: RegistrationForm;
  readonly settings: Omit<RegisterSettings, 'flags' | 'toggles'>;
  readonly rules: RegistrationRules;
}

/** Input of the flow. */
export interface RegistrationInput {
  /** A page has a reset button, a modal a link to the login (A2). */
  readonly mode: 'page' | 'modal';
  /** The affiliate code of a link; null without one (A9). */
  readonly affiliateCode: string | null;
  /** The tab that was open before a reload (A25). */
  readonly registrationType?: RegistrationType | undefined;
}

/** A new account without its token, which goes to the token store. */
export interface RegisteredAccount {
  /** The account number, shown once after a registration by mobile number (A12). */
  readonly account: string;
  readonly bonus: Money | null;
  /** The number of the token in the store; a later sign-in has a higher one. */
  readonly generation: number;
}

/** A code that could not be checked is not wrong: it is checked on submit. */
export type AddressCodeState = 'unchecked' | 'valid' | 'invalid';

/** Context of the flow. */
export interface RegistrationContext {
  readonly mode: 'page' | 'modal';
  readonly registrationType: RegistrationType;
  readonly form: LoadedForm | null;
  /** The affiliate code of a link, and the server's answer about it (A9). */
  readonly addressCode: string | null;
  readonly addressCodeState: AddressCodeState;
  /** The affiliate code of the current submission; null without one. */
  readonly affiliateCode: string | null;
  readonly registered: RegisteredAccount | null;
  readonly member: MemberInfo | null;
  /** Why the last attempt failed, with the fields to correct. */
  readonly refusal: Refusal | null;
}

/** Events that the person sends. Everything typed stays in the draft, except the affiliate code. */
export type RegistrationEvent =
  | { type: 'type.chosen'; registrationType: RegistrationType }
  | { type: 'form.submitted'; affiliateCode: string } // empty when the box is empty or hidden
  | { type: 'form.edited' } // closes the message about the last attempt
  | { type: 'form.reset' }
  | { type: 'warning.confirmed' } // the invitation code was refused
  | { type: 'form.changed'; form: LoadedForm } // the site's settings or rules have changed
  | { type: 'retry.requested' };

/** Events that the flow emits. */
export type RegistrationEmitted =
  /** The server requires a field that the form lacks: settings and rules must be reloaded. */
  | { readonly type: 'form.outdated' }
  /** The form can be filled in; a link's code for its box may be unchecked. */
  | { readonly type: 'form.prepared'; readonly uncheckedCode: string | null };

/** Output of the flow. */
export interface RegistrationOutput {
  readonly result: 'registered';
  readonly registrationType: RegistrationType;
  readonly account: RegisteredAccount | null;
  readonly member: MemberInfo | null;
}

/** What decides which fields the form has, and their rules. */
export type FormFacts = Pick<RegistrationContext, 'registrationType' | 'form' | 'addressCodeState'>;

/** Input of each step of a submission; it reads the rest from the draft. */
export interface StepInput extends FormFacts {
  readonly affiliateCode: string | null;
}

/** Input of the check of the address's code. */
export interface InvitationInput {
  readonly affiliateCode: string;
  /** What the site accepts as a code. */
  readonly rule: FieldRule | undefined;
}

export type LoadFormOutcome = Outcome<LoadedForm>;
export type StepOutcome = Outcome<null>;
export type RegisterOutcome = Outcome<RegisteredAccount>;
export type MemberOutcome = Outcome<MemberInfo>;
