import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { moneyPasswordCodes, moneyPasswordFields } from '../entities/money-password.ts';
import { uplineTermsSchema, uplineTransferSchema } from '../entities/transfer.ts';

/** Money from a member to the agent right above (W2), where `toUpline` of the member says so. */
export const transfersCalls = c.router({
  uplineTerms: {
    method: 'GET',
    path: '/transfers/upline',
    ...answers({
      summary: 'Who the upline is, masked, and how much can be sent',
      auth: 'trueMember',
      codes: ['transfer_not_open'],
      value: uplineTermsSchema,
    }),
  },
  toUpline: {
    method: 'POST',
    path: '/transfers/upline',
    body: z
      .strictObject({
        /** Hundredths. */
        amount: z.int().positive(),
        ...moneyPasswordFields,
      })
      .meta({ id: 'TransferToUpline' }),
    ...answers({
      summary: 'Sends money to the upline, at once and for good',
      auth: 'trueMember',
      sealed: true,
      once: true,
      freshProof: true,
      budgets: ['moneyPassword'],
      codes: [
        'transfer_not_open',
        'transfer_amount_too_small',
        'transfer_amount_too_large',
        ...moneyPasswordCodes,
      ],
      value: uplineTransferSchema,
    }),
  },
});
