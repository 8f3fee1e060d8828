import type { AutomaticDialogsContext } from '#machines/automatic-dialogs/automatic-dialogs.machine.ts';
import { automaticDialogsEntry } from '#machines/automatic-dialogs/proof/automatic-dialogs.entry.ts';
import AutomaticDialogs from '#web/app/dialogs/AutomaticDialogs.tsx';
import password from '#web/i18n/messages/EN/password.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { password, shell };

/** The dialogs that open by themselves (S10). */
export function walkedFlow(): WalkedFlow {
  const close = { role: 'button', name: t.shell.close };
  const names = { changePassword: t.password.title, announcementPages: 'Title of the news' };
  return walked({
    entry: automaticDialogsEntry,
    language: 'EN',
    begins: {
      // Nothing opens over the sign-in: the stage is taken from the start.
      onBusyPage: { setting: { address: '/login', page: <AutomaticDialogs /> }, input: undefined },
    },
    rows: {
      resting: [],
      looking: 'resting',
      noticing: 'resting',
      queued: 'resting',
      showing: [{ ...close, state: 'enabled' }],
    },
    actions: {
      'member.arrived': sendEvent,
      'payments.changed': sendEvent,
      'session.ended': sendEvent,
      'stage.freed': sendEvent,
      'stage.taken': sendEvent,
      'dialog.closed': press(close),
    },
    facts: Object.entries(names).map(([type, name]) => ({
      name: `the dialog ${type} is shown`,
      holds: (context: object, leaf: string) =>
        leaf === 'showing' && (context as AutomaticDialogsContext).waiting[0]?.type === type,
      mark: { role: 'dialog', name },
    })),
  });
}
