import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type JoinedDevice, type Pairing, type WatcherEvent } from '#contract/flow-relay.ts';
import { DEVICE_CALLS, WATCHER_CALLS } from '#contract/flow-relay-types.ts';

/** An open stream of the relay. */
interface RelayStream {
  readonly status: number;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<{ readonly id: string | undefined; readonly data: WatcherEvent } | undefined>;
  leave(): void;
}

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** The relay's calls, as a flows page and a phone make them. */
export function relayCalls(origin: string) {
  const send = async (path: string, { method = 'POST', body, headers = {} }: Sent = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.text()) || '{}' };
  };
  const open = async (path: string, { method = 'POST', body, headers = {} }: Sent) => {
    const leaving = new AbortController();
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: leaving.signal,
    });
    const reader = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    const stream: RelayStream = {
      status: response.status,
      async next() {
        const { value } = (await reader?.read()) ?? {};
        return value && { id: value.id, data: JSON.parse(value.data) as WatcherEvent };
      },
      leave: () => leaving.abort(),
    };
    return stream;
  };
  const post = (path: string, body: unknown) => send(WATCHER_CALLS + path, { body });
  return {
    post,
    watch: (watcher: string, devices: readonly unknown[] = [], after = '') =>
      open(`${WATCHER_CALLS}/stream`, {
        body: { watcher, devices },
        headers: after === '' ? {} : { 'last-event-id': after },
      }),
    async pair(watcher: string) {
      return JSON.parse((await post('/pairings', { watcher })).body) as Pairing;
    },
    join: (token: string, userAgent = '') =>
      send(`${DEVICE_CALLS}/join`, { body: { token }, headers: { 'user-agent': userAgent } }),
    async joined(token: string, userAgent?: string) {
      return JSON.parse((await this.join(token, userAgent)).body) as JoinedDevice;
    },
    report: (key: string, body: unknown) =>
      send(`${DEVICE_CALLS}/messages`, { body, headers: bearer(key) }),
    listen: (key: string) =>
      open(`${DEVICE_CALLS}/stream`, { method: 'GET', headers: bearer(key) }),
    leave: (key: string) => send(`${DEVICE_CALLS}/leave`, { headers: bearer(key) }),
    device: (path: string, sent: Sent) => send(DEVICE_CALLS + path, sent),
  };
}

/** A step of a portal's sign-in, in its numbered message. */
export function numbered(number: number, value: unknown = 'entering') {
  return {
    number,
    message: {
      type: 'portal.stepped',
      portal: 'portal',
      path: '/login',
      steps: [
        {
          actor: { id: 'portal 1', machine: 'login', parent: null },
          at: 1,
          event: { type: 'form.submitted' },
          value,
          status: 'active',
        },
      ],
    },
  } as const;
}
