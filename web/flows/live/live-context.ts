import { useSelector } from '@xstate/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { flowWatchMachine } from '#machines/flow-watch/flow-watch.machine.ts';
import type { SteerMessage } from '#web/platform/windows/flow-feed.ts';
import type { DeviceWatch, DeviceWatchState } from '../devices/device-watch.ts';
import type { LiveActor, LiveLog, LoggedStep } from './live-log.ts';

/** The flows page's data, and its current view. */
export interface Live {
  readonly log: LiveLog;
  readonly watch: ActorRefFrom<typeof flowWatchMachine>;
  readonly devices: DeviceWatch;
  /** Makes things happen in the portal. */
  readonly steer: (message: SteerMessage) => void;
}

export const LiveContext = createContext<Live | null>(null);

/** @throws outside of a `LiveContext` */
export function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('There is no LiveContext around this.');
  return live;
}

/** All kept steps, oldest first. */
export function useSteps(): readonly LoggedStep[] {
  const { log } = useLive();
  return useSyncExternalStore(log.subscribe, log.steps);
}

/** The devices that are watched, and the connection to them. */
export function useDevices(): DeviceWatchState {
  const { devices } = useLive();
  return useSyncExternalStore(devices.subscribe, devices.state);
}

/** The actors that run in the portals now. */
export function useActors(): readonly LiveActor[] {
  const { log } = useLive();
  return useSyncExternalStore(log.subscribe, log.actors);
}

/** The watch's state. */
export function useWatch(): SnapshotFrom<typeof flowWatchMachine> {
  const { watch } = useLive();
  return useSelector(watch, (snapshot) => snapshot);
}
