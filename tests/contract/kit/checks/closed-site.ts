import type { Check } from '../check.ts';
import { failureOf } from '../judge.ts';
import { unknown } from '../unknown.ts';

const maintenance = { status: 503, codes: ['maintenance'] };
const regionBlocked = { status: 403, codes: ['region_restricted'] };

/**
 * While the site is under maintenance or the region is blocked, every call says so, except
 * those that the contract keeps open (S9).
 */
export const closedSite: Check = {
  name: 'a closed site',
  rank: 'other',
  appliesTo: () => true,
  asksAsStranger: true,
  missing: ({ situations }) => (situations ? undefined : unknown.situations),
  async run(examination) {
    const { situations } = examination.subject;
    if (!situations) return;
    const [request] = examination.validRequests(1);
    const closings = [
      ['maintenance', situations.maintenance, maintenance],
      ['a blocked region', situations.regionBlocked, regionBlocked],
    ] as const;
    for (const [what, headers, expected] of examination.chosenOf(closings)) {
      if (!examination.route.metadata.whenClosed) {
        await examination.expectRefusal(`a call under ${what}`, { ...request, headers }, expected);
        continue;
      }
      const answer = await examination.send({ ...request, headers });
      const code = failureOf(answer)?.code;
      if (code === 'maintenance' || code === 'region_restricted') {
        examination.report(`is closed under ${what}`, answer.text);
      }
    }
  },
};
