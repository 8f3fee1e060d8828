import type { PairedDevice, Pairing, WatcherEvent } from '#contract/flow-relay.ts';
import { RELAY_TICK_MILLISECONDS, WATCHER_CALLS } from '#contract/flow-relay-types.ts';
import { randomText } from '#web/platform/random-text.ts';
import { openLastingStream } from '#web/platform/server/lasting-stream.ts';
import { tabStorage } from '#web/platform/storage/guarded-storage.ts';
import type {
  PortalMessage,
  SteerMessage,
  WatcherMessage,
} from '#web/platform/windows/flow-feed.ts';
import { createSequenceCheck } from './sequence-check.ts';

/** The tab's key for the devices that it watches; the keys of the devices are not in it. */
const KEPT_DEVICES = 'flowDevices';
const SILENCE_MILLISECONDS = 3 * RELAY_TICK_MILLISECONDS;

/** The page's connection to the relay. */
export type RelayConnection =
  | 'off'
  | 'opening'
  | 'open'
  /** It is opened again. */
  | 'lost'
  /** It needs the control page's key. */
  | 'denied'
  /** This server has no relay. */
  | 'missing';

/** States of the connection that a person should know of. */
export const connectionProblems: ReadonlySet<RelayConnection> = new Set([
  'lost',
  'denied',
  'missing',
]);

/** A watched device. */
export interface WatchedDevice extends PairedDevice {
  /** The portals that have run in it, by their own ids. */
  readonly portals: ReadonlySet<string>;
  /** How many of its messages were lost. */
  readonly missing: number;
}

/** The state of the page's watching of other devices. */
export interface DeviceWatchState {
  readonly connection: RelayConnection;
  /** In the order in which they were paired. */
  readonly devices: readonly WatchedDevice[];
}

/** Why there is no pairing token: enough devices, or nobody answered. */
export type PairingRefusal = 'full' | 'failed';

/** The page's watching of portals on other devices, by way of the fake server (T7). */
export interface DeviceWatch {
  /** The same object until something changes. */
  readonly state: () => DeviceWatchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Receives the messages of portals, and how many before each were lost. */
  readonly hear: (listener: (message: PortalMessage, missing: number) => void) => () => void;
  /** Connects, unless it is connected. */
  readonly open: () => void;
  /** A pairing token for one more device. */
  readonly pair: () => Promise<Pairing | PairingRefusal>;
  /** Watches a device no longer. */
  readonly dismiss: (device: string) => void;
  /** Asks a portal where each of its actors is; false if it runs in no watched device. */
  readonly refresh: (portal: string) => boolean;
  /** Sends to the device that an actor runs in; false if it runs in none. */
  readonly steer: (message: SteerMessage) => boolean;
  readonly close: () => void;
}

interface Kept {
  readonly watcher: string;
  readonly devices: readonly PairedDevice[];
}

/**
 * Watches the devices that this tab has paired. It connects by itself if the tab's last page had
 * some.
 */
export function createDeviceWatch(): DeviceWatch {
  const kept = readKept();
  const listeners = new Set<() => void>();
  const hearers = new Set<(message: PortalMessage, missing: number) => void>();
  const numbers = createSequenceCheck();
  let state: DeviceWatchState = {
    connection: 'off',
    devices: kept.devices.map((device) => ({ ...device, portals: new Set(), missing: 0 })),
  };
  let lastEvent: string | undefined;
  let closeStream: (() => void) | undefined;

  const change = (changed: Partial<DeviceWatchState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const setDevices = (devices: readonly WatchedDevice[]) => {
    change({ devices });
    tabStorage.setItem(
      KEPT_DEVICES,
      JSON.stringify({ watcher: kept.watcher, devices: devices.map(pairedOf) }),
    );
  };
  const tell = (message: PortalMessage, missing: number) => {
    for (const hearer of hearers) hearer(message, missing);
  };
  const post = async (path: string, body: object): Promise<Response | undefined> => {
    try {
      return await fetch(WATCHER_CALLS + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ watcher: kept.watcher, ...body }),
      });
    } catch {
      return undefined;
    }
  };
  const lose = (device: WatchedDevice | undefined) => {
    for (const portal of device?.portals ?? []) {
      numbers.forget(portal);
      tell({ type: 'portal.left', portal }, 0);
    }
  };
  /** Sends to the device that a portal runs in; false if it runs in none. */
  const tellDeviceOf = (portal: string, message: WatcherMessage | SteerMessage) => {
    const device = state.devices.find(({ portals }) => portals.has(portal));
    if (device) void post('/tell', { device: device.device, message });
    return device !== undefined;
  };
  const refresh = (portal: string) => tellDeviceOf(portal, { type: 'flows.watched', isNew: true });
  const receive = (event: WatcherEvent & { readonly type: 'device.sent' }) => {
    const { device: id, number, message } = event;
    const device = state.devices.find((each) => each.device === id);
    if (!device) return;
    const { portal } = message;
    const { isRepeated, missing } = numbers.check(portal, number);
    if (isRepeated) return;
    if (missing > 0 || !device.portals.has(portal)) {
      const changed = {
        ...device,
        portals: new Set([...device.portals, portal]),
        missing: device.missing + missing,
      };
      change({ devices: state.devices.map((each) => (each === device ? changed : each)) });
    }
    if (missing > 0) {
      // Nobody knows what was lost: the portal says again where each actor is.
      tell({ type: 'portal.left', portal }, 0);
      refresh(portal);
    }
    tell(message, missing);
  };
  const onEvent = (event: WatcherEvent) => {
    if (event.type === 'relay.opened') {
      const known = new Map(state.devices.map((each) => [each.device, each]));
      for (const [id, device] of known) {
        if (!event.devices.some((each) => each.device === id)) lose(device);
      }
      change({ connection: 'open' });
      setDevices(
        event.devices.map(
          (each) => known.get(each.device) ?? { ...each, portals: new Set(), missing: 0 },
        ),
      );
    } else if (event.type === 'device.joined') {
      const { device, name, keyHash } = event;
      if (state.devices.some((each) => each.device === device)) return;
      const joined = { device, name, keyHash, portals: new Set<string>(), missing: 0 };
      setDevices([...state.devices, joined]);
    } else if (event.type === 'device.left') {
      lose(state.devices.find(({ device }) => device === event.device));
      setDevices(state.devices.filter(({ device }) => device !== event.device));
    } else receive(event);
  };
  const end = (connection: RelayConnection) => {
    closeStream?.();
    closeStream = undefined;
    change({ connection });
  };
  const open = () => {
    if (closeStream) return;
    let wasOpened = false;
    change({ connection: 'opening' });
    closeStream = openLastingStream({
      address: `${WATCHER_CALLS}/stream`,
      request: () => ({
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(lastEvent !== undefined && { 'last-event-id': lastEvent }),
        },
        body: JSON.stringify({ watcher: kept.watcher, devices: state.devices.map(pairedOf) }),
      }),
      silenceMilliseconds: SILENCE_MILLISECONDS,
      onEvent(data, id) {
        wasOpened = true;
        lastEvent = id ?? lastEvent;
        onEvent(data as WatcherEvent);
      },
      onLost(status) {
        if (status === 401 || status === 403) end('denied');
        else if (status !== undefined && status < 500 && !wasOpened) end('missing');
        else change({ connection: 'lost' });
      },
    });
  };
  if (kept.devices.length > 0) open();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    open,
    async pair() {
      const response = await post('/pairings', {});
      if (response?.status === 409) return 'full';
      return response?.status === 201 ? ((await response.json()) as Pairing) : 'failed';
    },
    dismiss: (device) => void post('/dismiss', { device }),
    refresh,
    steer: (message) =>
      tellDeviceOf(message.actor.slice(0, message.actor.lastIndexOf(' ')), message),
    close: () => end('off'),
  };
}

function pairedOf({ device, name, keyHash }: PairedDevice): PairedDevice {
  return { device, name, keyHash };
}

/** What the tab's last page kept; whatever is wrong with it, the page begins again. */
function readKept(): Kept {
  try {
    const { watcher, devices } = JSON.parse(tabStorage.getItem(KEPT_DEVICES) ?? '') as Kept;
    return { watcher, devices: devices.map(pairedOf) };
  } catch {
    return { watcher: randomText(), devices: [] };
  }
}
