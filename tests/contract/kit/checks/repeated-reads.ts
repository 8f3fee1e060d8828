import { isDeepStrictEqual } from 'node:util';
import type { Check, Examination } from '../check.ts';
import { amounts } from '../effort.ts';
import type { KitRequest } from '../request.ts';
import { settled } from '../state.ts';
import type { Subject } from '../subject.ts';
import { unknown } from '../unknown.ts';

const isOfClock = ({ clockRoutes = [] }: Subject, name: string) => clockRoutes.includes(name);
const isFresh = ({ freshRoutes = [] }: Subject, name: string) => freshRoutes.includes(name);

/** Reading twice gives the same answer, apart from declared keys and what the clock changes. */
export const repeatedReads: Check = {
  name: 'repeated reads',
  rank: 'other',
  appliesTo: (route) => route.method === 'GET',
  missing: (subject, { name }) => {
    if (!subject.restlessRoutes.includes(name) || isFresh(subject, name)) return undefined;
    if (!isOfClock(subject, name)) return 'its answer changes by itself';
    return subject.whileClockStands ? undefined : unknown.clock;
  },
  async run(examination) {
    const { subject, route } = examination;
    const run = () => compareReads(examination);
    await (isOfClock(subject, route.name) && subject.whileClockStands
      ? subject.whileClockStands(run)
      : run());
  },
};

/** A good request shows more than one that is made up, and costs nothing where no path names a thing. */
async function requestsOf(examination: Examination): Promise<readonly KitRequest[]> {
  const { subject, route } = examination;
  const made = examination.validRequests(amounts[subject.effort].repeatedReads);
  const good = route.params ? undefined : await subject.goodRequest?.(route.name);
  return typeof good === 'object' ? [good, ...made.slice(1)] : made;
}

async function compareReads(examination: Examination): Promise<void> {
  const { subject, route } = examination;
  for (const request of await requestsOf(examination)) {
    const first = await examination.send(request);
    const second = await examination.send(request);
    const areSame =
      first.status === second.status &&
      isDeepStrictEqual(settled(subject, first.body), settled(subject, second.body));
    const evidence = { first: first.text, second: second.text };
    if (!isFresh(subject, route.name)) {
      if (!areSame) examination.report('two reads in a row differ', evidence);
    } else if (areSame && first.status === 200) {
      examination.report('two reads in a row bring the same', evidence);
    }
  }
}
