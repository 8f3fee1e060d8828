import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
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
  consolidatedContracts: {
    method: 'GET',
    path: '/agent/contracts/consolidated',
    ...answers({
      summary: 'Which contracts the agent has, and which wait for an answer',
      auth: 'agent',
      value: consolidatedContractsSchema,
    }),
  },
  dividendRequest: {
    method: 'GET',
    path: '/agent/dividend/request',
    ...answers({
      summary: 'The contract on dividends, and the offer that waits for an answer',
      auth: 'agent',
      value: contractRequestSchema,
    }),
  },
  dailySalary: {
    method: 'GET',
    path: '/agent/salary/daily',
    ...answers({
      summary: 'The contract on a daily salary, and the offer that waits for an answer',
      auth: 'agent',
      value: contractRequestSchema,
    }),
  },
  hourlySalaryContract: {
    method: 'POST',
    path: '/agent/salary/hourly',
    body: nothing,
    ...answers({
      summary: 'The contract on an hourly salary, and the offer that waits for an answer; a read',
      readOnly: true,
      auth: 'agent',
      value: contractRequestSchema,
    }),
  },
  realTimeSalaryContract: {
    method: 'POST',
    path: '/agent/salary/real-time',
    body: nothing,
    ...answers({
      summary: 'The contract on a salary every 5 minutes, and the offer that waits; a read',
      readOnly: true,
      auth: 'agent',
      value: contractRequestSchema,
    }),
  },
  contracts: {
    method: 'GET',
    path: '/agent/contracts',
    query: z.object({
      /** `own` is offered to the agent, `team` is offered by the agent. */
      side: z.enum(['own', 'team']).default('own'),
      ...paged(CONTRACTS_PAGE_SIZE),
    }),
    ...answers({
      summary:
        'Every version of the contracts, what is open first, then the newest, a page at a time',
      auth: 'agent',
      value: pageOf({
        contracts: z.array(agentContractSchema),
        currency: currencySchema,
        /** IANA name of the zone by which periods begin. */
        timeZone: z.string(),
      }),
    }),
  },
  contract: {
    method: 'GET',
    path: '/agent/contracts/:contractId',
    pathParams: one,
    ...answers({
      summary: 'One contract with its timeline',
      auth: 'agent',
      codes: ['not_found'],
      value: contractInFullSchema,
    }),
  },
  preview: {
    method: 'GET',
    path: '/agent/contracts/:contractId/preview',
    pathParams: one,
    ...answers({
      summary:
        'What accepting an offer would change, and which contracts of the downline it would end',
      auth: 'agent',
      codes: ['not_found'],
      value: contractPreviewSchema,
    }),
  },
  accept: {
    method: 'POST',
    path: '/agent/contracts/:contractId/accept',
    pathParams: one,
    body: z.strictObject({
      /** What the agent has seen. Refused with `contract_changed` if that has changed since. */
      version: z.int().positive(),
      effectiveAt: momentSchema,
      /** The contracts that end because of it. */
      endings: z.array(textOf(64)).max(10_000),
    }),
    ...answers({
      summary: 'Accepts an offer, and with it the end of the named contracts of the downline',
      auth: 'agent',
      once: true,
      codes: ['not_found', ...overCodes, 'contract_changed', 'contract_upline_blocked'],
      value: agentContractSchema,
    }),
  },
  reject: {
    method: 'POST',
    path: '/agent/contracts/:contractId/reject',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Rejects an offer; what counted before goes on',
      auth: 'agent',
      once: true,
      codes: ['not_found', ...overCodes],
      value: agentContractSchema,
    }),
  },
  offerBounds: {
    method: 'GET',
    path: '/agent/offers/bounds',
    query: z.object({ kind: contractKindSchema }),
    ...answers({
      summary: 'What the agent may offer, and to which agents',
      auth: 'agent',
      codes: ['contract_not_in_force'],
      value: offerBoundsSchema,
    }),
  },
  offer: {
    method: 'POST',
    path: '/agent/contracts',
    body: z.strictObject({
      kind: contractKindSchema,
      agentId: textOf(64).min(1),
      terms: contractTermsSchema,
    }),
    ...answers({
      summary: 'Offers a contract to an agent right below',
      auth: 'agent',
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
  },
  withdraw: {
    method: 'POST',
    path: '/agent/contracts/:contractId/withdraw',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Takes back an offer that was not answered yet',
      auth: 'agent',
      once: true,
      codes: ['not_found', ...overCodes],
      value: agentContractSchema,
    }),
  },
  requestTermination: {
    method: 'POST',
    path: '/agent/contracts/:contractId/termination',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Asks an agent right below to end a contract at the end of its period',
      auth: 'agent',
      once: true,
      codes: ['not_found', 'contract_not_in_force'],
      value: agentContractSchema,
    }),
  },
  answerTermination: {
    method: 'POST',
    path: '/agent/contracts/:contractId/termination/answer',
    pathParams: one,
    body: z.strictObject({
      answer: z.enum(['end', 'keep']),
      /**
       * The downline contracts that the agent was told would end; empty if the contract is kept.
       */
      endings: z.array(textOf(64)).max(10_000),
    }),
    ...answers({
      summary: 'Answers a request to end a contract: it ends with its period, or is kept',
      auth: 'agent',
      once: true,
      codes: ['not_found', 'contract_answered', 'contract_not_in_force', 'contract_changed'],
      value: agentContractSchema,
    }),
  },
});
