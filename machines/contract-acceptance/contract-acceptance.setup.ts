import { assign, setup } from 'xstate';
import type { ContractPreview } from '#contract/entities/agent.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  AnswerInput,
  ContractAcceptanceContext,
  ContractAcceptanceEvent,
  ContractAcceptanceInput,
  ContractAnswer,
  ContractQuestion,
  PreviewOutcome,
} from './contract-acceptance.types.ts';

/** Longest delay of a timer, in milliseconds: used for what has no end. */
const LONGEST_WATCH_MILLISECONDS = 2 ** 31 - 1;

const actors = {
  /** Reads the contract and the effects of an answer. */
  readPreview: notProvided<PreviewOutcome, { contractId: string }>('readPreview'),
  /** Sends the answer, which counts once; the lists of contracts reload. */
  sendAnswer: submission<AnswerInput, null>(),
};

/** Makes states that invoke an actor. */
export const ask = asking<typeof actors, ContractAcceptanceContext>();

/** What the agent is asked; null if nothing. */
function questionOf({ contract: { state } }: ContractPreview): ContractQuestion | null {
  if (state === 'offered') return 'offer';
  return state === 'terminationRequested' ? 'termination' : null;
}

/** When the offer expires, by the page's clock. */
function expiryOf({ contract, serverTime }: ContractPreview, now: number): number | null {
  if (contract.state !== 'offered') return null;
  return now + Date.parse(contract.expiresAt) - Date.parse(serverTime);
}

const contractSetup = setup({
  types: {
    input: {} as ContractAcceptanceInput,
    context: {} as ContractAcceptanceContext,
    events: {} as ContractAcceptanceEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    contractChangedMeanwhile: isRefusedBy('contract_changed'),
    contractExpiredMeanwhile: isRefusedBy('contract_expired'),
    contractWithdrawnMeanwhile: isRefusedBy('contract_withdrawn'),
    contractAnsweredMeanwhile: isRefusedBy('contract_answered'),
    uplineBlockedMeanwhile: isRefusedBy('contract_upline_blocked'),
    accountIsRestricted: isRefusedBy('account_blocked'),
    contractIsGone: isRefusedBy('not_found'),
    contractIsExpired: ({ context }) => context.preview?.contract.state === 'expired',
    contractIsWithdrawn: ({ context }) => context.preview?.contract.state === 'withdrawn',
    answerIsAwaited: ({ context }) =>
      context.preview !== null && questionOf(context.preview) !== null,
    uplineIsBlocked: ({ context }) =>
      context.preview?.contract.state === 'offered' && context.preview.uplineIsBlocked,
    contractIsChanged: ({ context }) => context.isChanged,
    timeIsOver: ({ context }) => context.expiresAt !== null && context.now() >= context.expiresAt,
    answerIsAcceptance: (_, { answer }: { answer: ContractAnswer }) => answer === 'accept',
    /** Contracts would end, and they are not the ones that the agent confirmed. */
    understandingChanges: ({ context }, { isUnderstood }: { isUnderstood: boolean }) =>
      context.preview?.endings.length !== 0 && context.isUnderstood !== isUnderstood,
    endingsAreUnderstood: ({ context }) =>
      context.preview?.endings.length === 0 || context.isUnderstood,
  },
  actions: {
    notePreview: assign(({ context }, { outcome }: { outcome: PreviewOutcome }) =>
      outcome.ok
        ? {
            preview: outcome.value,
            expiresAt: expiryOf(outcome.value, context.now()),
            question: questionOf(outcome.value),
          }
        : {},
    ),
    forgetPreview: assign({ preview: null, expiresAt: null, refusal: null }),
    noteAnswer: assign((_, { answer }: { answer: ContractAnswer }) => ({ answer, refusal: null })),
    noteUnderstood: assign((_, { isUnderstood }: { isUnderstood: boolean }) => ({ isUnderstood })),
    forgetAnswer: assign({ answer: null }),
    forgetUnderstood: assign({ isUnderstood: false }),
    /** The offer has changed since: the answer was not counted. */
    noteChange: assign({ isChanged: true, answer: null }),
    forgetChange: assign({ isChanged: false }),
  },
  delays: {
    untilExpiry: ({ context }) =>
      context.expiresAt === null
        ? LONGEST_WATCH_MILLISECONDS
        : Math.max(0, context.expiresAt - context.now()),
  },
});

/** The building blocks of the machine. */
export const contractAcceptanceSetup = contractSetup.extend(refusable);
