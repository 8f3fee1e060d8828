import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import {
  type SiteFacts,
  systemStatusMachine,
} from '#machines/system-status/system-status.machine.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ServerClock } from '#web/platform/server/server-clock.ts';

interface SystemStatusPorts {
  readonly api: ApiClient;
  readonly clock: ServerClock;
}

/** The status of the site with its call; each answer also sets the clock by the server's (S9). */
export function provideSystemStatus({ api, clock }: SystemStatusPorts) {
  return systemStatusMachine.provide({
    actors: {
      readStatus: fromPromise<Outcome<SiteFacts>, void>(async ({ signal }) => {
        const answer = await api.site.status({}, { signal });
        if (answer.ok) clock.synchronise(answer.value.serverTime);
        return answer;
      }),
    },
  });
}
