import { fireEvent } from '@testing-library/react';
import type { ExampleClock } from '#machines/catalogue/entry.ts';
import { withdrawalConfirmationEntry } from '#machines/withdrawal-confirmation/proof/withdrawal-confirmation.entry.ts';
import {
  changed,
  disputed,
  forced,
  received,
  returned,
  sameAgain,
  silent,
} from '#machines/withdrawal-confirmation/proof/withdrawal-confirmation.examples.ts';
import { formatMoney } from '#web/i18n/format.ts';
import words from '#web/i18n/messages/EN/member/withdraw.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { press, sendEvent } from './user-actions.ts';
import { type UserAction, type WalkedFlow, walked } from './walked-flow.ts';

const amount = formatMoney(10_000, 'BRL', 'EN');
const button = (name: string) => ({ role: 'button', name });
const outcomeDialog = (name: keyof typeof words.outcome) => [
  { role: 'alertdialog', name: words.outcome[name].title },
];

const send: UserAction = {
  control: () => found(button(words.complaint.send)),
  perform: (control) => {
    const amountReceived = document.querySelector('input[name="amountReceived"]');
    const comment = document.querySelector('textarea[name="comment"]');
    if (amountReceived) fireEvent.change(amountReceived, { target: { value: '20' } });
    if (comment) fireEvent.change(comment, { target: { value: 'Half' } });
    fireEvent.click(control);
  },
};

/** Whether a payment of a withdrawal arrived (W3). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: {
      ...withdrawalConfirmationEntry,
      events: {
        ...withdrawalConfirmationEntry.events,
        'withdrawal.changed': [sameAgain, received, disputed, silent, forced, returned].map(
          changed,
        ),
      },
    },
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/lobby',
          prepare: ({ modals }) =>
            modals.send({ type: 'modal.opened', modal: { type: 'payoutConfirmation' } }),
        },
        input: ({ now }: ExampleClock) => ({ now, target: null, isComplaining: false }),
      },
    },
    rows: {
      reading: [{ role: 'dialog', name: words.confirm.reading }],
      nothing: outcomeDialog('nothing'),
      unreachable: outcomeDialog('unreachable'),
      'known.asking': [{ ...button(words.confirm.received), state: 'enabled' }],
      'known.askingAgain': 'reading',
      'known.confirmingReceipt': [{ ...button(words.confirm.received), state: 'busy' }],
      'known.complaining': [{ ...button(words.complaint.send), state: 'enabled' }],
      'known.sendingComplaint': [{ ...button(words.complaint.send), state: 'busy' }],
      'known.received': outcomeDialog('received'),
      'known.receivedElsewhere': outcomeDialog('receivedElsewhere'),
      'known.disputed': outcomeDialog('disputed'),
      'known.disputeOpen': outcomeDialog('disputeOpen'),
      'known.takenAsReceived': outcomeDialog('takenAsReceived'),
      'known.forced': outcomeDialog('forced'),
      'known.returned': outcomeDialog('returned'),
    },
    actions: {
      'receipt.confirmed': press(button(words.confirm.received)),
      'complaint.begun': press(button(words.confirm.notReceived), button(words.confirm.complain)),
      'complaint.abandoned': press(button(words.complaint.back)),
      'complaint.submitted': send,
      'next.requested': press(button(words.confirm.next_other.replace('{{count}}', '2'))),
      'retry.requested': press(button(shell.retry)),
      'connection.returned': sendEvent,
      'withdrawal.changed': sendEvent,
    },
    facts: [
      {
        name: 'which amount it is about',
        holds: (_, leaf) => leaf === 'known.asking' || leaf === 'known.confirmingReceipt',
        mark: { role: 'dialog', name: words.confirm.title.replace('{{amount}}', amount) },
      },
      ...(['payout_received_whole', 'network_failed', 'unknown_error'] as const).map((code) => ({
        name: `why it was refused (${code})`,
        holds: (context: object) =>
          'refusal' in context && (context.refusal as { code?: string } | null)?.code === code,
        mark: { role: 'alert', name: errors[code] },
      })),
    ],
  });
}
