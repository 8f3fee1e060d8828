import type { Check, Examination } from '../check.ts';
import { failureOf } from '../judge.ts';
import type { KitRequest } from '../request.ts';
import { requestParts } from '../routes.ts';
import { edgeCases } from '../variants.ts';

const REQUESTS = 12;

/** The request with each of its parts at each end of what it may be. */
function edgesOf({ route }: Examination, request: KitRequest): KitRequest[] {
  return requestParts.flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    return edgeCases(schema, request[part]).map(({ value }) => ({ ...request, [part]: value }));
  });
}

/**
 * Requests that the contract accepts get a declared answer. They may be refused (the name does not
 * exist), but not as malformed, and a refusal of fields names them.
 */
export const validRequests: Check = {
  name: 'valid requests',
  appliesTo: () => true,
  async run(examination) {
    const requests = examination.validRequests(REQUESTS);
    for (const request of [...requests, ...edgesOf(examination, requests[0])]) {
      const answer = await examination.send(request);
      const failure = failureOf(answer);
      const evidence = { request, answer: answer.text };
      if (failure?.code === 'bad_request') examination.report('counts as malformed', evidence);
      if (failure?.code === 'validation_failed' && !failure.fields?.length) {
        examination.report('is refused without naming a field', evidence);
      }
    }
  },
};
