import type { ContractPreview } from '#contract/entities/agent.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** The question to the agent: accept an offer, or let a contract end. */
export type ContractQuestion = 'offer' | 'termination';

/** The agent's answer. */
export type ContractAnswer = 'accept' | 'reject';

/** Input of the flow. */
export interface ContractAcceptanceInput {
  readonly contractId: string;
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
}

/** Context of the flow. */
export interface ContractAcceptanceContext extends ContractAcceptanceInput {
  /** The contract and the effects of an answer; null while reading. */
  readonly preview: ContractPreview | null;
  /** When the offer expires, in milliseconds of `now`; null if it is not an offer. */
  readonly expiresAt: number | null;
  /** What the agent is asked; null if nothing. */
  readonly question: ContractQuestion | null;
  /** The chosen answer, until it is reconsidered. */
  readonly answer: ContractAnswer | null;
  /** The agent has confirmed which contracts end. */
  readonly isUnderstood: boolean;
  /** What was shown before has changed. */
  readonly isChanged: boolean;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type ContractAcceptanceEvent =
  | { type: 'answer.chosen'; answer: ContractAnswer }
  | { type: 'answer.reconsidered' } // back to the terms
  | { type: 'endings.understood'; isUnderstood: boolean }
  | { type: 'answer.confirmed' }
  | { type: 'retry.requested' };

/** The answer to send, and what the agent had seen. */
export interface AnswerInput {
  readonly contractId: string;
  readonly question: ContractQuestion;
  readonly answer: ContractAnswer;
  readonly version: number;
  readonly effectiveAt: string;
  readonly endings: readonly string[];
}

/** Result of reading. */
export type PreviewOutcome = Outcome<ContractPreview>;
