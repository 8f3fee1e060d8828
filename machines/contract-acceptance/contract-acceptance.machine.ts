import { withAnswer } from '../actors/outcome.ts';
import { unreachable } from '../actors/unreachable.ts';
import { ask, contractAcceptanceSetup } from './contract-acceptance.setup.ts';
import type {
  AnswerInput,
  ContractAcceptanceContext,
  ContractAnswer,
} from './contract-acceptance.types.ts';

/** The answer to send, from what was shown. */
function answerOfContext({
  contractId,
  preview,
  question,
  answer,
}: ContractAcceptanceContext): AnswerInput {
  if (!preview || !question || !answer) throw new Error('There is nothing to answer.');
  return {
    contractId,
    question,
    answer,
    version: preview.contract.version,
    effectiveAt: preview.effectiveAt,
    endings: answer === 'accept' ? preview.endings.map((ending) => ending.contractId) : [],
  };
}

const chosen = ({ event }: { event: { answer: ContractAnswer } }) => ({ answer: event.answer });

/** Accept or reject, in every state that shows the terms. */
const choosing = {
  'answer.chosen': [
    {
      guard: { type: 'answerIsAcceptance', params: chosen },
      target: 'confirmingAcceptance',
      actions: { type: 'noteAnswer', params: chosen },
    },
    { target: 'confirmingRejection', actions: { type: 'noteAnswer', params: chosen } },
  ],
} as const;

/** Answering an offer of the upline, or a request to end a contract (C2, C3, C5). */
export const contractAcceptanceMachine = contractAcceptanceSetup.createMachine({
  id: 'contractAcceptance',
  context: ({ input }) => ({
    ...input,
    preview: null,
    expiresAt: null,
    question: null,
    answer: null,
    isUnderstood: false,
    isChanged: false,
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The contract is loaded, with everything that an answer would change.',
      tags: 'busy',
      entry: 'forgetPreview',
      ...ask('readPreview', {
        input: ({ context: { contractId } }) => ({ contractId }),
        accepted: { target: 'sorting', actions: withAnswer('notePreview') },
        refused: [
          { guard: withAnswer('contractIsGone'), target: 'gone', actions: [] },
          { guard: withAnswer('accountIsRestricted'), target: 'restricted', actions: [] },
          { target: 'unreachable' },
        ],
      }),
    },
    sorting: {
      description: 'What is left to do decides what is shown.',
      always: [
        { guard: 'contractIsExpired', target: 'expired' },
        { guard: 'contractIsWithdrawn', target: 'withdrawn' },
        { guard: 'uplineIsBlocked', target: 'uplineBlocked' },
        { guard: 'answerIsAwaited', target: 'deciding' },
        { target: 'answeredElsewhere' },
      ],
    },
    deciding: {
      description: 'The agent decides; the offer is still open.',
      initial: 'choosingView',
      after: { untilExpiry: { guard: 'timeIsOver', target: 'expired', actions: 'forgetRefusal' } },
      states: {
        choosingView: {
          description: 'Decides whether to show that the terms have changed.',
          entry: 'forgetAnswer',
          always: [{ guard: 'contractIsChanged', target: 'changed' }, { target: 'reviewing' }],
        },
        reviewing: {
          description:
            'Old and new terms are shown side by side, with an example and the contracts that would end.',
          on: choosing,
        },
        changed: {
          description: 'The same, after something changed: the agent has to check it again.',
          on: choosing,
        },
        confirmingAcceptance: {
          description: 'The agent confirms, and says they understand which contracts end.',
          exit: 'forgetUnderstood',
          on: {
            'endings.understood': {
              guard: {
                type: 'understandingChanges',
                params: ({ event }) => ({ isUnderstood: event.isUnderstood }),
              },
              actions: {
                type: 'noteUnderstood',
                params: ({ event }) => ({ isUnderstood: event.isUnderstood }),
              },
            },
            'answer.confirmed': {
              guard: 'endingsAreUnderstood',
              target: '#contractAcceptance.answering',
            },
            'answer.reconsidered': { target: 'choosingView' },
          },
        },
        confirmingRejection: {
          description: 'The agent confirms the rejection.',
          on: {
            'answer.confirmed': { target: '#contractAcceptance.answering' },
            'answer.reconsidered': { target: 'choosingView' },
          },
        },
      },
    },
    answering: {
      description: 'The answer is sent with what the person saw, once, even if a reply is lost.',
      tags: 'busy',
      entry: 'forgetChange',
      ...ask('sendAnswer', {
        input: ({ context }) => ({ payload: answerOfContext(context) }),
        accepted: 'settled',
        refused: [
          {
            guard: withAnswer('contractChangedMeanwhile'),
            target: 'loading',
            actions: 'noteChange',
          },
          { guard: withAnswer('contractExpiredMeanwhile'), target: 'expired', actions: [] },
          { guard: withAnswer('contractWithdrawnMeanwhile'), target: 'withdrawn', actions: [] },
          {
            guard: withAnswer('contractAnsweredMeanwhile'),
            target: 'loading',
            actions: 'forgetAnswer',
          },
          { guard: withAnswer('uplineBlockedMeanwhile'), target: 'uplineBlocked', actions: [] },
          { guard: withAnswer('accountIsRestricted'), target: 'restricted', actions: [] },
          { target: 'deciding' },
        ],
      }),
    },
    settled: {
      description: 'The server has accepted the answer: its kind decides what is shown.',
      always: [
        {
          guard: {
            type: 'answerIsAcceptance',
            params: ({ context }) => ({ answer: context.answer ?? 'reject' }),
          },
          target: 'accepted',
        },
        { target: 'rejected' },
      ],
    },
    accepted: {
      type: 'final',
      description:
        'The contract is agreed: the page shows when it starts, and what ends because of it.',
    },
    rejected: { type: 'final', description: 'Nothing changes; the upline is told.' },
    answeredElsewhere: {
      type: 'final',
      description: 'It was answered in another tab or on another device: the answer is shown.',
    },
    expired: {
      type: 'final',
      description: 'The offer has expired; the upline can make a new one.',
    },
    withdrawn: {
      type: 'final',
      description: 'The upline cancelled the offer and can make a new one.',
    },
    uplineBlocked: {
      description: 'The upline’s account is blocked: nothing can be agreed now.',
      on: { 'retry.requested': { target: 'loading' } },
    },
    restricted: {
      type: 'final',
      description: 'The person’s account is restricted; customer service can help.',
    },
    gone: { type: 'final', description: 'The person has no such contract.' },
    unreachable: unreachable('loading'),
  },
});
