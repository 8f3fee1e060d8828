import { z } from 'zod/v4';
import {
  agentContractSchema,
  contractPreviewSchema,
  contractRequestSchema,
  offerBoundsSchema,
} from '#contract/entities/agent.ts';
import type { KitRequest } from '../kit/request.ts';
import { unknown } from '../kit/unknown.ts';
import { NotHere } from '../not-here.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import type { GoodRequest, GoodRequestsOf } from './good-request.ts';

const memberSchema = z.object({ id: z.string() });
const listSchema = z.object({ contracts: z.array(agentContractSchema) });

/** Asks as one of the two agents, of whom one is directly below the other. */
export async function as(
  portal: PortalSubject,
  place: 'agent' | 'agentBelow',
): Promise<{ authorization: string }> {
  const person = portal[place];
  if (!person) throw new NotHere(unknown[place]);
  return { authorization: `Bearer ${await portal.sessionOf(person)}` };
}

/** The id of the agent below. */
async function idOfBelow(portal: PortalSubject): Promise<string> {
  const read = await portal.succeed('account.member', await as(portal, 'agentBelow'));
  return memberSchema.parse(read).id;
}

async function openOffer(portal: PortalSubject): Promise<string | undefined> {
  const agent = await as(portal, 'agentBelow');
  const read = await portal.succeed('agents.dailySalary', agent);
  const { request } = contractRequestSchema.parse(read);
  return request?.state === 'offered' ? request.contractId : undefined;
}

async function offering(portal: PortalSubject) {
  const upline = await as(portal, 'agent');
  const query = { kind: 'dailySalary' };
  const bounds = offerBoundsSchema.parse(
    await portal.succeed('agents.offerBounds', { ...upline, query }),
  );
  const below = await idOfBelow(portal);
  const to = bounds.agents.find(({ agent }) => agent.memberId === below);
  const agentId = to?.agent.memberId;
  // Another rate than the one that was accepted before: nobody is offered what they have.
  const rate = to?.current?.bands.at(-1)?.rate === 20 ? 19 : 20;
  const bands = [{ betAmount: 0, activeMembers: 0, profitAndLoss: 0, rate }];
  const terms = { period: 'daily', bands };
  return agentId === undefined
    ? undefined
    : { ...upline, body: { kind: 'dailySalary', agentId, terms } };
}

/** The id of an open offer; one is made where there is none. */
async function someOffer(portal: PortalSubject): Promise<string> {
  const open = await openOffer(portal);
  if (open !== undefined) return open;
  const request = await offering(portal);
  if (!request) throw new NotHere('the agent can offer nothing to the one below');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await portal.succeed('agents.offer', { ...request, headers });
  return agentContractSchema.parse(made).contractId;
}

/** Sends what must succeed for another request to be a good one. */
async function first(portal: PortalSubject, name: string, request: KitRequest): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await portal.succeed(name, { ...request, headers });
}

/** What the one agent offers the other, and the request about it. */
async function someStanding(portal: PortalSubject) {
  const query = { side: 'team' };
  const read = await portal.succeed('agents.contracts', { ...(await as(portal, 'agent')), query });
  const { contracts } = listSchema.parse(read);
  const below = await idOfBelow(portal);
  const found = contracts.find(
    ({ agent, state }) =>
      agent.memberId === below && (state === 'accepted' || state === 'terminationRequested'),
  );
  if (!found) throw new NotHere('no contract stands between the two agents');
  return { params: { contractId: found.contractId }, awaitsAnswer: found.state !== 'accepted' };
}

/** A read of what an agent has. */
const asAgent: GoodRequest = (portal) => as(portal, 'agentBelow');

/** The same by a call with an empty body. */
const asAgentPosting: GoodRequest = async (portal) => ({
  ...(await as(portal, 'agentBelow')),
  body: {},
});

/** One of the contracts that wait for the agent. */
const someContract: GoodRequest = async (portal) => ({
  ...(await as(portal, 'agentBelow')),
  params: { contractId: await someOffer(portal) },
});

/** The same, by a call with an empty body. */
const answerOffer: GoodRequest = async (portal) => ({
  ...(await as(portal, 'agentBelow')),
  params: { contractId: await someOffer(portal) },
  body: {},
});

/** Accepts an offer as it is seen in its preview. */
const acceptOffer: GoodRequest = async (portal) => {
  const agent = await as(portal, 'agentBelow');
  const params = { contractId: await someOffer(portal) };
  const read = await portal.succeed('agents.preview', { ...agent, params });
  const { contract, effectiveAt, endings } = contractPreviewSchema.parse(read);
  const seen = endings.map(({ contractId }) => contractId);
  return { ...agent, params, body: { version: contract.version, effectiveAt, endings: seen } };
};

/** What the upline may offer. */
const boundsOfOffer: GoodRequest = async (portal) => ({
  ...(await as(portal, 'agent')),
  query: { kind: 'dailySalary' },
});

/** An offer to an agent who has none that is open. */
const makeOffer: GoodRequest = async (portal) => {
  const open = await openOffer(portal);
  if (open !== undefined) {
    const params = { contractId: open };
    await first(portal, 'agents.withdraw', { ...(await as(portal, 'agent')), params, body: {} });
  }
  return await offering(portal);
};

/** Takes an open offer back. */
const takeBack: GoodRequest = async (portal) => ({
  ...(await as(portal, 'agent')),
  params: { contractId: await someOffer(portal) },
  body: {},
});

/** Requests to end a contract in force. */
const askToEnd: GoodRequest = async (portal) => {
  const { params, awaitsAnswer } = await someStanding(portal);
  const body = { answer: 'keep', endings: [] };
  if (awaitsAnswer) {
    await first(portal, 'agents.answerTermination', {
      ...(await as(portal, 'agentBelow')),
      params,
      body,
    });
  }
  return { ...(await as(portal, 'agent')), params, body: {} };
};

/** Keeps a contract that the upline asks to end. */
const keepContract: GoodRequest = async (portal) => {
  const { params, awaitsAnswer } = await someStanding(portal);
  if (!awaitsAnswer) {
    const upline = await as(portal, 'agent');
    await first(portal, 'agents.requestTermination', { ...upline, params, body: {} });
  }
  return { ...(await as(portal, 'agentBelow')), params, body: { answer: 'keep', endings: [] } };
};

/** Good requests of `agents`. */
export const agentsRequests: GoodRequestsOf<'agents'> = {
  consolidatedContracts: asAgent,
  dividendRequest: asAgent,
  dailySalary: asAgent,
  hourlySalaryContract: asAgentPosting,
  realTimeSalaryContract: asAgentPosting,
  contracts: asAgent,
  contract: someContract,
  preview: someContract,
  accept: acceptOffer,
  reject: answerOffer,
  offerBounds: boundsOfOffer,
  offer: makeOffer,
  withdraw: takeBack,
  requestTermination: askToEnd,
  answerTermination: keepContract,
};
