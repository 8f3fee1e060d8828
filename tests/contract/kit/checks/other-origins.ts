import type { Check } from '../check.ts';
import { sendRequest } from '../send.ts';

/** A site that no server under test knows. */
const STRANGER = 'https://elsewhere.invalid';

/** A page of another site may not call with a person's cookies, before a call and in one. */
export const otherOrigins: Check = {
  name: 'other origins',
  rank: 'other',
  appliesTo: () => true,
  asksAsStranger: true,
  async run(examination) {
    const { subject, route } = examination;
    const [request] = examination.validRequests(1);
    const preflight = {
      ...request,
      body: undefined,
      headers: { origin: STRANGER, 'access-control-request-method': route.method },
    };
    const tries = [
      () => sendRequest(subject, { ...route, method: 'OPTIONS' }, preflight),
      () => sendRequest(subject, route, { ...request, headers: { origin: STRANGER } }),
    ];
    for (const attempt of examination.chosenOf(tries)) {
      const { headers, status } = await attempt();
      const allowed = headers['access-control-allow-origin'];
      if (allowed === STRANGER && headers['access-control-allow-credentials'] === 'true') {
        examination.report('any other site may call with the credentials of a person', {
          origin: STRANGER,
          'access-control-allow-origin': allowed,
        });
      }
      if (status >= 500) examination.report('the server broke on another origin', { status });
    }
  },
};
