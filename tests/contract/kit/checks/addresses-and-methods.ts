import type { Answer } from '../answer.ts';
import type { Check, Examination } from '../check.ts';
import { judgeFailure } from '../judge.ts';
import { sendRequest } from '../send.ts';

/** No call of the contract has it. */
const OTHER_METHOD = 'PATCH';

/** Below every call, and no call itself. */
const BELOW = '/more/than/there-is';

const withoutBody = (answer: Answer) => answer.text === '';

function requireUnknown(examination: Examination, what: string, answer: Answer): void {
  if (answer.status === 404) {
    for (const problem of judgeFailure(answer)) {
      examination.report(`${what}: ${problem}`, answer.text);
    }
    return;
  }
  examination.report(`${what} is not refused with 404`, { status: answer.status });
}

/**
 * What is no call is refused as unknown, in the envelope. A method that a call does not have may
 * get 405 with the methods that it has. HEAD and OPTIONS break nothing.
 */
export const addressesAndMethods: Check = {
  name: 'addresses and methods',
  appliesTo: () => true,
  asksAsStranger: true,
  async run(examination) {
    const { subject, route } = examination;
    const [{ params }] = examination.validRequests(1);
    const send = (method: string, path: string = route.path) =>
      sendRequest(subject, { ...route, method, path, body: undefined }, { params });

    requireUnknown(examination, 'an address below it', await send('GET', route.path + BELOW));
    const other = await send(OTHER_METHOD);
    if (other.status === 405) {
      if (!other.headers.allow?.includes(route.method)) {
        examination.report('405 without its method in Allow', { allow: other.headers.allow });
      }
    } else {
      requireUnknown(examination, `the method ${OTHER_METHOD}`, other);
    }
    for (const method of ['HEAD', 'OPTIONS']) {
      const answer = await send(method);
      if (answer.status >= 500) {
        examination.report(`the server broke on ${method}`, { status: answer.status });
      }
      if (method === 'HEAD' && !withoutBody(answer)) {
        examination.report('HEAD is answered with a body', answer.text);
      }
    }
  },
};
