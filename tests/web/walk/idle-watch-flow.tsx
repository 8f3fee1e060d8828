import { fireEvent } from '@testing-library/react';
import type { ExampleClock } from '#machines/catalogue/entry.ts';
import { idleWatchEntry } from '#machines/idle-watch/proof/idle-watch.entry.ts';
import IdleWarning from '#web/app/idle/IdleWarning.tsx';
import shell from '#web/i18n/messages/EN/shell.json';
import { happen, press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { shell };

/** So short that the warning counts a few seconds. */
const IDLE_MINUTES = 0.1;

/** The warning before an idle session ends (A19). */
export function walkedFlow(): WalkedFlow {
  const words = t.shell.idle;
  const stay = { role: 'button', name: words.stay };
  return walked({
    entry: idleWatchEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: '/lobby',
          page: <IdleWarning />,
          site: { sessionIdleMinutes: IDLE_MINUTES },
        },
        input: ({ now }: ExampleClock) => ({ now, idleMilliseconds: IDLE_MINUTES * 60_000 }),
      },
    },
    rows: {
      inUse: [],
      warning: [{ ...stay, state: 'enabled' }],
      keeping: 'inUse',
      staying: [{ ...stay, state: 'busy' }],
      ended: 'inUse',
    },
    actions: {
      'stay.requested': press(stay),
      'person.acted': happen(() => fireEvent.keyDown(document.body)),
      'session.used': sendEvent,
      'page.shown': sendEvent,
    },
    facts: [
      {
        name: 'the session is about to end',
        holds: (_, leaf) => leaf === 'warning' || leaf === 'staying',
        mark: { role: 'alertdialog', name: words.title },
      },
    ],
  });
}
