import type { ContractPreview } from '#contract/entities/agent.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the agent is asked: to take an offer, or to let a contract end. */
export type ContractQuestion = 'offer' | 'termination';

/** What the agent says to that. */
export type ContractAnswer = 'accept' | 'reject';

/** What the flow is started with. */
export interface ContractAcceptanceInput {
  readonly contractId: string;
  /** Milliseconds of server time: a monotonic clock plus the server's offset. */
  readonly now: () => number;
}

/** What the flow knows. */
export interface ContractAcceptanceContext extends ContractAcceptanceInput {
  /** The contract and all that an answer changes; null while it is read. */
  readonly preview: ContractPreview | null;
  /** When the offer expires, in milliseconds of `now`; null for what is no offer. */
  readonly expiresAt: number | null;
  /** What is asked of the agent; null where nothing is. */
  readonly question: ContractQuestion | null;
  /** The answer that was chosen, until it is reconsidered. */
  readonly answer: ContractAnswer | null;
  /** The agent has said to have seen which contracts end. */
  readonly isUnderstood: boolean;
  /** What was shown before is so no more. */
  readonly isChanged: boolean;
  readonly refusal: Refusal | null;
}

/** What a person does. */
export type ContractAcceptanceEvent =
  | { type: 'answer.chosen'; answer: ContractAnswer }
  | { type: 'answer.reconsidered' } // back to the terms
  | { type: 'endings.understood'; isUnderstood: boolean }
  | { type: 'answer.confirmed' }
  | { type: 'retry.requested' };

/** What is sent: the answer, and what the agent has seen before giving it. */
export interface AnswerInput {
  readonly contractId: string;
  readonly question: ContractQuestion;
  readonly answer: ContractAnswer;
  readonly version: number;
  readonly effectiveAt: string;
  readonly endings: readonly string[];
}

/** What reading brings. */
export type PreviewOutcome = Outcome<ContractPreview>;
