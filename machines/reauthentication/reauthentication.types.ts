import type { ProofWay } from '#contract/entities/security-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** Input of the flow. */
export interface ReauthenticationInput {
  /** Any one is enough; if empty, only a new sign-in helps. */
  readonly ways: readonly ProofWay[];
}

/** Context of the flow. Passwords and codes stay in its draft. */
export interface ReauthenticationContext extends ReauthenticationInput {
  /** The open way, or null. */
  readonly way: ProofWay | null;
  readonly refusal: Refusal | null;
  readonly isProved: boolean;
}

/** A form field of a way. */
export type ReauthenticationField = 'password' | 'code';

/** Events that the person sends; what they type stays in the draft. */
export type ReauthenticationEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'way.chosen'; way: ProofWay }
  | { type: 'flow.left' };

/** Output of the flow: whether the call that required it is sent again. */
export interface ReauthenticationOutput {
  readonly isProved: boolean;
}

/** Input of the actor that reauthenticates. */
export interface ProvingPersonInput {
  readonly way: ReauthenticationContext['way'];
  readonly requiredFields: readonly ReauthenticationField[];
}

export type ProvedOutcome = Outcome<null>;
