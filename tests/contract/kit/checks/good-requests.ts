import type { Check } from '../check.ts';
import { judgeShape, refusalOf } from '../judge.ts';
import { requireNow } from '../not-now.ts';

/** A name that no server under test has. */
const FOREIGN_NAME = 'elsewhere.invalid';

/** How a caller claims to have reached the server by that name. */
const claims = { 'x-forwarded-host': FOREIGN_NAME, forwarded: `host=${FOREIGN_NAME}` };

/**
 * A request that must succeed does, with a declared answer. No address in the answer follows the
 * host name that the caller claims.
 */
export const goodRequestsSucceed: Check = {
  name: 'a good request',
  rank: 'first',
  appliesTo: () => true,
  missing: ({ goodRequest }) => (goodRequest ? undefined : 'no good requests are known'),
  async run(examination) {
    const { subject, route } = examination;
    const request = (await subject.goodRequest?.(route.name)) ?? 'none is known';
    if (typeof request === 'string') {
      examination.skip(request);
      return;
    }
    // A situation is given to those who use a known name.
    const host = subject.takesAnyHost && !request.headers ? { host: FOREIGN_NAME } : {};
    const answer = await examination.send({
      ...request,
      headers: { ...claims, ...host, ...request.headers },
    });
    // An answer of no declared shape is the cause, and told by now.
    requireNow(route, answer);
    if (answer.status !== 200 && judgeShape(route, answer).length === 0) {
      examination.report(refusalOf(answer), { request, answer: answer.text });
    }
    if (answer.text.includes(FOREIGN_NAME)) {
      examination.report('an address follows a header of the request', answer.text);
    }
  },
};
