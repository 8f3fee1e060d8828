import { askControl } from '#tests/support/control.ts';
import { type RunningPortal, startPortal } from '#tests/support/server.ts';

/** A portal where nothing opens by itself: an announcement over the page is no cost of the page. */
export async function startQuietPortal(): Promise<RunningPortal> {
  const portal = await startPortal();
  await askControl(portal, 'settings', { changes: { announcementPopups: 0 } });
  return portal;
}
