import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { getI18n } from 'react-i18next';
import type { RunningActors } from '#web/shared/services/running-actors.ts';
import { createDeviceRelay } from './device-relay.ts';
import { WatchingNotice } from './WatchingNotice.tsx';

/** Starts the watching of this portal from another device, with the notice about it (T7). */
export async function startRelay(running: RunningActors): Promise<void> {
  const [{ createFlowFeed }] = await Promise.all([
    import('../flow-feed.ts'),
    getI18n().loadNamespaces('watching'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const relay = createDeviceRelay((tell) =>
    // The server has checked the key of who steers.
    createFlowFeed(running, tell, () => Promise.resolve(true)),
  );
  root.render(createElement(WatchingNotice, { relay, onClose: close }));
}
