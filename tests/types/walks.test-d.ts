/**
 * What a walk over the screens refuses at compile time. Each line that must not compile is marked,
 * and the mark itself fails where the line compiles after all.
 */
import type { drawWatchEntry } from '#machines/draw-watch/proof/draw-watch.entry.ts';
import { press, sendEvent } from '#tests/web/walk/user-actions.ts';
import type { UserActions } from '#tests/web/walk/walked-flow.ts';

type Actions = UserActions<typeof drawWatchEntry>;

const retry = press({ role: 'button', name: 'Try again' });

export const actionsWhole: Actions = { 'retry.requested': retry, 'page.shown': sendEvent };

// @ts-expect-error an event of the machine that nothing on the screen makes
export const actionMissing: Actions = { 'retry.requested': retry };

export const actionOfNoEvent: Actions = {
  'retry.requested': retry,
  'page.shown': sendEvent,
  // @ts-expect-error an event that the machine does not have
  'page.hidden': sendEvent,
};

export const eventMistaken: Actions = {
  // @ts-expect-error an event taken for another
  'retry.requested': (event: { type: 'page.shown' }) => sendEvent(event),
  'page.shown': sendEvent,
};
