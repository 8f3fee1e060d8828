import type { Check, Examination } from '../check.ts';
import { amounts, someOf } from '../effort.ts';
import { failureOf } from '../judge.ts';
import type { KitRequest } from '../request.ts';
import { requestParts } from '../routes.ts';
import { edgeCases } from '../variants.ts';

/** The request with one of its parts at an end of what it may be, for some of the parts and ends. */
function edgesOf({ route, subject }: Examination, request: KitRequest): KitRequest[] {
  const all = requestParts.flatMap((part) => {
    const schema = route[part];
    const edges = schema ? edgeCases(schema, request[part]) : [];
    return edges.map(({ value }) => ({ ...request, [part]: value }));
  });
  return [...someOf(all, amounts[subject.effort].edges, subject.turn)];
}

/**
 * Requests that the contract accepts get a declared answer. They may be refused (the name does not
 * exist), but not as malformed, and a refusal of fields names them.
 */
export const validRequests: Check = {
  name: 'valid requests',
  rank: 'other',
  appliesTo: () => true,
  async run(examination) {
    const { validRequests: count } = amounts[examination.subject.effort];
    const requests = examination.validRequests(count);
    for (const request of [...requests, ...edgesOf(examination, requests[0])]) {
      await examination.requireRoom();
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
