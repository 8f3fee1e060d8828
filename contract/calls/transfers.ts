import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { moneyPasswordCodes, moneyPasswordFields } from '../entities/money-password.ts';
import { textOf } from '../entities/text.ts';
import { moneyTransferSchema, transferTermsSchema } from '../entities/transfer.ts';

/** Somebody of the team, by their number. */
const memberId = textOf(64).min(1);

/** Hundredths. */
const amount = z.int().positive();

/** Money leaves the account for good: needs passwords and reauthentication, and counts once. */
const sending = {
  sealed: true,
  once: true,
  reauthentication: true,
  budgets: ['moneyPassword'],
  codes: [
    'transfer_not_open',
    'transfer_amount_too_small',
    'transfer_amount_too_large',
    ...moneyPasswordCodes,
  ],
  value: moneyTransferSchema,
} as const;

/**
 * Transfers from a member to the agent right above, if `toUpline` of the member allows it, and from
 * an agent to somebody of the team, if `toDownline` does (W2). A person outside the team is
 * answered like one who cannot receive money.
 */
export const transfersCalls = c.router({
  uplineTerms: {
    method: 'GET',
    path: '/transfers/upline',
    ...answers({
      summary: 'Who the upline is, masked, and how much can be sent',
      auth: 'trueMember',
      codes: ['transfer_not_open'],
      value: transferTermsSchema,
    }),
  },
  toUpline: {
    method: 'POST',
    path: '/transfers/upline',
    body: z.strictObject({ amount, ...moneyPasswordFields }).meta({ id: 'TransferToUpline' }),
    ...answers({
      summary: 'Sends money to the upline, at once and for good',
      auth: 'trueMember',
      ...sending,
    }),
  },
  downlineTerms: {
    method: 'GET',
    path: '/transfers/downline',
    query: z.object({ memberId }),
    ...answers({
      summary: 'Who of the team it is, masked, and how much can be sent',
      auth: 'agent',
      codes: ['transfer_not_open'],
      value: transferTermsSchema,
    }),
  },
  toDownline: {
    method: 'POST',
    path: '/transfers/downline',
    body: z
      .strictObject({ memberId, amount, ...moneyPasswordFields })
      .meta({ id: 'TransferToDownline' }),
    ...answers({
      summary: 'Sends money to somebody of the team, at once and for good',
      auth: 'agent',
      ...sending,
    }),
  },
});
