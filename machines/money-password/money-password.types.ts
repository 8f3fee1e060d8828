import type { MoneyPasswords } from '#contract/entities/money-password.ts';
import type {
  MoneyCodeChannel,
  MoneyPasswordKind,
} from '#contract/entities/money-password-types.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';

/** What the flow is started with. */
export interface MoneyPasswordInput {
  readonly kind: MoneyPasswordKind;
}

/** What the flow knows. */
export interface MoneyPasswordContext extends MoneyPasswordInput {
  /** What the account has; null until it is read. */
  readonly passwords: MoneyPasswords | null;
  /** Where the code goes; null before the person chose. */
  readonly channel: MoneyCodeChannel | null;
  readonly sent: SentCode | null;
  /** A picture has to be read before a code is sent. */
  readonly captchaRequired: boolean;
  readonly refusal: Refusal | null;
  /** How the flow ends if it ended now. */
  readonly result: MoneyPasswordOutput['result'];
}

/** What a person does; what they type stays in the draft. */
export type MoneyPasswordEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'recovery.requested' } // the old one is forgotten
  | { type: 'channel.chosen'; channel: MoneyCodeChannel }
  | { type: 'recovery.left' } // back to the old one
  | { type: 'retry.requested' }
  | { type: 'flow.left' };

/** How the flow ends. */
export interface MoneyPasswordOutput {
  readonly result: 'set' | 'changed' | 'recovered' | 'cancelled';
}

/** A field that a step asks for. */
export type MoneyPasswordField =
  | 'oldPassword'
  | 'verificationCode'
  | 'newPassword'
  | 'confirmNewPassword';

/** What a form is checked by. */
export interface MoneyPasswordForm {
  readonly requiredFields: readonly MoneyPasswordField[];
  /** What a new password has to be like; null until it is known. */
  readonly rule: FieldRule | null;
}

/** What an actor that saves is told; it reads what was typed from the draft. */
export interface SavingInput extends MoneyPasswordForm {
  readonly kind: MoneyPasswordKind;
}

/** The same, with where the code went. */
export interface RecoveringInput extends SavingInput {
  readonly channel: MoneyCodeChannel;
}

/** What reading brings. */
export type PasswordsOutcome = Outcome<MoneyPasswords>;

/** What sending a code brings. */
export type SentOutcome = Outcome<SentCode>;
