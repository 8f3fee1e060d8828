import type { DeviceEvent, JoinedDevice } from '#contract/flow-relay.ts';
import { DEVICE_CALLS, RELAY_TICK_MILLISECONDS } from '#contract/flow-relay-types.ts';
import { openLastingStream } from '#web/platform/server/lasting-stream.ts';
import { tabStorage } from '#web/platform/storage/guarded-storage.ts';
import type { PortalMessage } from '#web/platform/windows/flow-feed.ts';
import { WATCH_KEY } from '#web/platform/windows/watch-key.ts';
import type { FlowFeed } from '../flow-feed.ts';
import { createOutbox, type SendResult } from './outbox.ts';

/** After three missed ticks nobody watches. */
const SILENCE_MILLISECONDS = 3 * RELAY_TICK_MILLISECONDS;
/** A server that was restarted knows the device again once the flows page has returned. */
const RETURN_MILLISECONDS = 60_000;
/** What the tab keeps once the token is used, before the device's key. */
const KEY_PREFIX = 'key.';

/** The state of watching this portal. */
export type RelayStage =
  | 'joining'
  /** A flows page is watching. */
  | 'watched'
  /** The flows page is closed, or there is no connection. */
  | 'waiting'
  /** The pairing token was used, or has expired. */
  | 'used'
  /** The token could not be used: nobody answered. */
  | 'unreachable'
  /** The flows page no longer watches this portal. */
  | 'ended';

/** The watching of this portal from another device (T7). */
export interface DeviceRelay {
  readonly stage: () => RelayStage;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries again to use the token. */
  readonly retry: () => void;
  /** Ends it, also for the tab's next pages. */
  readonly stop: () => void;
}

/**
 * Reports the portal's machines to the flows page on another device that has paired it, by way of
 * the fake server.
 *
 * @param createFeed makes the portal's reporting, which redacts everything before it tells it
 */
export function createDeviceRelay(
  createFeed: (tell: (message: PortalMessage) => void) => FlowFeed,
): DeviceRelay {
  const listeners = new Set<() => void>();
  let stage: RelayStage = 'joining';
  let leave: (() => void) | undefined;
  const enter = (next: RelayStage) => {
    if (next === stage) return;
    stage = next;
    for (const listener of listeners) listener();
  };
  const end = (next: RelayStage) => {
    leave?.();
    tabStorage.removeItem(WATCH_KEY);
    enter(next);
  };

  const connect = (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const outbox = createOutbox(async (body, isLast) => {
      const response = await post('/messages', body, { headers, keepalive: isLast });
      return resultOf(response?.status);
    });
    const feed = createFeed((message) => outbox.add(message));
    let silence: ReturnType<typeof setTimeout> | undefined;
    let unknownSince: number | undefined;
    const onEvent = (event: DeviceEvent) => {
      unknownSince = undefined;
      if (event.type === 'flows.steered') void feed.steer(event);
      else if (event.type === 'flows.left') end('ended');
      else {
        feed.watch(event.isNew);
        clearTimeout(silence);
        silence = setTimeout(enter, SILENCE_MILLISECONDS, 'waiting');
        enter('watched');
      }
    };
    const close = openLastingStream({
      address: `${DEVICE_CALLS}/stream`,
      request: () => ({ headers }),
      silenceMilliseconds: SILENCE_MILLISECONDS,
      onEvent: (data) => onEvent(data as DeviceEvent),
      onLost(status) {
        if (status === 401) {
          unknownSince ??= Date.now();
          if (Date.now() - unknownSince > RETURN_MILLISECONDS) end('ended');
        }
        if (stage === 'joining') enter('waiting');
      },
    });
    const flush = () => {
      feed.stop();
      outbox.flush();
    };
    addEventListener('pagehide', flush);
    leave = () => {
      leave = undefined;
      removeEventListener('pagehide', flush);
      clearTimeout(silence);
      close();
      outbox.close();
      feed.stop();
      void post('/leave', '', { headers, keepalive: true });
    };
  };
  const join = async (token: string) => {
    enter('joining');
    const response = await post('/join', JSON.stringify({ token }), {});
    const isAnswer = response?.headers.get('content-type')?.startsWith('application/json') === true;
    if (response?.status === 201 && isAnswer) {
      const { key } = (await response.json()) as JoinedDevice;
      tabStorage.setItem(WATCH_KEY, KEY_PREFIX + key);
      connect(key);
    } else if (isAnswer && (response?.status === 410 || response?.status === 400)) end('used');
    else enter('unreachable');
  };
  const begin = () => {
    const kept = tabStorage.getItem(WATCH_KEY);
    if (kept === null) end('ended');
    else if (kept.startsWith(KEY_PREFIX)) connect(kept.slice(KEY_PREFIX.length));
    else void join(kept);
  };
  begin();
  return {
    stage: () => stage,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: begin,
    stop: () => end('ended'),
  };
}

/** Sends JSON; undefined if nobody answers. */
async function post(
  path: string,
  body: string,
  {
    headers,
    keepalive = false,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly keepalive?: boolean },
): Promise<Response | undefined> {
  try {
    return await fetch(DEVICE_CALLS + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      keepalive,
    });
  } catch {
    return undefined;
  }
}

/** What the server will never take is dropped; 401 is a server that was restarted. */
function resultOf(status: number | undefined): SendResult {
  if (status === 204) return 'sent';
  return status === 400 || status === 413 ? 'refused' : 'failed';
}
