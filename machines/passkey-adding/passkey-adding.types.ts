import type { Outcome, Refusal } from '#contract/errors.ts';

/** Context of the flow. The name stays in its draft; the data of server and device in its port. */
export interface PasskeyAddingContext {
  readonly refusal: Refusal | null;
  readonly isAdded: boolean;
}

/** Events that the person sends; what they type stays in the draft. */
export type PasskeyAddingEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'flow.left' };

/** Output of the flow. */
export interface PasskeyAddingOutput {
  readonly isAdded: boolean;
}

/** The results of each step. */
export type PasskeyStepOutcome = Outcome<null>;
