import { fromCallback, fromPromise } from 'xstate';
import type { LiveEvent } from '#contract/entities/live.ts';
import type { Outcome } from '#contract/errors.ts';
import { liveUpdatesMachine } from '#machines/live-updates/live-updates.machine.ts';
import { inBackground } from '#web/api/background.ts';
import { liveStreamRequest } from '#web/api/live-stream.ts';
import { apiBase } from '#web/platform/server/api-base.ts';
import { readEventStream } from '#web/platform/server/event-stream.ts';
import { takeLead } from '#web/platform/windows/lead.ts';
import type { Services } from '#web/shared/services/services.ts';

/**
 * Live updates with their stream and call (S17).
 *
 * @param purpose the name of the lock that tabs of one person share
 */
export function provideLiveUpdates(
  { api, tokens }: Pick<Services, 'api' | 'tokens'>,
  purpose: string,
) {
  return liveUpdatesMachine.provide({
    actors: {
      takeLead: fromCallback(({ sendBack }) => {
        const leaving = new AbortController();
        takeLead(purpose, () => sendBack({ type: 'lead.taken' }), leaving.signal);
        return () => leaving.abort();
      }),
      readStream: fromCallback<{ type: string }, { after: string }>(({ input, sendBack }) => {
        const leaving = new AbortController();
        const listener = {
          onEvent: (event: unknown) =>
            sendBack({ type: 'change.heard', event: event as LiveEvent }),
          onHeartbeat: () => sendBack({ type: 'heartbeat.heard' }),
        };
        const { token } = tokens.current();
        const { address, request } = liveStreamRequest({ baseUrl: apiBase, token, ...input });
        void readEventStream(address, { ...request, signal: leaving.signal }, listener).then(() =>
          sendBack({ type: 'stream.ended' }),
        );
        return () => leaving.abort();
      }),
      askForChanges: fromPromise<Outcome<LiveEvent>, { after: string }>(({ input, signal }) =>
        inBackground(() => api.live.changes({ query: input }, { signal })),
      ),
    },
  });
}
