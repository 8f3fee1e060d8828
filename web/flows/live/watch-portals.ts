import { fromCallback } from 'xstate';
import { flowWatchMachine } from '#machines/flow-watch/flow-watch.machine.ts';
import {
  FLOW_CHANNEL,
  type FlowMessage,
  WATCH_INTERVAL_MILLISECONDS,
  WATCH_TIMEOUT_MILLISECONDS,
} from '#web/platform/windows/flow-feed.ts';
import { openTabChannel } from '#web/platform/windows/tab-channel.ts';
import type { DeviceWatch } from '../devices/device-watch.ts';
import type { LiveLog } from './live-log.ts';

/**
 * The watch with its sources: it asks this browser's portals to report, hears those on watched
 * devices, writes the log, and drops a portal that is silent for too long. One that speaks again is
 * asked where each of its actors is.
 */
export function provideFlowWatch(
  log: LiveLog,
  devices: Pick<DeviceWatch, 'hear' | 'refresh'>,
): typeof flowWatchMachine {
  return flowWatchMachine.provide({
    actors: {
      watchPortals: fromCallback(({ sendBack }) => {
        const channel = openTabChannel<FlowMessage>(FLOW_CHANNEL);
        if (!channel.isOpen) throw new Error('this browser has no channels');
        const silences = new Map<string, ReturnType<typeof setTimeout>>();
        const silent = new Set<string>();
        const lose = (portal: string) => {
          clearTimeout(silences.get(portal));
          silences.delete(portal);
          log.take({ type: 'portal.left', portal });
          sendBack({ type: 'portal.lost', portal });
        };
        const fallSilent = (portal: string) => {
          silent.add(portal);
          lose(portal);
        };
        const watch = (isNew: boolean) => channel.tell({ type: 'flows.watched', isNew });
        const hear = (message: FlowMessage, missing = 0) => {
          if (message.type === 'portal.opened') watch(true);
          else if (message.type === 'portal.left') lose(message.portal);
          else if (message.type === 'portal.stepped') {
            const { portal } = message;
            clearTimeout(silences.get(portal));
            silences.set(portal, setTimeout(fallSilent, WATCH_TIMEOUT_MILLISECONDS, portal));
            if (silent.delete(portal) && !devices.refresh(portal)) watch(true);
            log.take(message, missing);
            sendBack({ type: 'portal.heard', portal });
          }
        };
        channel.hear(hear);
        const leaveDevices = devices.hear(hear);
        watch(true);
        const interval = setInterval(watch, WATCH_INTERVAL_MILLISECONDS, false);
        return () => {
          clearInterval(interval);
          for (const silence of silences.values()) clearTimeout(silence);
          leaveDevices();
          channel.close();
        };
      }),
    },
  });
}
