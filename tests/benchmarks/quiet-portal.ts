import { askControl } from '#tests/support/control.ts';
import { type PortalOptions, type RunningPortal, startPortal } from '#tests/support/server.ts';

/** A portal where nothing opens by itself: an announcement over the page would be measured too. */
export async function startQuietPortal(
  options: Pick<PortalOptions, 'countsFlows'> = {},
): Promise<RunningPortal> {
  const portal = await startPortal(options);
  await askControl(portal, 'settings', { changes: { announcementPopups: 0 } });
  return portal;
}
