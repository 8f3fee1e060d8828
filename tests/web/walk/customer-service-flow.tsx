import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { customerServiceEntry } from '#machines/customer-service/proof/customer-service.entry.ts';
import service from '#web/i18n/messages/PT/service.json';
import shell from '#web/i18n/messages/PT/shell.json';
import ServiceVisit from '#web/shared/customer-service/ServiceVisit.tsx';
import { errorsInPortuguese as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { service, shell };

const LEFT = 'the visit is over';

function Visit({ windowOpened }: { readonly windowOpened: boolean }) {
  const [isOver, setIsOver] = useState(false);
  if (isOver) return <h1>{LEFT}</h1>;
  return <ServiceVisit windowOpened={windowOpened} onEnded={() => setIsOver(true)} />;
}

function begin(windowOpened: boolean): WalkedFlow['begins'][string] {
  const page = <Visit windowOpened={windowOpened} />;
  return { setting: { address: '/lobby', page }, input: { windowOpened } };
}

let opened: { closed: boolean; readonly document: Document } | null = null;

/** Has the browser open the next window or not; the person closed the one before. */
function letOpen(isAllowed: boolean): void {
  if (opened) opened.closed = true;
  opened = isAllowed
    ? { closed: false, document: document.implementation.createHTMLDocument() }
    : null;
  window.open = () => opened as Window | null;
}

/** A visit to customer service: silent while it goes well, a dialog where it does not (S8). */
export function walkedFlow(): WalkedFlow {
  const words = t.service;
  const retry = { role: 'button', name: t.shell.retry };
  const link = { role: 'link', name: words.blockedLink };
  const close = { role: 'button', name: t.shell.close };
  return walked({
    entry: customerServiceEntry,
    language: 'PT',
    begins: { inWindow: begin(true), blocked: begin(false) },
    rows: {
      findingDesk: [],
      openingDesk: 'findingDesk',
      windowBlocked: [
        { role: 'alertdialog', name: words.blockedTitle },
        { ...retry, state: 'enabled' },
        link,
      ],
      failed: [
        { role: 'alertdialog', name: words.failedTitle },
        { ...retry, state: 'enabled' },
      ],
      left: [{ role: 'heading', name: LEFT }],
    },
    actions: {
      'service.requested': (event) => ({
        control: () => found(retry),
        perform: (element) => {
          letOpen(event.windowOpened);
          fireEvent.click(element);
        },
      }),
      'link.followed': press(link),
      'help.closed': press(close),
    },
    facts: refusalFacts(errors, {
      codes: codesOf(customerServiceEntry.outcomes.findAddress),
      leaf: 'failed',
      role: 'paragraph',
    }),
  });
}
