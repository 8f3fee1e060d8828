import { contactUndoEntry } from '#machines/contact-undo/proof/contact-undo.entry.ts';
import ContactUndoPage from '#web/features/contact-undo/ContactUndoPage.tsx';
import account from '#web/i18n/messages/EN/account.json';
import security from '#web/i18n/messages/EN/member/security.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const { contactUndo } = security;

/** Taking a change of an address back by the link of a message (W5). */
export function walkedFlow(): WalkedFlow {
  const undo = { role: 'button', name: contactUndo.undo };
  return walked({
    entry: contactUndoEntry,
    language: 'EN',
    begins: {
      link: {
        setting: { address: '/undo-contact#link', page: <ContactUndoPage /> },
        input: undefined,
      },
    },
    rows: {
      reading: [{ role: 'status', name: shell.loading }],
      unreachable: [{ role: 'heading', name: account.formFailedTitle }],
      offering: [{ ...undo, state: 'enabled' }],
      undoing: [{ ...undo, state: 'busy' }],
      undone: [{ role: 'button', name: contactUndo.newPassword }],
      over: [{ role: 'heading', name: contactUndo.over }],
    },
    actions: {
      'undo.confirmed': press(undo),
      'retry.requested': press({ role: 'button', name: shell.retry }),
    },
    facts: refusalFacts(errors, {
      codes: codesOf(contactUndoEntry.outcomes.undoChange).filter((code) => code !== 'not_found'),
      leaf: 'offering',
      role: 'alert',
    }),
  });
}
