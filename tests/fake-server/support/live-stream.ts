import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type LiveEvent, liveEventSchema } from '#contract/entities/live.ts';
import { EVENT_STREAM_TYPE } from '#contract/entities/live-types.ts';

/** A stream of events that a test listens to. */
export interface HeardStream {
  readonly status: number;
  readonly contentType: string | null;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  /** Resolves at the next comment, the server's heartbeat. */
  heartbeat(): Promise<void>;
  leave(): Promise<void>;
}

/** Opens a stream as a browser does, with the token in a header. */
export async function listen(
  origin: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HeardStream> {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/live/changes`, {
    headers: { accept: EVENT_STREAM_TYPE, authorization: `Bearer ${token}`, ...headers },
    signal: leaving.signal,
  });
  let beat = Promise.withResolvers<void>();
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(
      new EventSourceParserStream({
        onComment: () => {
          beat.resolve();
          beat = Promise.withResolvers();
        },
      }),
    )
    .getReader();
  // One read is always pending: unread events stay in transit, heartbeats too.
  let ahead = reader?.read();
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    async next() {
      const { value } = (await ahead) ?? {};
      ahead = reader?.read();
      return value && liveEventSchema.parse(JSON.parse(value.data));
    },
    heartbeat: async () => await beat.promise,
    async leave() {
      leaving.abort();
      await ahead?.catch(() => undefined);
    },
  };
}
