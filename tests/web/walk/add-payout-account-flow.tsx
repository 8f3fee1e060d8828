import { fireEvent } from '@testing-library/react';
import { addPayoutAccountEntry } from '#machines/add-payout-account/proof/add-payout-account.entry.ts';
import { queries } from '#web/api/queries.ts';
import payoutAccounts from '#web/i18n/messages/EN/member/payoutAccounts.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found, type Mark } from './screen.ts';
import { codesOf } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const errorTexts: Readonly<Record<string, string>> = errors;

const PAGE = 'The page behind the dialog';
/** The states that show the reason of the last refusal. */
const leavesWithReason = ['entering', 'confirming'];

const button = (name: string) => ({ role: 'button', name });

const keyField = () => [...document.querySelectorAll<HTMLElement>('input[name="key"]')];

/** Adding an payout account (W2). */
export function walkedFlow(): WalkedFlow {
  const words = payoutAccounts;
  const form: Mark = { role: 'form', name: words.add };
  const question: Mark = { role: 'heading', name: words.confirm.question };
  const check = button(words.form.check);
  const confirm = button(words.confirm.yes);
  const { outcomes } = addPayoutAccountEntry;
  const codes = new Set([...codesOf(outcomes.checkAccount), ...codesOf(outcomes.addAccount)]);
  return walked({
    entry: addPayoutAccountEntry,
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/account',
          page: <h1>{PAGE}</h1>,
          prepare: ({ modals, queryClient }) => {
            queryClient.setQueryData(queries.payoutAccounts.list().queryKey, {
              accounts: [],
              max: 5,
              waitMinutes: 60,
              banks: [{ code: '901', name: 'Banco Aurora' }],
            });
            modals.send({ type: 'modal.opened', modal: { type: 'addPayoutAccount' } });
          },
        },
        input: undefined,
      },
    },
    rows: {
      entering: [form, { ...check, state: 'enabled' }],
      checking: [form, { ...check, state: 'busy' }],
      confirming: [question, { ...confirm, state: 'enabled' }],
      adding: [question, { ...confirm, state: 'busy' }],
      // The dialog is gone; a notice reports the new account.
      added: [{ role: 'heading', name: PAGE }],
      cancelled: 'added',
    },
    actions: {
      'form.submitted': {
        control: () => found(check),
        perform: (control) => {
          for (const field of keyField()) {
            fireEvent.change(field, { target: { value: '52998224725' } });
          }
          fireEvent.click(control);
        },
      },
      'account.confirmed': press(confirm),
      'account.corrected': press(button(words.confirm.no)),
      'flow.left': press(button(shell.cancel)),
      'form.edited': typeInto(keyField),
    },
    facts: [...codes, 'unknown_error'].map((code) => ({
      name: `why it was refused (${code})`,
      holds: ({ refusal }, leaf) =>
        leavesWithReason.includes(leaf) &&
        (refusal as { readonly code?: string } | null)?.code === code,
      mark: { role: 'alert', name: errorTexts[code] ?? '' },
    })),
  });
}
