import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { speedTestMachine } from '#machines/speed-test/speed-test.machine.ts';
import { measureAddress } from '#web/platform/server/measure-address.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The speed test with what it asks and measures (S8). */
export function provideSpeedTest({ api }: Pick<Services, 'api'>) {
  return speedTestMachine.provide({
    actors: {
      loadDomains: fromPromise<Outcome<readonly string[]>, void>(async () => {
        const answer = await api.site.domains({});
        if (!answer.ok) return answer;
        return { ok: true, value: answer.value.domainList.map(({ domain }) => domain) };
      }),
      measureDomain: fromPromise<Outcome<number>, { readonly domain: string }>(
        async ({ input, signal }) => {
          try {
            // A small answer that every domain of the site has.
            const address = new URL(`${API_PREFIX}/site/status`, input.domain).href;
            return { ok: true, value: Math.round(await measureAddress(address, signal)) };
          } catch {
            return { ok: false, code: 'network_failed' };
          }
        },
      ),
    },
  });
}
