import { z } from 'zod/v4';
import {
  agentContractSchema,
  contractPreviewSchema,
  contractRequestSchema,
  offerBoundsSchema,
} from '#contract/entities/agent.ts';
import { people } from '#fake-server/seed/people.ts';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import type { GoodRequest, GoodRequestsOf } from './good-request.ts';

/** Two agents of the seed, the one directly above the other. */
const [UPLINE, AGENT] = ['carlos', 'fernanda'];

const listSchema = z.object({ contracts: z.array(agentContractSchema) });

/** Signs in as an agent of the seed. */
export async function as(
  portal: PortalSubject,
  account: string,
): Promise<{ authorization: string }> {
  const password = people.find((person) => person.account === account)?.password;
  if (!password) throw new Error(`${account} cannot sign in by a password.`);
  return { authorization: `Bearer ${await portal.signIn({ username: account, password })}` };
}

/** A request of one of the two agents, about their contracts. */
export function between(
  make: (portal: PortalSubject) => Promise<KitRequest | undefined>,
): GoodRequest {
  return async (portal) => (portal.knowsSeed ? await make(portal) : undefined);
}

async function openOffer(portal: PortalSubject): Promise<string | undefined> {
  const agent = await as(portal, AGENT);
  const read = await portal.succeed('agents.dailySalary', agent);
  const { request } = contractRequestSchema.parse(read);
  return request?.state === 'offered' ? request.contractId : undefined;
}

async function offering(portal: PortalSubject) {
  const upline = await as(portal, UPLINE);
  const query = { kind: 'dailySalary' };
  const bounds = offerBoundsSchema.parse(
    await portal.succeed('agents.offerBounds', { ...upline, query }),
  );
  const [to] = bounds.agents;
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
  if (!request) throw new Error('Nothing can be offered.');
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
  const read = await portal.succeed('agents.contracts', { ...(await as(portal, UPLINE)), query });
  const { contracts } = listSchema.parse(read);
  const found = contracts.find(
    ({ state }) => state === 'accepted' || state === 'terminationRequested',
  );
  if (!found) throw new Error('No contract stands.');
  return { params: { contractId: found.contractId }, awaitsAnswer: found.state !== 'accepted' };
}

/** A read of what an agent has. */
const asAgent: GoodRequest = between((portal) => as(portal, AGENT));

/** The same by a call with an empty body. */
const asAgentPosting: GoodRequest = between(async (portal) => ({
  ...(await as(portal, AGENT)),
  body: {},
}));

/** One of the contracts that wait for the agent. */
const someContract: GoodRequest = between(async (portal) => ({
  ...(await as(portal, AGENT)),
  params: { contractId: await someOffer(portal) },
}));

/** The same, by a call with an empty body. */
const answerOffer: GoodRequest = between(async (portal) => ({
  ...(await as(portal, AGENT)),
  params: { contractId: await someOffer(portal) },
  body: {},
}));

/** Accepts an offer as it is seen in its preview. */
const acceptOffer: GoodRequest = between(async (portal) => {
  const agent = await as(portal, AGENT);
  const params = { contractId: await someOffer(portal) };
  const read = await portal.succeed('agents.preview', { ...agent, params });
  const { contract, effectiveAt, endings } = contractPreviewSchema.parse(read);
  const seen = endings.map(({ contractId }) => contractId);
  return { ...agent, params, body: { version: contract.version, effectiveAt, endings: seen } };
});

/** What the upline may offer. */
const boundsOfOffer: GoodRequest = between(async (portal) => ({
  ...(await as(portal, UPLINE)),
  query: { kind: 'dailySalary' },
}));

/** An offer to an agent who has none that is open. */
const makeOffer: GoodRequest = between(async (portal) => {
  const open = await openOffer(portal);
  if (open !== undefined) {
    const params = { contractId: open };
    await first(portal, 'agents.withdraw', { ...(await as(portal, UPLINE)), params, body: {} });
  }
  return await offering(portal);
});

/** Takes an open offer back. */
const takeBack: GoodRequest = between(async (portal) => ({
  ...(await as(portal, UPLINE)),
  params: { contractId: await someOffer(portal) },
  body: {},
}));

/** Requests to end a contract in force. */
const askToEnd: GoodRequest = between(async (portal) => {
  const { params, awaitsAnswer } = await someStanding(portal);
  const body = { answer: 'keep', endings: [] };
  if (awaitsAnswer) {
    await first(portal, 'agents.answerTermination', { ...(await as(portal, AGENT)), params, body });
  }
  return { ...(await as(portal, UPLINE)), params, body: {} };
});

/** Keeps a contract that the upline asks to end. */
const keepContract: GoodRequest = between(async (portal) => {
  const { params, awaitsAnswer } = await someStanding(portal);
  if (!awaitsAnswer) {
    const upline = await as(portal, UPLINE);
    await first(portal, 'agents.requestTermination', { ...upline, params, body: {} });
  }
  return { ...(await as(portal, AGENT)), params, body: { answer: 'keep', endings: [] } };
});

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
