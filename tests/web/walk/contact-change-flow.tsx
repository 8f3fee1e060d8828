import type { ContactKind } from '#contract/entities/contact-types.ts';
import { contactChangeEntry } from '#machines/contact-change/proof/contact-change.entry.ts';
import account from '#web/i18n/messages/EN/account.json';
import security from '#web/i18n/messages/EN/member/security.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const { contact } = security;
const LOCKED = 'second_step_locked';
const PAGE = 'The page behind the dialog';

const button = (name: string) => ({ role: 'button', name });

function opened(kind: ContactKind): WalkedFlow['begins'][string] {
  return {
    setting: {
      address: '/account',
      page: <h1>{PAGE}</h1>,
      prepare: ({ modals }) =>
        modals.send({ type: 'modal.opened', modal: { type: 'contactChange', kind } }),
    },
    input: { kind },
  };
}

/** Binding an e-mail address or a mobile number (W5). */
export function walkedFlow(): WalkedFlow {
  const send = button(contact.sendCodes);
  const confirm = button(contact.confirm);
  const codes: Mark = { role: 'form', name: contact.codes };
  return walked({
    entry: contactChangeEntry,
    language: 'EN',
    begins: { email: opened('email'), mobile: opened('mobile') },
    rows: {
      enteringAddress: [{ ...send, state: 'enabled' }],
      sendingCodes: [{ ...send, state: 'busy' }],
      enteringCodes: [codes, { ...confirm, state: 'enabled' }],
      changing: [codes, { ...confirm, state: 'busy' }],
      // The dialog is gone; a notice reports the result.
      changed: [{ role: 'heading', name: PAGE }],
      cancelled: 'changed',
    },
    actions: {
      'form.submitted': press(send, confirm),
      'address.reopened': press(button(contact.other.email), button(contact.other.mobile)),
      'flow.left': press(button(shell.cancel)),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>(
          'input[name="email"], input[name="mobileNum"], input[name="newCode"]',
        ),
      ]),
    },
    facts: [
      {
        name: 'for how long no try is accepted',
        holds: ({ refusal }, leaf) =>
          ['enteringAddress', 'enteringCodes'].includes(leaf) &&
          (refusal as { readonly code?: string } | null)?.code === LOCKED,
        mark: {
          role: 'alert',
          name: `${errors[LOCKED]} ${account.waitMinutes_other.replace('{{count}}', '15')}`,
        },
      },
      ...refusalFacts(errors, {
        codes: [
          ...codesOf(contactChangeEntry.outcomes.sendCodes),
          ...codesOf(contactChangeEntry.outcomes.changeContact),
        ].filter((code) => code !== LOCKED),
        leaf: ['enteringAddress', 'enteringCodes'],
        role: 'alert',
      }),
    ],
  });
}
