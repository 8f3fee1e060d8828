import { z } from 'zod/v4';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { as } from './agents.ts';
import type { GoodRequest, GoodRequestsOf } from './good-request.ts';

const DAY = 24 * 60 * 60_000;

const linesSchema = z.object({ lines: z.array(z.object({ lineId: z.string() })) });

async function weeksRequest(portal: PortalSubject): Promise<KitRequest> {
  const agent = await as(portal, 'agentBelow');
  const now = Date.now();
  const query = {
    from: new Date(now - 60 * DAY).toISOString(),
    before: new Date(now).toISOString(),
  };
  return { ...agent, query };
}

const someLine: GoodRequest = async (portal) => {
  const request = await weeksRequest(portal);
  const [line] = linesSchema.parse(await portal.succeed('income.lines', request)).lines;
  return line && { authorization: request.authorization, params: { lineId: line.lineId } };
};

/** Good requests of `income`. */
export const incomeRequests: GoodRequestsOf<'income'> = {
  summary: weeksRequest,
  running: async (portal) => ({ ...(await as(portal, 'agentBelow')), query: { kind: 'dividend' } }),
  byDownline: weeksRequest,
  byLink: weeksRequest,
  payments: weeksRequest,
  lines: weeksRequest,
  allLines: weeksRequest,
  line: someLine,
  people: someLine,
};
