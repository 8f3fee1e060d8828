import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import {
  agentContractSchema,
  consolidatedContractsSchema,
  contractInFullSchema,
  contractKindSchema,
  contractPreviewSchema,
  contractRequestSchema,
  contractTermsSchema,
  offerBoundsSchema,
} from '../entities/agent.ts';
import { CONTRACTS_PAGE_SIZE } from '../entities/agent-types.ts';
import { currencySchema } from '../entities/money.ts';
import { momentSchema, textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const one = z.object({ contractId: textOf(64).min(1) });
const nothing = z.strictObject({});

/** Why an offer cannot be answered any more. */
const overCodes = ['contract_answered', 'contract_expired', 'contract_withdrawn'] as const;

/**
 * Agents and their contracts (C1 to C5). Somebody else's contract is answered with `not_found`, like
 * one that never existed.
 */
export const agentsCalls = c.router({
  consolidatedContracts: route('GET /agent/contracts/consolidated', {
    summary: 'Which contracts the agent has, and which wait for an answer',
    auth: 'agent',
    value: consolidatedContractsSchema,
  }),
  dividendRequest: route('GET /agent/dividend/request', {
    summary: 'The dividend contract, and the offer that waits for an answer',
    auth: 'agent',
    value: contractRequestSchema,
  }),
  dailySalary: route('GET /agent/salary/daily', {
    summary: 'The daily salary contract, and the offer that waits for an answer',
    auth: 'agent',
    value: contractRequestSchema,
  }),
  hourlySalaryContract: route('POST /agent/salary/hourly', {
    summary: 'The hourly salary contract, and the offer that waits for an answer; a read',
    body: nothing,
    readOnly: true,
    auth: 'agent',
    play: 'neither',
    value: contractRequestSchema,
  }),
  realTimeSalaryContract: route('POST /agent/salary/real-time', {
    summary: 'The contract with a salary every 5 minutes, and the offer that waits; a read',
    body: nothing,
    readOnly: true,
    auth: 'agent',
    play: 'neither',
    value: contractRequestSchema,
  }),
  contracts: route('GET /agent/contracts', {
    summary: 'Every version of the contracts in pages: open ones first, then newest first',
    query: z.object({
      /** `own` is offered to the agent, `team` is offered by the agent. */
      side: z.enum(['own', 'team']).default('own'),
      ...paged(CONTRACTS_PAGE_SIZE),
    }),
    auth: 'agent',
    value: pageOf({
      /** The contracts of the page: open ones first, then newest first. */
      contracts: z.array(agentContractSchema),
      currency: currencySchema,
      /** IANA name of the zone by which periods begin. */
      timeZone: z.string(),
    }),
  }),
  contract: route('GET /agent/contracts/:contractId', {
    summary: 'One contract with its timeline',
    pathParams: one,
    auth: 'agent',
    codes: ['not_found'],
    value: contractInFullSchema,
  }),
  preview: route('GET /agent/contracts/:contractId/preview', {
    summary:
      'What accepting an offer would change, and which contracts of the downline it would end',
    pathParams: one,
    auth: 'agent',
    codes: ['not_found'],
    value: contractPreviewSchema,
  }),
  accept: route('POST /agent/contracts/:contractId/accept', {
    summary: 'Accepts an offer, and with it the end of the named contracts of the downline',
    pathParams: one,
    body: z.strictObject({
      /**
       * The version that the agent has seen. Refused with `contract_changed` if that has changed
       * since.
       */
      version: z.int().positive(),
      /** From when on it counts, as the preview said; another moment is refused. */
      effectiveAt: momentSchema,
      /** The contracts that end because of it. */
      endings: z.array(textOf(64)).max(10_000),
    }),
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['not_found', ...overCodes, 'contract_changed', 'contract_upline_blocked'],
    value: agentContractSchema,
  }),
  reject: route('POST /agent/contracts/:contractId/reject', {
    summary: 'Rejects an offer; the current contract continues',
    pathParams: one,
    body: nothing,
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['not_found', ...overCodes],
    value: agentContractSchema,
  }),
  offerBounds: route('GET /agent/offers/bounds', {
    summary: 'What the agent may offer, and to which agents',
    query: z.object({ kind: contractKindSchema }),
    auth: 'agent',
    codes: ['contract_not_in_force'],
    value: offerBoundsSchema,
  }),
  offer: route('POST /agent/contracts', {
    summary: 'Offers a contract to an agent directly below',
    body: z.strictObject({
      kind: contractKindSchema,
      /** The agent whom it is offered to. */
      agentId: textOf(64).min(1),
      terms: contractTermsSchema,
    }),
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: [
      'not_found',
      'contract_not_in_force',
      'contract_offer_open',
      'contract_terms_refused',
      'contract_terms_above_own',
      'contract_terms_same',
    ],
    value: agentContractSchema,
  }),
  withdraw: route('POST /agent/contracts/:contractId/withdraw', {
    summary: 'Withdraws an offer that was not answered yet',
    pathParams: one,
    body: nothing,
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['not_found', ...overCodes],
    value: agentContractSchema,
  }),
  requestTermination: route('POST /agent/contracts/:contractId/termination', {
    summary: 'Asks an agent directly below to end a contract at the end of its period',
    pathParams: one,
    body: nothing,
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['not_found', 'contract_not_in_force'],
    value: agentContractSchema,
  }),
  answerTermination: route('POST /agent/contracts/:contractId/termination/answer', {
    summary: 'Answers a request to end a contract: it ends with its period, or is kept',
    pathParams: one,
    body: z.strictObject({
      /** Whether the contract ends or stays. */
      answer: z.enum(['end', 'keep']),
      /**
       * The downline contracts that the agent was told would end; empty if the contract is kept.
       */
      endings: z.array(textOf(64)).max(10_000),
    }),
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['not_found', 'contract_answered', 'contract_not_in_force', 'contract_changed'],
    value: agentContractSchema,
  }),
});
