import { manifest } from 'virtual:contract-manifest';
import { createParser } from 'eventsource-parser';
import { BACKGROUND_HEADER } from '#contract/background.ts';
import type { LiveEvent } from '#contract/entities/live.ts';
import { EVENT_STREAM_TYPE } from '#contract/entities/live-types.ts';
import { routeOf } from './manifest-route.ts';

/** Address and reader of a stream, and the event it starts after. */
export interface StreamRequest {
  /** Address of the API, without a slash at the end. */
  readonly baseUrl: string;
  readonly token: string | null;
  /** The event before its first one. */
  readonly after: string;
}

/** Callbacks of a stream. */
export interface StreamListener {
  readonly onEvent: (event: LiveEvent) => void;
  /** The heartbeat of a silent stream. */
  readonly onHeartbeat: () => void;
}

const { method, path } = routeOf('live', 'changes', manifest.live.changes);

/**
 * Listens for changes after an event until the stream ends, and reports why. A browser's own
 * `EventSource` cannot send a token in a header, and a token must not be in a URL.
 *
 * @returns when the stream has ended, or none was opened
 */
export async function readStream(
  { baseUrl, token, after }: StreamRequest,
  { onEvent, onHeartbeat }: StreamListener,
  signal: AbortSignal,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ data }) => onEvent(JSON.parse(data) as LiveEvent),
    onComment: onHeartbeat,
  });
  try {
    const response = await fetch(`${baseUrl}${path}?${new URLSearchParams({ after })}`, {
      method,
      headers: {
        accept: EVENT_STREAM_TYPE,
        authorization: `Bearer ${token}`,
        [BACKGROUND_HEADER]: '1',
      },
      cache: 'no-store',
      signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM_TYPE) === true;
    if (!response.ok || !isStream || !response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read piece after piece
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  } catch {
    // Closed, on purpose or not: the flow decides what comes next.
  }
}
