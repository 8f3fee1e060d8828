import type { Answer } from '../answer.ts';
import type { Check, Examination } from '../check.ts';
import { judgeFailure } from '../judge.ts';
import { sendRequest } from '../send.ts';

/** No call of the contract has it. */
const OTHER_METHOD = 'PATCH';

/** Below every call, and no call itself. */
const BELOW = '/more/than/there-is';

function requireUnknown(examination: Examination, what: string, answer: Answer): void {
  if (answer.status === 404) {
    for (const problem of judgeFailure(answer)) {
      examination.report(`${what}: ${problem}`, answer.text);
    }
    return;
  }
  examination.report(`${what} is not refused with 404`, { status: answer.status });
}

function requireNotAllowed(examination: Examination, answer: Answer): void {
  if (answer.status !== 405) {
    requireUnknown(examination, `the method ${OTHER_METHOD}`, answer);
  } else if (!answer.headers.allow?.includes(examination.route.method)) {
    examination.report('405 without its method in Allow', { allow: answer.headers.allow });
  }
}

function requireUnbroken(
  examination: Examination,
  method: 'HEAD' | 'OPTIONS',
  { status, text }: Answer,
): void {
  if (status >= 500) examination.report(`the server broke on ${method}`, { status });
  if (method === 'HEAD' && text !== '') examination.report('HEAD is answered with a body', text);
}

/**
 * What is no call is refused as unknown, in the envelope. A method that a call does not have may
 * get 405 with the methods that it has. HEAD and OPTIONS break nothing.
 */
export const addressesAndMethods: Check = {
  name: 'addresses and methods',
  rank: 'other',
  appliesTo: () => true,
  asksAsStranger: true,
  async run(examination) {
    const { subject, route } = examination;
    const [{ params }] = examination.validRequests(1);
    const send = (method: string, path: string = route.path) =>
      sendRequest(subject, { ...route, method, path, body: undefined }, { params });

    const tries = [
      async () =>
        requireUnknown(examination, 'an address below it', await send('GET', route.path + BELOW)),
      async () => requireNotAllowed(examination, await send(OTHER_METHOD)),
      async () => requireUnbroken(examination, 'HEAD', await send('HEAD')),
      async () => requireUnbroken(examination, 'OPTIONS', await send('OPTIONS')),
    ];
    for (const attempt of examination.chosenOf(tries)) await attempt();
  },
};
