import { z } from 'zod/v4';
import { people } from '#fake-server/seed/people.ts';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import type { GoodRequest, GoodRequestsOf } from './good-request.ts';

/** An agent of the seed who earns by two kinds of contracts. */
const AGENT = 'fernanda';
const DAY = 24 * 60 * 60_000;

const linesSchema = z.object({ lines: z.array(z.object({ lineId: z.string() })) });

async function asAgent(portal: PortalSubject): Promise<KitRequest | undefined> {
  const password = people.find(({ account }) => account === AGENT)?.password;
  if (!portal.knowsSeed || !password) return undefined;
  const token = await portal.signIn({ username: AGENT, password });
  return { authorization: `Bearer ${token}` };
}

async function weeksRequest(portal: PortalSubject): Promise<KitRequest | undefined> {
  const agent = await asAgent(portal);
  const now = Date.now();
  const query = {
    from: new Date(now - 60 * DAY).toISOString(),
    before: new Date(now).toISOString(),
  };
  return agent && { ...agent, query };
}

const someLine: GoodRequest = async (portal) => {
  const request = await weeksRequest(portal);
  if (!request) return undefined;
  const [line] = linesSchema.parse(await portal.succeed('income.lines', request)).lines;
  return line && { authorization: request.authorization, params: { lineId: line.lineId } };
};

/** Good requests of `income`. */
export const incomeRequests: GoodRequestsOf<'income'> = {
  summary: weeksRequest,
  running: async (portal) => {
    const agent = await asAgent(portal);
    return agent && { ...agent, query: { kind: 'dividend' } };
  },
  byDownline: weeksRequest,
  byLink: weeksRequest,
  payments: weeksRequest,
  lines: weeksRequest,
  allLines: weeksRequest,
  line: someLine,
  people: someLine,
};
