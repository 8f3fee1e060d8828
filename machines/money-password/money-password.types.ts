import type { MoneyPasswords } from '#contract/entities/money-password.ts';
import type {
  MoneyCodeChannel,
  MoneyPasswordKind,
} from '#contract/entities/money-password-types.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';

/** Input of the flow. */
export interface MoneyPasswordInput {
  readonly kind: MoneyPasswordKind;
}

/** Context of the flow. */
export interface MoneyPasswordContext extends MoneyPasswordInput {
  /** The account's passwords; null until read. */
  readonly passwords: MoneyPasswords | null;
  /** The chosen channel of the code; null before. */
  readonly channel: MoneyCodeChannel | null;
  readonly sent: SentCode | null;
  /** A captcha is required before a code is sent. */
  readonly captchaRequired: boolean;
  readonly refusal: Refusal | null;
  /** The output if the flow ended now. */
  readonly result: MoneyPasswordOutput['result'];
}

/** Events that the person sends; what they type stays in the draft. */
export type MoneyPasswordEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'recovery.requested' } // the old one is forgotten
  | { type: 'channel.chosen'; channel: MoneyCodeChannel }
  | { type: 'recovery.left' } // enter the old one after all
  | { type: 'retry.requested' }
  | { type: 'flow.left' };

/** Output of the flow. */
export interface MoneyPasswordOutput {
  readonly result: 'set' | 'changed' | 'recovered' | 'cancelled';
}

/** A form field of a step. */
export type MoneyPasswordField =
  | 'oldPassword'
  | 'verificationCode'
  | 'newPassword'
  | 'confirmNewPassword';

/** Rules of a form. */
export interface MoneyPasswordForm {
  readonly requiredFields: readonly MoneyPasswordField[];
  /** The rule of a new password; null until known. */
  readonly rule: FieldRule | null;
}

/** Input of an actor that saves; it reads the fields from the draft. */
export interface SavingInput extends MoneyPasswordForm {
  readonly kind: MoneyPasswordKind;
}

/** The same, with the code's channel. */
export interface RecoveringInput extends SavingInput {
  readonly channel: MoneyCodeChannel;
}

/** Result of reading. */
export type PasswordsOutcome = Outcome<MoneyPasswords>;

/** Result of sending a code. */
export type SentOutcome = Outcome<SentCode>;
