import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { voucherCodeMachine } from '../voucher-code.machine.ts';

const submitted = { type: 'form.submitted' } as const;
const edited = { type: 'form.edited' } as const;
const wrong = { ok: false, code: 'money_password_incorrect' } as const;
const brings = { ok: true, value: null } as const;

/** Catalogue entry: code of a voucher. */
export const voucherCodeEntry = catalogueEntry<typeof voucherCodeMachine>({
  id: 'voucherCode',
  title: 'Voucher code',
  purpose: 'Shows a voucher code after the transaction passwords were entered again.',
  requirements: ['W9'],
  machine: voucherCodeMachine,
  inputs: { plain: { redemptionId: 'redemption-1' } },
  events: { 'form.submitted': [submitted], 'form.edited': [edited] },
  outcomes: { readCode: [brings, wrong, networkFailed] },
  invariants: [
    whenever(
      'a code is shown only after the server gave it',
      (step) => isIn(step, 'shown'),
      (step) => isAccepted(step, 'readCode'),
    ),
    whenever(
      'it is requested only after the person sent the form',
      (step) => step.started.includes('readCode'),
      ({ event }) => event.type === 'form.submitted',
    ),
    whenever(
      'nothing was refused while it is checked or shown',
      (step) => !isIn(step, 'enteringPasswords'),
      ({ context }) => context.refusal === null,
    ),
  ],
  journeys: [
    {
      name: 'a person proves who they are, and sees the code',
      moves: [
        { event: submitted, reaches: 'checking' },
        { event: submitted, ignored: true },
        { actor: 'readCode', done: brings },
      ],
      ends: 'shown',
    },
    {
      name: 'a wrong password is corrected',
      moves: [
        { event: submitted },
        refuses('readCode', wrong, 'enteringPasswords'),
        { event: edited, reaches: 'enteringPasswords', context: { refusal: null } },
        { event: submitted },
        breaks('readCode', 'enteringPasswords'),
        { event: submitted, reaches: 'checking', context: { refusal: null } },
        { actor: 'readCode', done: brings },
      ],
      ends: 'shown',
    },
  ],
});
