import { setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';

/** Input of the flow. */
export interface VoucherCodeInput {
  readonly redemptionId: string;
}

/** Context of the flow; the passwords and the code stay outside. */
export interface VoucherCodeContext extends VoucherCodeInput {
  readonly refusal: Refusal | null;
}

/** Events that the person sends; what they type stays in the draft. */
type VoucherCodeEvent = { type: 'form.submitted' } | { type: 'form.edited' };

const actors = {
  /**
   * Checks the form, then requests the code with the money passwords, and keeps it for the view.
   */
  readCode: notProvided<Outcome<null>, VoucherCodeInput>('readCode'),
};

const ask = asking<typeof actors, VoucherCodeContext>();

const voucherCodeSetup = setup({
  types: {
    input: {} as VoucherCodeInput,
    context: {} as VoucherCodeContext,
    events: {} as VoucherCodeEvent,
    tags: {} as 'busy',
  },
  actors,
}).extend(refusable);

/** The code of a voucher, revealed for the money passwords each time (W9). */
export const voucherCodeMachine = voucherCodeSetup.createMachine({
  id: 'voucherCode',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'enteringPasswords',
  states: {
    enteringPasswords: {
      description:
        'The person enters the passwords that money requires; the reason for the last failure is shown.',
      on: { 'form.submitted': { target: 'checking' }, 'form.edited': { actions: 'forgetRefusal' } },
    },
    checking: {
      description: 'The server checks the passwords; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readCode', {
        input: ({ context: { redemptionId } }) => ({ redemptionId }),
        accepted: 'shown',
        refused: 'enteringPasswords',
      }),
    },
    shown: { type: 'final', description: 'The code is shown until the dialog is closed.' },
  },
});
