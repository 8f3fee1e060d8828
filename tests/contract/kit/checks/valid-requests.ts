import type { Check, Examination } from '../check.ts';
import { amounts } from '../effort.ts';
import { failureOf } from '../judge.ts';
import type { KitRequest } from '../request.ts';
import { requestParts } from '../routes.ts';
import { edgeCases, someOfEachField } from '../variants.ts';

/** The request with each of its parts at each end of what it may be. */
function edgesOf({ route, subject }: Examination, request: KitRequest): KitRequest[] {
  const { edgesOfField } = amounts[subject.effort];
  return requestParts.flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const edges = someOfEachField(edgeCases(schema, request[part]), edgesOfField, subject.turn);
    return edges.map(({ value }) => ({ ...request, [part]: value }));
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
    const { validRequests: count } = amounts[examination.subject.effort];
    const requests = examination.validRequests(count);
    for (const request of [...requests, ...edgesOf(examination, requests[0])]) {
      examination.requireRoom();
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
