import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the flow knows. The name stays in its draft; what server and device say, in its port. */
export interface PasskeyAddingContext {
  readonly refusal: Refusal | null;
  readonly isAdded: boolean;
}

/** What a person does; what they type stays in the draft. */
export type PasskeyAddingEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'flow.left' };

/** How the flow ends. */
export interface PasskeyAddingOutput {
  readonly isAdded: boolean;
}

/** What each step brings. */
export type PasskeyStepOutcome = Outcome<null>;
