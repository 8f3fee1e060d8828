import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { moneyPasswordCodes, moneyPasswordFields } from '../entities/money-password.ts';
import { textOf } from '../entities/text.ts';
import { moneyTransferSchema, transferTermsSchema } from '../entities/transfer.ts';

/** Somebody of the team, by their number. */
const memberId = textOf(64).min(1);

/** The amount, in hundredths of the currency unit. */
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
 * Transfers from a member to the agent directly above, if `toUpline` of the member allows it, and
 * from an agent to somebody of the team, if `toDownline` does (W2). A person outside the team is
 * answered like one who cannot receive money.
 */
export const transfersCalls = c.router({
  uplineTerms: route('GET /transfers/upline', {
    summary: 'Who the upline is, masked, and how much can be sent',
    auth: 'trueMember',
    codes: ['transfer_not_open'],
    value: transferTermsSchema,
  }),
  toUpline: route('POST /transfers/upline', {
    summary: 'Sends money to the upline, at once and finally',
    body: z.strictObject({ amount, ...moneyPasswordFields }).meta({ id: 'TransferToUpline' }),
    auth: 'trueMember',
    play: 'neither',
    ...sending,
  }),
  downlineTerms: route('GET /transfers/downline', {
    summary: 'The person of the team, masked, and how much can be sent',
    query: z.object({ memberId }),
    auth: 'agent',
    codes: ['transfer_not_open'],
    value: transferTermsSchema,
  }),
  toDownline: route('POST /transfers/downline', {
    summary: 'Sends money to somebody of the team, at once and finally',
    body: z
      .strictObject({ memberId, amount, ...moneyPasswordFields })
      .meta({ id: 'TransferToDownline' }),
    auth: 'agent',
    play: 'neither',
    ...sending,
  }),
});
