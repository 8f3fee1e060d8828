import type { MemberInfo } from '#contract/entities/member.ts';
import type { Money } from '#contract/entities/money.ts';
import type { RegisterSettings, RegistrationRules } from '#contract/entities/registration.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { RegistrationForm, RegistrationType } from '#contract/rules/registration-form.ts';

/** What the form is drawn and checked by (A1, A3). */
export interface LoadedForm {
  /** What the brand's flags and the site's toggles come to (G4a). */
  readonly offer: RegistrationForm;
  readonly settings: Omit<RegisterSettings, 'flags' | 'toggles'>;
  readonly rules: RegistrationRules;
}

/** What the flow is started with. */
export interface RegistrationInput {
  /** A page has a reset button, a modal a link to the login (A2). */
  readonly mode: 'page' | 'modal';
  /** The affiliate code that a link brought; null without one (A9). */
  readonly affiliateCode: string | null;
  /** The tab that was open before a reload (A25). */
  readonly registrationType?: RegistrationType | undefined;
}

/** A new account, without the token: that goes straight to the token store. */
export interface RegisteredAccount {
  /** The account number, shown once after a registration by mobile number (A12). */
  readonly account: string;
  readonly bonus: Money | null;
  /** Which token the store now holds; a later sign-in has a greater number. */
  readonly generation: number;
}

/** A code that nobody could check is not wrong: it is checked when the form is sent. */
export type AddressCodeState = 'unchecked' | 'valid' | 'invalid';

/** What the flow knows. */
export interface RegistrationContext {
  readonly mode: 'page' | 'modal';
  readonly registrationType: RegistrationType;
  readonly form: LoadedForm | null;
  /** The affiliate code that a link brought, and what the server said of it (A9). */
  readonly addressCode: string | null;
  readonly addressCodeIs: AddressCodeState;
  /** The affiliate code that the running submission goes by; null without one. */
  readonly affiliateCode: string | null;
  readonly registered: RegisteredAccount | null;
  readonly member: MemberInfo | null;
  /** Why the last attempt ended, with the fields that are to be mended. */
  readonly refusal: Refusal | null;
}

/** What a person does. All that they type stays in the draft, except the affiliate code. */
export type RegistrationEvent =
  | { type: 'type.chosen'; registrationType: RegistrationType }
  | { type: 'form.submitted'; affiliateCode: string } // empty when the box is empty or hidden
  | { type: 'form.edited' } // the message about the last attempt goes
  | { type: 'form.reset' }
  | { type: 'warning.confirmed' } // the invitation code was refused
  | { type: 'form.changed'; form: LoadedForm } // the site has other settings, or other rules, now
  | { type: 'retry.requested' };

/** What is told around the form. */
export type RegistrationEmitted =
  /** The server asks for what the form does not have: settings and rules are to be read again. */
  | { readonly type: 'form.outdated' }
  /** The form can be filled in; a link may have brought a code for its box that could not be checked. */
  | { readonly type: 'form.prepared'; readonly uncheckedCode: string | null };

/** How the flow ends. */
export interface RegistrationOutput {
  readonly result: 'registered';
  readonly registrationType: RegistrationType;
  readonly account: RegisteredAccount | null;
  readonly member: MemberInfo | null;
}

/** What decides which fields the form has, and what each is held to. */
export type FormFacts = Pick<RegistrationContext, 'registrationType' | 'form' | 'addressCodeIs'>;

/** What each step of a submission is told; it reads the rest from the draft. */
export interface StepInput extends FormFacts {
  readonly affiliateCode: string | null;
}

/** What the check of the address's code is told. */
export interface InvitationInput {
  readonly affiliateCode: string;
  /** What the site takes for a code. */
  readonly rule: FieldRule | undefined;
}

export type LoadFormOutcome = Outcome<LoadedForm>;
export type StepOutcome = Outcome<null>;
export type RegisterOutcome = Outcome<RegisteredAccount>;
export type MemberOutcome = Outcome<MemberInfo>;
