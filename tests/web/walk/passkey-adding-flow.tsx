import { passkeyAddingEntry } from '#machines/passkey-adding/proof/passkey-adding.entry.ts';
import security from '#web/i18n/messages/EN/member/security.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const PAGE = 'The page behind the dialog';
/** It has its own screen, which says what to do. */
const UNSUPPORTED = 'passkey_unsupported';

const says = (name: string): Mark => ({ role: 'status', name });
const button = (name: string) => ({ role: 'button', name });

/** Adding a passkey (A24). */
export function walkedFlow(): WalkedFlow {
  const words = security.passkeyAdding;
  const submit = button(words.submit);
  const form: Mark = { role: 'form', name: words.title };
  const { askOptions, makePasskey, savePasskey } = passkeyAddingEntry.outcomes;
  return walked({
    entry: passkeyAddingEntry,
    language: 'EN',
    begins: {
      adding: {
        setting: {
          address: '/account',
          page: <h1>{PAGE}</h1>,
          prepare: ({ modals }) =>
            modals.send({ type: 'modal.opened', modal: { type: 'passkeyAdding' } }),
        },
        input: undefined,
      },
    },
    rows: {
      naming: [form, { ...submit, state: 'enabled' }],
      askingOptions: [form, { ...submit, state: 'busy' }, says(words.asking)],
      prompting: [form, { ...submit, state: 'busy' }, says(words.follow)],
      saving: [form, { ...submit, state: 'busy' }, says(words.saving)],
      unsupported: [{ role: 'heading', name: words.unsupported }],
      // The dialog is gone; a notice reports the result.
      added: [{ role: 'heading', name: PAGE }],
      cancelled: 'added',
    },
    actions: {
      'form.submitted': press(submit),
      'flow.left': press(button(shell.cancel)),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>('dialog input[name="name"]'),
      ]),
    },
    facts: refusalFacts(errors, {
      codes: [...codesOf(askOptions), ...codesOf(makePasskey), ...codesOf(savePasskey)].filter(
        (code) => code !== UNSUPPORTED,
      ),
      leaf: 'naming',
      role: 'alert',
    }),
  });
}
