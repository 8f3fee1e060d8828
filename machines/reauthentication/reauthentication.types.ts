import type { ProofWay } from '#contract/entities/security-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the flow is started with. */
export interface ReauthenticationInput {
  /** Any one of them is enough; with none, only a new sign-in is. */
  readonly ways: readonly ProofWay[];
}

/** What the flow knows. Passwords and codes stay in its draft. */
export interface ReauthenticationContext extends ReauthenticationInput {
  /** The way that is open; null where there is none. */
  readonly way: ProofWay | null;
  readonly refusal: Refusal | null;
  readonly isProved: boolean;
}

/** A field that a way asks for. */
export type ReauthenticationField = 'password' | 'code';

/** What a person does; what they type stays in the draft. */
export type ReauthenticationEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'way.chosen'; way: ProofWay }
  | { type: 'flow.left' };

/** How the flow ends: the call that asked for the proof is sent again, or not. */
export interface ReauthenticationOutput {
  readonly isProved: boolean;
}

/** What the actor that proves the person is told. */
export interface ProvingPersonInput {
  readonly way: ReauthenticationContext['way'];
  readonly requiredFields: readonly ReauthenticationField[];
}

export type ProvedOutcome = Outcome<null>;
