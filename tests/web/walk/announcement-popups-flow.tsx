import type { AnnouncementPopupsContext } from '#machines/announcement-popups/announcement-popups.machine.ts';
import { announcementPopupsEntry } from '#machines/announcement-popups/proof/announcement-popups.entry.ts';
import AnnouncementPopups from '#web/features/announcements/AnnouncementPopups.tsx';
import { press, told } from './deeds.ts';
import type { Texts } from './texts.ts';
import type { WalkedFlow } from './walked-flow.ts';

function waitingIn(context: object) {
  return (context as AnnouncementPopupsContext).waiting;
}

/** The announcements that open by themselves (S10). */
export function announcementPopupsFlow(t: Texts): WalkedFlow {
  const close = { role: 'button', name: t.shell.close };
  return {
    entry: announcementPopupsEntry,
    begins: {
      // Nothing opens over the sign-in: the stage is taken from the start.
      onBusyPage: {
        setting: { address: '/login', page: <AnnouncementPopups /> },
        input: undefined,
      },
    },
    rows: {
      resting: [],
      loading: 'resting',
      queued: 'resting',
      showing: [{ ...close, is: 'enabled' }],
    },
    deedFor: (event) => (event.type === 'popup.closed' ? press(close) : told(event)),
    facts: [
      ...['first', 'second'].map((id) => ({
        name: `the ${id} announcement is shown`,
        holds: (context: object, leaf: string) =>
          leaf === 'showing' && waitingIn(context)[0]?.id === id,
        mark: { role: 'dialog', name: `Title of ${id}` },
      })),
      {
        name: 'no other announcement comes after it',
        holds: (context, leaf) => leaf === 'showing' && waitingIn(context).length === 1,
        mark: { role: 'button', name: t.announcements.understood },
      },
    ],
  };
}
