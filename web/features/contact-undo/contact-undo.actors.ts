import { fromPromise } from 'xstate';
import {
  type ContactUndoOutcome,
  contactUndoMachine,
} from '#machines/contact-undo/contact-undo.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** What the link is about. */
export type LinkSubject = 'contact' | 'accountRecovery';

/**
 * Undoing a change of an address, or an account recovery (W5). The token passes through no machine.
 */
export function provideContactUndo(
  { api }: Pick<Services, 'api'>,
  subject: LinkSubject,
  token: string,
) {
  const calls = {
    contact: { read: api.contacts.previewUndo, undo: api.contacts.undo },
    accountRecovery: { read: api.accountRecovery.previewStop, undo: api.accountRecovery.stop },
  }[subject];
  const body = { token };
  /** A link without a token cannot be used. */
  const asking = (call: () => Promise<ContactUndoOutcome>): Promise<ContactUndoOutcome> =>
    token === '' ? Promise.resolve({ ok: false, code: 'not_found' }) : call();
  return contactUndoMachine.provide({
    actors: {
      readOffer: fromPromise<ContactUndoOutcome, void>(({ signal }) =>
        asking(() => calls.read({ body }, { signal })),
      ),
      undoChange: fromPromise<ContactUndoOutcome, void>(() => asking(() => calls.undo({ body }))),
    },
  });
}
