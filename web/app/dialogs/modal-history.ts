import {
  bringNotes,
  entryState,
  MODALS_KEY,
  notedInEntry,
  noteInEntry,
  WANTED_MODAL_KEY,
} from '#web/platform/address/history-entry.ts';
import { dialogsStepAside } from '#web/shared/account/step-aside.ts';
import type { Services } from '#web/shared/services/services.ts';
import { comesBack } from './dialogs.ts';

/*
 * Each open dialog has a history entry of its own above its page, so that back closes it, a reload
 * brings it back, and forward opens it again. The router does not see them: such an entry has the
 * address and the router's notes of its page, and names the open dialogs besides.
 */

/** The dialogs that the entry names. */
function namedInEntry(): readonly string[] {
  const named = entryState()[MODALS_KEY];
  return Array.isArray(named) ? named.filter((type) => typeof type === 'string') : [];
}

/** Which page of the tab's history this is, in the order in which they were visited. */
function pageNumber(): number {
  const { idx } = entryState();
  return typeof idx === 'number' ? idx : 0;
}

/**
 * Keeps history and dialogs together for as long as the page lives (S6).
 *
 * @returns ends it
 */
export function followModals({
  modals,
  session,
}: Pick<Services, 'modals' | 'session'>): () => void {
  const ending = new AbortController();
  let page = pageNumber();
  /** A step of our own through the history is on its way; its arrival is no wish of a person. */
  let stepping = false;
  let scheduled: ReturnType<typeof setTimeout> | undefined;

  const openTypes = () => modals.getSnapshot().context.stack.map(({ type }) => type);

  /** A trial account is on its way to a real one. */
  const isVisitor = () => {
    const state = session.getSnapshot();
    return state.hasTag('visitor') || state.hasTag('trial');
  };

  const step = (by: number) => {
    stepping = true;
    history.go(by);
  };

  /** Gives the entry what it lacks, or leaves it when its dialogs are closed. */
  const write = () => {
    if (stepping) return;
    page = pageNumber();
    const open: readonly string[] = openTypes();
    const depth = namedInEntry().length;
    if (open.length < depth) {
      step(open.length - depth);
      return;
    }
    if (depth > 0)
      history.replaceState({ ...entryState(), [MODALS_KEY]: open.slice(0, depth) }, '');
    for (let count = depth + 1; count <= open.length; count += 1) {
      history.pushState({ ...entryState(), [MODALS_KEY]: open.slice(0, count) }, '');
    }
  };
  // One dialog often gives way to another, or to a page, within a moment: only the end counts.
  const schedule = () => {
    clearTimeout(scheduled);
    scheduled = setTimeout(write);
  };

  /** Opens what the entry names, where all of it may come back; else leaves the entry. */
  const reopen = () => {
    const named = namedInEntry();
    if (isVisitor() && named.every(comesBack)) {
      for (const type of named) modals.send({ type: 'modal.opened', modal: { type } });
    }
    write();
  };

  /** Back, with a dialog open: the topmost is asked to close, as by Escape, and has its say. */
  const closeTopmost = () => {
    const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal');
    const topmost = [...dialogs].at(-1);
    if (topmost) topmost.dispatchEvent(new Event('cancel', { cancelable: true }));
    // One that is still loading has nothing to say; one that stepped aside is in use.
    else if (!dialogsStepAside()) modals.send({ type: 'modal.closed' });
    schedule();
  };

  const arrive = () => {
    const from = page;
    page = pageNumber();
    if (stepping) {
      stepping = false;
      bringNotes();
      write();
      return;
    }
    const depth = namedInEntry().length;
    const open = openTypes().length;
    if (page < from && depth > 0) {
      // Back from a page that a dialog led to: the dialog is over, its page is meant.
      step(-depth);
    } else if (page !== from) {
      // Another page: what was open over the one before does not come along.
      if (open > 0) modals.send({ type: 'modals.cleared' });
      if (depth > 0) reopen();
    } else if (depth < open) {
      bringNotes();
      closeTopmost();
    } else if (depth > open) {
      reopen();
    }
  };

  /** A link in a dialog that led to another page has done with the dialog. */
  const followLink = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('dialog a[href]') !== null;
    if (!isLink || namedInEntry().length > 0) return;
    modals.send({ type: 'modals.cleared' });
    session.send({ type: 'signIn.declined' });
  };

  const { signal } = ending;
  window.addEventListener('popstate', arrive, { signal });
  document.addEventListener('click', followLink, { signal });
  const changes = modals.subscribe(schedule);
  // Whoever turns out to be signed in is not asked to sign in again.
  const begin = () => {
    const state = session.getSnapshot();
    if (state.matches('restoring') || state.matches('unreachable')) return;
    restored.unsubscribe();
    const wanted = notedInEntry(WANTED_MODAL_KEY);
    noteInEntry(WANTED_MODAL_KEY, null);
    if (wanted === null) reopen();
    else if (isVisitor() && comesBack(wanted)) {
      modals.send({ type: 'modal.opened', modal: { type: wanted } });
    }
  };
  const restored = session.subscribe(begin);
  begin();
  return () => {
    ending.abort();
    changes.unsubscribe();
    restored.unsubscribe();
    clearTimeout(scheduled);
  };
}
