import { fromPromise } from 'xstate';
import {
  type ContactUndoOutcome,
  contactUndoMachine,
} from '#machines/contact-undo/contact-undo.machine.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Taking a change of an address back with its calls (W5). The token goes through no machine. */
export function provideContactUndo({ api }: Pick<Services, 'api'>, token: string) {
  const body = { token };
  /** A link without a token cannot be used. */
  const asking = (call: () => Promise<ContactUndoOutcome>): Promise<ContactUndoOutcome> =>
    token === '' ? Promise.resolve({ ok: false, code: 'not_found' }) : call();
  return contactUndoMachine.provide({
    actors: {
      readOffer: fromPromise<ContactUndoOutcome, void>(({ signal }) =>
        asking(() => api.contacts.undoOffer({ body }, { signal })),
      ),
      undoChange: fromPromise<ContactUndoOutcome, void>(() =>
        asking(() => api.contacts.undo({ body })),
      ),
    },
  });
}
