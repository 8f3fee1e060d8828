import { manifest } from 'virtual:contract-manifest';
import { BACKGROUND_HEADER } from '#contract/background.ts';
import { routeOf } from './manifest-route.ts';

/** Address and reader of a stream, and the event it starts after. */
export interface LiveStream {
  /** Address of the API, without a slash at the end. */
  readonly baseUrl: string;
  readonly token: string | null;
  /** The event before its first one. */
  readonly after: string;
}

const { method, path } = routeOf('live', 'changes', manifest.live.changes);

/** The request that opens the stream of changes after an event. */
export function liveStreamRequest({ baseUrl, token, after }: LiveStream) {
  return {
    address: `${baseUrl}${path}?${new URLSearchParams({ after })}`,
    request: { method, headers: { authorization: `Bearer ${token}`, [BACKGROUND_HEADER]: '1' } },
  };
}
