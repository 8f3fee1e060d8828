import { fireEvent } from '@testing-library/react';
import { moneyTransferEntry } from '#machines/money-transfer/proof/money-transfer.entry.ts';
import { queries } from '#web/api/queries.ts';
import UplineTransferPage from '#web/features/transfers/UplineTransferPage.tsx';
import t from '#web/i18n/messages/EN/member/moneyTransfer.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { onePassword, passwordFields } from './one-password.ts';
import { found, type Mark } from './screen.ts';
import { refusalFacts } from './shown-facts.ts';
import { press, sendEvent, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const PATH = '/member/transferUpline';
const heading = (name: string): Mark => ({ role: 'heading', name });

const amountFields = () => [...document.querySelectorAll<HTMLElement>('input[name="amount"]')];

/** Sending money in the team, here to the upline (W2). */
export function walkedFlow(): WalkedFlow {
  const next = { role: 'button', name: t.continue };
  const submit = { role: 'button', name: t.submit };
  return walked({
    entry: moneyTransferEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: PATH,
          page: <UplineTransferPage />,
          prepare: ({ queryClient }) => {
            queryClient.setQueryDefaults(['payments'], { enabled: false });
            queryClient.setQueryData(queries.moneyPasswords.state().queryKey, onePassword);
          },
        },
        input: undefined,
      },
    },
    rows: {
      reading: [{ role: 'generic', name: shell.loading }],
      unreachable: [heading(t.unreachable)],
      closed: [heading(t.upline.closed.title)],
      entering: [{ ...next, state: 'enabled' }],
      reviewing: [heading(t.review.title), { ...submit, state: 'enabled' }],
      sending: [heading(t.review.title), { ...submit, state: 'busy' }],
      sent: [heading(t.sent.title)],
    },
    actions: {
      'amount.submitted': {
        control: () => found(next),
        perform: (button) => {
          for (const amount of amountFields()) {
            fireEvent.change(amount, { target: { value: '50' } });
          }
          fireEvent.click(button);
        },
      },
      'changes.requested': press({ role: 'button', name: t.review.change }),
      'transfer.confirmed': {
        control: () => found(submit),
        perform: (button) => {
          for (const field of passwordFields()) {
            fireEvent.change(field, { target: { value: '482915' } });
          }
          fireEvent.click(button);
        },
      },
      'another.requested': press({ role: 'button', name: t.sent.another }),
      'retry.requested': press({ role: 'button', name: shell.retry }),
      'terms.changed': sendEvent,
      'form.edited': typeInto(() => [...amountFields(), ...passwordFields()]),
    },
    facts: refusalFacts(errors, {
      codes: ['money_password_incorrect', 'transfer_amount_too_large'],
      leaf: ['entering', 'reviewing'],
      role: 'alert',
    }),
  });
}
