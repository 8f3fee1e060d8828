import { z } from 'zod/v4';
import {
  contractEventKinds,
  contractKinds,
  contractPeriods,
  contractStates,
  endingReasons,
  MAX_BANDS,
  WHOLE_RATE,
} from './agent-types.ts';
import { memberTypeSchema } from './member.ts';
import { currencySchema } from './money.ts';
import { momentSchema } from './text.ts';

export const contractKindSchema = z.enum(contractKinds).meta({ id: 'ContractKind' });
const contractStateSchema = z.enum(contractStates).meta({ id: 'ContractState' });

const figure = z.int().nonnegative().max(1_000_000_000_000);

/**
 * A band: the figures that a team must reach for a rate. Money in hundredths, rates in basis
 * points.
 */
const bandSchema = z
  .strictObject({
    /** What the team has to stake, in hundredths of the currency unit. */
    betAmount: figure,
    /** The number of active members that the team has to have. */
    activeMembers: z.int().nonnegative().max(1_000_000),
    /** What the team has to lose, in hundredths of the currency unit. */
    profitAndLoss: figure,
    /** What is paid, in basis points. */
    rate: z.int().positive().max(WHOLE_RATE),
  })
  .meta({ id: 'ContractBand' });

/** The terms of a contract (C2). They are never edited: a change is another version. */
export const contractTermsSchema = z
  .strictObject({
    /** How often it is counted. */
    period: z.enum(contractPeriods),
    /** The bands, from the lowest. */
    bands: z.array(bandSchema).min(1).max(MAX_BANDS),
  })
  .meta({ id: 'ContractTerms' });
export type ContractTerms = z.infer<typeof contractTermsSchema>;

/** An agent, as the other side of a contract sees them. */
export const agentPersonSchema = z
  .strictObject({
    memberId: z.string(),
    /** The name that other people see. */
    nickname: z.string(),
    type: memberTypeSchema,
  })
  .meta({ id: 'AgentPerson' });
export type AgentPerson = z.infer<typeof agentPersonSchema>;

/** One version of a contract between an agent and the upline (C2). */
export const agentContractSchema = z
  .strictObject({
    /** Identifies the contract. */
    contractId: z.string(),
    kind: contractKindSchema,
    /** The number of the version, from 1 for each agent and kind. */
    version: z.int().positive(),
    state: contractStateSchema,
    /** What it pays for what. */
    terms: contractTermsSchema,
    /** Who offers it; null for the site itself. */
    upline: agentPersonSchema.nullable(),
    agent: agentPersonSchema,
    /** When it was offered. */
    offeredAt: momentSchema,
    /** Until when the offer can be accepted. */
    expiresAt: momentSchema,
    /** When it was accepted or rejected. */
    answeredAt: momentSchema.nullable(),
    /** From when on it counts; null until it is accepted. */
    effectiveAt: momentSchema.nullable(),
    /** When it stops counting; null if no end is known. */
    endsAt: momentSchema.nullable(),
    /** Counts now, also when its end is agreed but still to come. */
    isInForce: z.boolean(),
  })
  .meta({ id: 'AgentContract' });
export type AgentContract = z.infer<typeof agentContractSchema>;

/** What happened to a contract. */
const contractEventSchema = z
  .strictObject({
    at: momentSchema,
    /** Who did it; `time` if it happened by a deadline. */
    by: z.enum(['site', 'upline', 'agent', 'time']),
    kind: z.enum(contractEventKinds),
  })
  .meta({ id: 'ContractEvent' });

/** A contract with its timeline, oldest first. */
export const contractInFullSchema = z
  .strictObject({
    /** The contract. */
    contract: agentContractSchema,
    events: z.array(contractEventSchema),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'ContractInFull' });
export type ContractInFull = z.infer<typeof contractInFullSchema>;

/** A contract of the downline that ends when the offer is accepted (C5). */
const contractEndingSchema = z
  .strictObject({
    /** Identifies the contract that ends. */
    contractId: z.string(),
    agent: agentPersonSchema,
    /** The highest rate that it pays, in basis points. */
    rate: z.int().nonnegative(),
    endsAt: momentSchema,
    /**
     * Why it ends: it pays more than the new terms, has another period, or is offered by somebody
     * whose own contract ends.
     */
    reason: z.enum(endingReasons),
  })
  .meta({ id: 'ContractEnding' });

/** What terms would have paid for a period. Money in hundredths, the rate in basis points. */
const exampleIncomeSchema = z
  .strictObject({
    /** The rate that the figures reach, in basis points. */
    rate: z.int().nonnegative(),
    /** The rate on the whole amount. */
    gross: z.int(),
    /** The part that the downline contracts get. */
    toDownline: z.int(),
    /** What would be left for the agent, in hundredths of the currency unit. */
    net: z.int(),
  })
  .meta({ id: 'ExampleIncome' });
export type ExampleIncome = z.infer<typeof exampleIncomeSchema>;

/** The agent's last own period, counted by the old and by the new terms. */
const workedExampleSchema = z
  .strictObject({
    /** When the period began. */
    from: momentSchema,
    /** When the period ended: the first moment after it. */
    before: momentSchema,
    betAmount: z.int().nonnegative(),
    /** The number of active members in the period. */
    activeMembers: z.int().nonnegative(),
    /** What the team lost, in hundredths of the currency unit; below zero where it won. */
    profitAndLoss: z.int(),
    /**
     * Earlier wins of the team that are not lost again yet: a dividend starts below zero by that
     * amount.
     */
    carriedOver: z.int().nonpositive(),
    /** Null where there is no contract yet. */
    old: exampleIncomeSchema.nullable(),
    /** By the offered terms. */
    offered: exampleIncomeSchema,
    /** By the offered terms, had the downline contracts not ended; null if none ends. */
    offeredWithoutEndings: exampleIncomeSchema.nullable(),
  })
  .meta({ id: 'WorkedExample' });
export type WorkedExample = z.infer<typeof workedExampleSchema>;

/** Everything that an agent must know before accepting an offer (C5). */
export const contractPreviewSchema = z
  .strictObject({
    contract: agentContractSchema,
    /** The contract that the offer would replace. */
    current: agentContractSchema.nullable(),
    /** From when on the offer would count. */
    effectiveAt: momentSchema,
    /** Contracts of the downline that end with it. */
    endings: z.array(contractEndingSchema),
    /** The last period, counted by both. */
    example: workedExampleSchema,
    /** The offering agent's account is blocked, so nothing can be agreed now. */
    uplineIsBlocked: z.boolean(),
    /** What a member must bet in a period to count as active, in hundredths. */
    activeMemberBet: z.int().positive(),
    currency: currencySchema,
    timeZone: z.string(),
    serverTime: momentSchema,
  })
  .meta({ id: 'ContractPreview' });
export type ContractPreview = z.infer<typeof contractPreviewSchema>;

const requestType = z.int().min(0).max(3);

/**
 * Which contracts an agent has and is asked about (§3). Each type is the sum of 1 (in force) and 2
 * (an offer, or a request to end it, waits for the agent).
 */
export const consolidatedContractsSchema = z
  .strictObject({
    /** The dividend: 1 if in force, plus 2 if something waits for the agent. */
    divtypereq: requestType,
    /** The daily salary: 1 if in force, plus 2 if something waits for the agent. */
    dailysalreqtype: requestType,
    /** The hourly salary: 1 if in force, plus 2 if something waits for the agent. */
    contracthoursalreq: requestType,
    /** The real-time salary: 1 if in force, plus 2 if something waits for the agent. */
    realtimesalreqtype: requestType,
    /** The contracts that wait for the agent's answer, the oldest first. */
    awaitingAnswer: z.array(z.string()),
  })
  .meta({ id: 'ConsolidatedContracts' });
export type ConsolidatedContracts = z.infer<typeof consolidatedContractsSchema>;

/** The contract of one kind: what counts now or next, and what the agent has to answer. */
export const contractRequestSchema = z
  .strictObject({
    /** The contract in force, or null. */
    current: agentContractSchema.nullable(),
    /** What waits for the agent's answer; null if nothing does. */
    request: agentContractSchema.nullable(),
  })
  .meta({ id: 'ContractRequest' });
export type ContractRequest = z.infer<typeof contractRequestSchema>;

/** What an agent may offer to somebody of the downline, and within which bounds (C2). */
export const offerBoundsSchema = z
  .strictObject({
    kind: contractKindSchema,
    /** The agent's own terms, which nobody below may exceed. */
    own: contractTermsSchema,
    /** Who can get an offer: agents directly below, without an open offer of this kind. */
    agents: z.array(
      z.strictObject({
        agent: agentPersonSchema,
        /** The terms in force; null if there are none. */
        current: contractTermsSchema.nullable(),
        /** When their current contract stops counting; null if no end is known. */
        endsAt: momentSchema.nullable(),
      }),
    ),
    /** How many days an offer stays open. */
    offerDays: z.int().positive(),
    /** What a member must bet in a period to count as active, in hundredths. */
    activeMemberBet: z.int().positive(),
    currency: currencySchema,
    timeZone: z.string(),
  })
  .meta({ id: 'OfferBounds' });
export type OfferBounds = z.infer<typeof offerBoundsSchema>;
