import { createActor, fromPromise } from 'xstate';
import {
  type HistoryEntry,
  modalHistoryMachine,
} from '#machines/modal-history/modal-history.machine.ts';
import {
  bringNotes,
  entryState,
  MODALS_KEY,
  notedInEntry,
  noteInEntry,
  WANTED_MODAL_KEY,
} from '#web/platform/address/history-entry.ts';
import type { Services } from '#web/shared/services/services.ts';
import { dialogsStepAside } from '#web/shared/verification/step-aside.ts';
import { comesBack, type ReturningName } from './dialogs.ts';

type Parts = Pick<Services, 'modals' | 'session' | 'running' | 'watching'>;

/**
 * Keeps the open dialogs and the tab's history in sync, for the page's lifetime (S6). The router
 * does not see the entries of dialogs: each has its page's address and router state, and also names
 * the open dialogs.
 *
 * @returns stops it
 */
export function followModals({ modals, session, running, watching }: Parts): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const openTypes = () => modals.getSnapshot().context.stack.map(({ type }) => type);

  const readEntry = (): HistoryEntry => {
    const dialogs = dialogsInEntry();
    const mayReturn = dialogs.every((name) => comesBack(name, isVisitor(session)));
    return { page: pageNumber(), dialogs, mayReturn };
  };

  const flow = createActor(
    modalHistoryMachine.provide({
      actors: {
        settle: fromPromise(async (stopped) => {
          await nextTurn(stopped.signal);
          return readEntry();
        }),
        stepBack: fromPromise(async ({ input, signal: stopped }) => {
          await goneBack(input.by, stopped);
          return readEntry();
        }),
      },
    }),
    { input: { entry: readEntry(), open: openTypes() }, ...watching },
  );
  flow.on('entries.wanted', ({ open }) => writeEntries(open));
  flow.on('notes.wanted', bringNotes);
  flow.on('topmost.left', () => closeTopmost(modals));
  flow.on('dialogs.outdated', () => modals.send({ type: 'modals.cleared' }));
  flow.on('dialogs.wanted', ({ names }) => {
    for (const type of names) {
      if (comesBack(type, isVisitor(session))) {
        modals.send({ type: 'modal.opened', modal: { type } });
      }
    }
  });
  flow.start();
  signal.addEventListener('abort', running.add(flow));

  window.addEventListener(
    'popstate',
    () => flow.send({ type: 'entry.reached', entry: readEntry() }),
    { signal },
  );
  const changes = modals.subscribe(() => flow.send({ type: 'dialogs.changed', open: openTypes() }));
  const known = onceKnown(session, () => {
    const wanted = takeWanted();
    flow.send({
      type: 'session.known',
      entry: readEntry(),
      wanted: wanted !== null && isVisitor(session) ? wanted : null,
    });
  });
  leaveByLinks({ modals, session }, signal);
  return () => {
    ending.abort();
    changes.unsubscribe();
    known.unsubscribe();
    flow.stop();
  };
}

/** The dialogs that the entry names. */
function dialogsInEntry(): readonly string[] {
  const dialogs = entryState()[MODALS_KEY];
  return Array.isArray(dialogs) ? dialogs.filter((type) => typeof type === 'string') : [];
}

/** The index of the page in the tab's history. */
function pageNumber(): number {
  const { idx } = entryState();
  return typeof idx === 'number' ? idx : 0;
}

/** Names the open dialogs in the entry, and adds an entry for each new one. */
function writeEntries(open: readonly string[]): void {
  const depth = dialogsInEntry().length;
  if (depth > 0) history.replaceState({ ...entryState(), [MODALS_KEY]: open.slice(0, depth) }, '');
  for (let count = depth + 1; count <= open.length; count += 1) {
    history.pushState({ ...entryState(), [MODALS_KEY]: open.slice(0, count) }, '');
  }
}

/** The dialog in the address, once; null if there is none that can reopen. */
function takeWanted(): ReturningName | null {
  const wanted = notedInEntry(WANTED_MODAL_KEY);
  noteInEntry(WANTED_MODAL_KEY, null);
  return wanted !== null && comesBack(wanted, true) ? wanted : null;
}

/** Whether login and registration may open; a trial account may register. */
function isVisitor(session: Services['session']): boolean {
  const state = session.getSnapshot();
  return state.hasTag('visitor') || state.hasTag('trial');
}

/** Asks the topmost dialog to close, as Escape does: it may refuse. */
function closeTopmost(modals: Services['modals']): void {
  const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (topmost) topmost.dispatchEvent(new Event('cancel', { cancelable: true }));
  // A loading one cannot object; one that stepped aside is in use.
  else if (!dialogsStepAside()) modals.send({ type: 'modal.closed' });
}

/** Runs once it is known whether somebody is signed in. */
function onceKnown(session: Services['session'], run: () => void): { unsubscribe: () => void } {
  const isKnown = () => {
    const state = session.getSnapshot();
    return !state.matches('restoring') && !state.matches('unreachable');
  };
  if (isKnown()) {
    run();
    return { unsubscribe: () => undefined };
  }
  const changes = session.subscribe(() => {
    if (!isKnown()) return;
    changes.unsubscribe();
    run();
  });
  return changes;
}

/** A link in a dialog that led to another page closes the dialog. */
function leaveByLinks(
  { modals, session }: Pick<Parts, 'modals' | 'session'>,
  signal: AbortSignal,
): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const isLink = target instanceof Element && target.closest('dialog a[href]') !== null;
      if (!isLink || dialogsInEntry().length > 0) return;
      modals.send({ type: 'modals.cleared' });
      session.send({ type: 'signIn.declined' });
    },
    { signal },
  );
}

/** Waits for the next task, so that simultaneous changes are complete. */
function nextTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Goes back in the tab's history, and waits until the browser is there. */
function goneBack(by: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true, signal });
    history.go(-by);
  });
}
