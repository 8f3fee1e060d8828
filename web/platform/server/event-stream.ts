import { createParser } from 'eventsource-parser';
import { EVENT_STREAM_TYPE } from '#contract/entities/live-types.ts';

/** The request of a stream. */
export interface EventStreamRequest extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Callbacks of a stream. */
export interface EventStreamListener {
  /** Data of an event, parsed, and its id if it has one. */
  readonly onEvent: (data: unknown, id: string | undefined) => void;
  /** The heartbeat of a silent stream. */
  readonly onHeartbeat: () => void;
}

/**
 * Reads server-sent events until the stream ends. A browser's own `EventSource` cannot send a token
 * in a header, and a token must not be in a URL.
 *
 * @param request a request, with the signal that ends the stream
 * @returns the status of the answer; undefined if there was none. Never rejects
 */
export async function readEventStream(
  address: string,
  request: EventStreamRequest,
  { onEvent, onHeartbeat }: EventStreamListener,
): Promise<number | undefined> {
  const parser = createParser({
    onEvent: ({ data, id }) => onEvent(JSON.parse(data), id),
    onComment: onHeartbeat,
  });
  let status: number | undefined;
  try {
    const response = await fetch(address, {
      ...request,
      headers: { ...request.headers, accept: EVENT_STREAM_TYPE },
      cache: 'no-store',
    });
    ({ status } = response);
    const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM_TYPE) === true;
    if (!response.ok || !isStream || !response.body) return status;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read piece after piece
      const { done, value } = await reader.read();
      if (done) return status;
      parser.feed(value);
    }
  } catch {
    // Closed, on purpose or not: the caller decides what to do.
    return status;
  }
}
