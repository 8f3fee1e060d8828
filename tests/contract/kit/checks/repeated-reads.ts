import { isDeepStrictEqual } from 'node:util';
import type { Check } from '../check.ts';
import { settled } from '../state.ts';

const REQUESTS = 3;

/** Reading twice gives the same answer. */
export const repeatedReads: Check = {
  name: 'repeated reads',
  appliesTo: (route) => route.method === 'GET',
  missing: ({ restlessRoutes }, { name }) =>
    restlessRoutes.includes(name) ? 'its answer changes by itself' : undefined,
  async run(examination) {
    const { subject } = examination;
    for (const request of examination.validRequests(REQUESTS)) {
      const first = await examination.send(request);
      const second = await examination.send(request);
      if (
        first.status !== second.status ||
        !isDeepStrictEqual(settled(subject, first.body), settled(subject, second.body))
      ) {
        examination.report('two reads in a row differ', { first: first.text, second: second.text });
      }
    }
  },
};
