import { type Check, Examination, type Finding } from './check.ts';
import { addressesAndMethods } from './checks/addresses-and-methods.ts';
import { closedSite } from './checks/closed-site.ts';
import { goodRequestsSucceed } from './checks/good-requests.ts';
import { lists } from './checks/lists.ts';
import { countsOnce } from './checks/once.ts';
import { otherOrigins } from './checks/other-origins.ts';
import { rawBodies } from './checks/raw-bodies.ts';
import { repeatedReads } from './checks/repeated-reads.ts';
import { sealedBodies, staleSeals } from './checks/sealing.ts';
import { singleFaultRequests } from './checks/single-faults.ts';
import {
  endedSessions,
  expiredTokens,
  membersForAgents,
  tokenFaults,
  trialAccounts,
} from './checks/tokens.ts';
import { validRequests } from './checks/valid-requests.ts';
import { NotNow } from './not-now.ts';
import type { KitRoute } from './routes.ts';
import type { Subject } from './subject.ts';
import { unknown } from './unknown.ts';

/** Every check of the kit (T1, T4). A route is examined by those that apply to it. */
export const checks: readonly Check[] = [
  goodRequestsSucceed,
  validRequests,
  lists,
  repeatedReads,
  singleFaultRequests,
  rawBodies,
  tokenFaults,
  endedSessions,
  expiredTokens,
  trialAccounts,
  membersForAgents,
  sealedBodies,
  staleSeals,
  closedSite,
  addressesAndMethods,
  otherOrigins,
  countsOnce,
];

/** The result of one check of one route. */
export interface Examined {
  readonly findings: readonly Finding[];
  /** Why nothing, or not everything, was asked; undefined if all was. */
  readonly skipped: string | undefined;
}

/** Who has to be known for a route to be asked by somebody who may. */
function missingCaller(subject: Subject, { metadata }: KitRoute): string | undefined {
  if (metadata.auth === 'trueMember' && !subject.hasRealAccount) return unknown.member;
  if (metadata.auth === 'agent' && !subject.tokens.agent) return unknown.agent;
  return undefined;
}

/** Makes one check of one route. What cannot be asked here is skipped, and says why. */
export async function examine(subject: Subject, route: KitRoute, check: Check): Promise<Examined> {
  const missing =
    check.missing?.(subject, route) ??
    (check.asksAsStranger ? undefined : missingCaller(subject, route));
  if (missing !== undefined) return { findings: [], skipped: missing };
  const examination = new Examination(subject, route, check.name);
  try {
    await check.run(examination);
  } catch (error) {
    if (!(error instanceof NotNow)) throw error;
    examination.skip(error.message);
  }
  const { findings, skipped } = examination;
  return { findings, skipped };
}
