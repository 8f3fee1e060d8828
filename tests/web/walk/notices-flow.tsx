import { fireEvent } from '@testing-library/react';
import {
  type Notice,
  type NoticesContext,
  noticesInSight,
} from '#machines/notices/notices.machine.ts';
import { noticesEntry } from '#machines/notices/proof/notices.entry.ts';
import Notices from '#web/app/notices/Notices.tsx';
import shell from '#web/i18n/messages/EN/shell.json';
import { found } from './screen.ts';
import { happen } from './user-actions.ts';
import { type UserAction, type WalkedFlow, walked } from './walked-flow.ts';

const t = { shell };

const raised = Object.values(noticesEntry.events)
  .flat()
  .flatMap((event) => (event.type === 'notice.raised' ? [event.notice] : []));

function inSight(context: object): readonly Notice[] {
  return noticesInSight(context as NoticesContext);
}

/** The short messages beside the page (S12). */
export function walkedFlow(): WalkedFlow {
  // The texts of the examples are their own keys, except the one that the portal knows.
  const wordsOf = ({ key, text }: Notice) =>
    key === 'serverLost' ? t.shell.notices.serverLost : text;
  const region = `section[aria-label='${t.shell.notices.region}']`;
  const dismiss = { role: 'button', name: t.shell.notices.dismiss };
  const atRegion = (perform: (region: HTMLElement) => void): UserAction => ({
    control: () => [...document.querySelectorAll<HTMLElement>(region)],
    perform,
    isAlwaysPossible: true,
  });
  return walked({
    entry: noticesEntry,
    language: 'EN',
    begins: { onPage: { setting: { address: '/lobby', page: <Notices /> }, input: undefined } },
    // What is in sight depends on the notices alone.
    rows: { quiet: [], passing: 'quiet', standing: 'quiet', held: 'quiet' },
    actions: {
      'notice.dismissed': (event) => {
        const words = raised.filter(({ key }) => key === event.key).map(wordsOf);
        return {
          control: () =>
            found(dismiss).filter((button) =>
              words.some((text) => button.parentElement?.textContent?.includes(text)),
            ),
          perform: (button) => fireEvent.click(button),
        };
      },
      'notices.held': atRegion((element) => fireEvent.pointerEnter(element)),
      'notices.released': atRegion((element) => fireEvent.pointerLeave(element)),
      'notice.raised': (event) => happen(({ services }) => services.notices.send(event)),
    },
    facts: raised.map((notice) => ({
      name: `the notice '${notice.text}' is in sight`,
      holds: (context) => inSight(context).some(({ text }) => text === notice.text),
      mark: { role: 'generic', name: wordsOf(notice) },
    })),
  });
}
