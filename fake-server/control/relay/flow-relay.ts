import type {
  DeviceEvent,
  DeviceName,
  JoinedDevice,
  NumberedMessage,
  PairedDevice,
  WatcherEvent,
} from '#contract/flow-relay.ts';
import {
  MAX_RELAY_DEVICES,
  PAIRING_SECONDS,
  RELAY_TICK_MILLISECONDS,
} from '#contract/flow-relay-types.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { EventStream } from './event-stream.ts';
import { createSentEvents, type SentEvents } from './sent-events.ts';

const MAX_WATCHERS = 20;
/** Streams of one flows page, or of one device: a duplicated tab opens a second one. */
const MAX_STREAMS = 4;
/** Devices that have left: an old list of a flows page does not bring them back. */
const MAX_LEFT = 200;
/** A flows page that has been closed for this long is forgotten, with its devices. */
const FORGET_MILLISECONDS = 10 * 60_000;

interface Watcher {
  readonly streams: Set<EventStream<WatcherEvent>>;
  readonly devices: Map<string, WatchedDevice>;
  readonly sent: SentEvents;
  pairing: { readonly tokenHash: string; readonly timer: NodeJS.Timeout } | undefined;
  forgetting: NodeJS.Timeout | undefined;
}

/** A paired device. */
export interface WatchedDevice extends PairedDevice {
  readonly watcher: string;
  readonly streams: Set<EventStream<DeviceEvent>>;
}

/**
 * Carries what portals on other devices report to the flows page that has paired them, and back
 * (T7). All of it is in memory and bounded.
 */
export interface FlowRelay {
  /** Whether there is a place for a flows page. */
  admits(watcher: string): boolean;
  /**
   * A flows page listens, from the event after `after` on if that is still known; returns how it
   * stops.
   *
   * @throws RangeError if there are too many flows pages
   */
  watch(
    watcher: string,
    known: readonly PairedDevice[],
    stream: EventStream<WatcherEvent>,
    after: string | undefined,
  ): () => void;
  /** A new pairing token, instead of the last one; refused without a stream, or if it has enough. */
  pair(watcher: string): { readonly token: string } | { readonly refused: 'unknown' | 'full' };
  /** Sends to a device; false if it is not this flows page's. */
  tell(watcher: string, device: string, event: DeviceEvent): boolean;
  /** No longer watches a device; false if it is not this flows page's. */
  dismiss(watcher: string, device: string): boolean;
  /** Uses a token up; undefined if it is unknown, used or expired. */
  join(token: string, name: DeviceName): JoinedDevice | undefined;
  deviceOf(key: string): WatchedDevice | undefined;
  /** A device listens; returns how it stops. */
  listen(device: WatchedDevice, stream: EventStream<DeviceEvent>): () => void;
  receive(device: WatchedDevice, messages: readonly NumberedMessage[]): void;
  /** A device no longer wants to be watched. */
  leave(device: WatchedDevice): void;
  /** Ends all streams. */
  close(): void;
}

export function createFlowRelay(): FlowRelay {
  const watchers = new Map<string, Watcher>();
  const devices = new Map<string, WatchedDevice>();
  const pairings = new Map<string, string>();
  const left = new Set<string>();
  let isClosed = false;

  const tellWatcher = (watcher: Watcher | undefined, event: WatcherEvent) => {
    if (!watcher) return;
    const id = watcher.sent.add(event);
    for (const stream of watcher.streams) stream.send(event, id);
  };
  const tellDevice = (device: WatchedDevice, event: DeviceEvent) => {
    for (const stream of device.streams) stream.send(event);
  };
  const endPairing = (watcher: Watcher) => {
    if (!watcher.pairing) return;
    clearTimeout(watcher.pairing.timer);
    pairings.delete(watcher.pairing.tokenHash);
    watcher.pairing = undefined;
  };
  const add = (watcher: string, paired: PairedDevice) => {
    const device: WatchedDevice = { ...paired, watcher, streams: new Set() };
    devices.set(device.keyHash, device);
    watchers.get(watcher)?.devices.set(device.device, device);
  };
  const remove = (device: WatchedDevice) => {
    devices.delete(device.keyHash);
    left.add(device.keyHash);
    for (const oldest of left) {
      if (left.size <= MAX_LEFT) break;
      left.delete(oldest);
    }
    const watcher = watchers.get(device.watcher);
    watcher?.devices.delete(device.device);
    tellDevice(device, { type: 'flows.left' });
    for (const stream of device.streams) stream.end();
    tellWatcher(watcher, { type: 'device.left', device: device.device });
  };
  const forget = (id: string, watcher: Watcher) => {
    clearTimeout(watcher.forgetting);
    endPairing(watcher);
    for (const device of watcher.devices.values()) remove(device);
    watchers.delete(id);
  };
  /** The flows page by its id; undefined if there are too many. */
  const reach = (id: string): Watcher | undefined => {
    const known = watchers.get(id);
    if (known) return known;
    if (watchers.size >= MAX_WATCHERS) {
      const closed = [...watchers].find(([, { streams }]) => streams.size === 0);
      if (!closed) return undefined;
      forget(...closed);
    }
    const watcher: Watcher = {
      streams: new Set(),
      devices: new Map(),
      sent: createSentEvents(),
      pairing: undefined,
      forgetting: undefined,
    };
    watchers.set(id, watcher);
    return watcher;
  };
  const ownDevice = (watcher: string, device: string) => watchers.get(watcher)?.devices.get(device);

  const ticking = setInterval(() => {
    for (const { streams } of watchers.values()) for (const each of streams) each.beat();
    for (const device of devices.values()) {
      const isWatched = (watchers.get(device.watcher)?.streams.size ?? 0) > 0;
      if (isWatched) tellDevice(device, { type: 'flows.watched', isNew: false });
      else for (const stream of device.streams) stream.beat();
    }
  }, RELAY_TICK_MILLISECONDS).unref();

  return {
    admits: (id) => reach(id) !== undefined,
    watch(id, known, stream, after) {
      const watcher = reach(id);
      if (!watcher) throw new RangeError('There are too many flows pages.');
      clearTimeout(watcher.forgetting);
      for (const paired of known) {
        const isFull = watcher.devices.size >= MAX_RELAY_DEVICES;
        if (!isFull && !devices.has(paired.keyHash) && !left.has(paired.keyHash)) add(id, paired);
      }
      const [oldest] = watcher.streams;
      if (watcher.streams.size >= MAX_STREAMS) oldest?.end();
      watcher.streams.add(stream);
      stream.send({
        type: 'relay.opened',
        devices: [...watcher.devices.values()].map(({ device, name, keyHash }) => ({
          device,
          name,
          keyHash,
        })),
      });
      for (const { id: eventId, event } of watcher.sent.after(after)) stream.send(event, eventId);
      for (const device of watcher.devices.values()) {
        tellDevice(device, { type: 'flows.watched', isNew: true });
      }
      if (isClosed) stream.end();
      return () => {
        watcher.streams.delete(stream);
        if (watcher.streams.size > 0 || isClosed) return;
        watcher.forgetting = setTimeout(forget, FORGET_MILLISECONDS, id, watcher).unref();
      };
    },
    pair(id) {
      const watcher = watchers.get(id);
      if (!watcher || watcher.streams.size === 0) return { refused: 'unknown' };
      if (watcher.devices.size >= MAX_RELAY_DEVICES) return { refused: 'full' };
      endPairing(watcher);
      const token = newToken();
      const tokenHash = hashOfToken(token);
      pairings.set(tokenHash, id);
      const timer = setTimeout(endPairing, PAIRING_SECONDS * 1_000, watcher).unref();
      watcher.pairing = { tokenHash, timer };
      return { token };
    },
    tell(watcher, id, event) {
      const device = ownDevice(watcher, id);
      if (device) tellDevice(device, event);
      return device !== undefined;
    },
    dismiss(watcher, id) {
      const device = ownDevice(watcher, id);
      if (device) remove(device);
      return device !== undefined;
    },
    join(token, name) {
      const id = pairings.get(hashOfToken(token)) ?? '';
      const watcher = watchers.get(id);
      if (!watcher) return undefined;
      endPairing(watcher);
      const key = newToken();
      const paired = { device: newToken(), name, keyHash: hashOfToken(key) };
      add(id, paired);
      tellWatcher(watcher, { type: 'device.joined', ...paired });
      return { device: paired.device, key };
    },
    deviceOf: (key) => devices.get(hashOfToken(key)),
    listen(device, stream) {
      const [oldest] = device.streams;
      if (device.streams.size >= MAX_STREAMS) oldest?.end();
      device.streams.add(stream);
      const isWatched = (watchers.get(device.watcher)?.streams.size ?? 0) > 0;
      if (isWatched) stream.send({ type: 'flows.watched', isNew: true });
      if (isClosed) stream.end();
      return () => void device.streams.delete(stream);
    },
    receive(device, messages) {
      for (const each of messages) {
        tellWatcher(watchers.get(device.watcher), {
          type: 'device.sent',
          device: device.device,
          ...each,
        });
      }
    },
    leave: remove,
    close() {
      isClosed = true;
      clearInterval(ticking);
      for (const watcher of watchers.values()) {
        clearTimeout(watcher.forgetting);
        endPairing(watcher);
        for (const stream of watcher.streams) stream.end();
        for (const device of watcher.devices.values()) {
          for (const stream of device.streams) stream.end();
        }
      }
    },
  };
}
