import { type Check, Examination, type Finding } from './check.ts';
import { closedSite } from './checks/closed-site.ts';
import { countsOnce } from './checks/once.ts';
import { rawBodies } from './checks/raw-bodies.ts';
import { repeatedReads } from './checks/repeated-reads.ts';
import { sealedBodies } from './checks/sealing.ts';
import { singleFaultRequests } from './checks/single-faults.ts';
import { tokenFaults } from './checks/tokens.ts';
import { validRequests } from './checks/valid-requests.ts';
import type { KitRoute } from './routes.ts';
import type { Subject } from './subject.ts';

/** Every check of the kit (T1, T4). A route is examined by those that apply to it. */
export const checks: readonly Check[] = [
  validRequests,
  repeatedReads,
  singleFaultRequests,
  rawBodies,
  tokenFaults,
  sealedBodies,
  closedSite,
  countsOnce,
];

/** Makes one check of one route, and answers with what it found: nothing, when all is right. */
export async function examine(
  subject: Subject,
  route: KitRoute,
  check: Check,
): Promise<readonly Finding[]> {
  const examination = new Examination(subject, route, check.name);
  await check.run(examination);
  return examination.findings;
}
