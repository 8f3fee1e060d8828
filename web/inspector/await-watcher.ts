import { COUNTS_META } from '#contract/flow-counts-types.ts';
import { tabStorage } from '#web/platform/storage/guarded-storage.ts';
import { FLOW_CHANNEL, type FlowMessage } from '#web/platform/windows/flow-feed.ts';
import { openTabChannel } from '#web/platform/windows/tab-channel.ts';
import { WATCH_KEY } from '#web/platform/windows/watch-key.ts';
import type { RunningActors } from '#web/shared/services/running-actors.ts';
import type { FlowFeed } from './flow-feed.ts';

/**
 * Waits for a flows page of this browser, or joins the one on another device that has paired this
 * tab (T7). Until then this listener is all that the portal runs for it.
 */
export function awaitWatcher(running: RunningActors): void {
  const channel = openTabChannel<FlowMessage>(FLOW_CHANNEL);
  let feed: Promise<FlowFeed> | undefined;
  channel.hear((message) => {
    if (message.type === 'flows.steered') {
      void feed?.then((created) => created.steer(message));
      return;
    }
    if (message.type !== 'flows.watched') return;
    feed ??= import('./flow-feed.ts').then(({ createFlowFeed }) => {
      const created = createFlowFeed(running, (sent) => channel.tell(sent));
      addEventListener('pagehide', () => created.stop());
      return created;
    });
    void feed.then(
      (created) => created.watch(message.isNew),
      (error: unknown) => {
        // The next sign of a watching page tries again.
        feed = undefined;
        reportError(error);
      },
    );
  });
  channel.tell({ type: 'portal.opened' });
  if (document.querySelector(`meta[name=${COUNTS_META}]`)) {
    import('./send-flow-counts.ts').then(
      ({ sendFlowCounts }) => sendFlowCounts(running),
      reportError,
    );
  }
  if (tabStorage.getItem(WATCH_KEY) !== null) {
    import('./relay/start-relay.ts').then(({ startRelay }) => startRelay(running), reportError);
  }
}
