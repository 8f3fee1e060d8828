import { fromCallback } from 'xstate';
import { flowWatchMachine } from '#machines/flow-watch/flow-watch.machine.ts';
import {
  FLOW_CHANNEL,
  type FlowMessage,
  WATCH_INTERVAL_MILLISECONDS,
  WATCH_TIMEOUT_MILLISECONDS,
} from '#web/platform/windows/flow-feed.ts';
import { openTabChannel } from '#web/platform/windows/tab-channel.ts';
import type { LiveLog } from './live-log.ts';

/**
 * The watch with its channel: it asks this browser's portals to report, writes the log, and drops a
 * portal that does not answer in time.
 */
export function provideFlowWatch(log: LiveLog): typeof flowWatchMachine {
  return flowWatchMachine.provide({
    actors: {
      watchPortals: fromCallback(({ sendBack }) => {
        const channel = openTabChannel<FlowMessage>(FLOW_CHANNEL);
        if (!channel.isOpen) throw new Error('this browser has no channels');
        const silences = new Map<string, ReturnType<typeof setTimeout>>();
        const lose = (portal: string) => {
          clearTimeout(silences.get(portal));
          silences.delete(portal);
          log.take({ type: 'portal.left', portal });
          sendBack({ type: 'portal.lost', portal });
        };
        const watch = (isNew: boolean) => channel.tell({ type: 'flows.watched', isNew });
        channel.hear((data) => {
          if (data.type === 'portal.opened') watch(true);
          else if (data.type === 'portal.left') lose(data.portal);
          else if (data.type === 'portal.stepped') {
            const { portal } = data;
            clearTimeout(silences.get(portal));
            silences.set(portal, setTimeout(lose, WATCH_TIMEOUT_MILLISECONDS, portal));
            log.take(data);
            sendBack({ type: 'portal.heard', portal });
          }
        });
        watch(true);
        const interval = setInterval(watch, WATCH_INTERVAL_MILLISECONDS, false);
        return () => {
          clearInterval(interval);
          for (const silence of silences.values()) clearTimeout(silence);
          channel.close();
        };
      }),
    },
  });
}
